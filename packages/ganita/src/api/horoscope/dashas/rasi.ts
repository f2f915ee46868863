import { VARSHA_NARAYANA_IDS } from '@ganita/core/annual/annualDashas.js';
import type { Svara } from '@ganita/core/dashas/graha/panchasvara.js';
import {
  FURTHER_RASI_DASHAS,
  RASI_DASHAS,
  type RasiDashaLord,
  type RasiDashaSeed,
} from '@ganita/core/dashas/rasi/rasiDashas.js';
import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import { annualDashaName, rasiDashaName } from '@ganita/words/compoundNames.js';
import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { mapOf } from '../../schema/maps.js';
import { signNamedFields } from '../../schema/positionFields.js';
import type { Wire } from '../../schema/wire.js';
import { round6, splitLongitude } from '../../values/numbers.js';
import { signNamed, signRecord } from '../../values/position.js';
import { jsonRecords, type SelfWriting } from '../../writing/jsonFields.js';
import { section } from '../section.js';
import { dashaRecord, dashaSchema, type seedSchema } from './period.js';
import { type MakePeriods, type PeriodNames, periodTree, writtenPeriods } from './periodForms.js';

const varshaNarayanaSchema = Type.Object(
  signNamedFields(
    'house_sign',
    'sign of the house of the year, counted from the natal Ascendant; the dasha starts from its lord',
  ),
  { title: 'VarshaNarayanaDetails', description: 'what a Varsha Narayana dasha is computed from' },
);

type Ruler = { readonly lord: Svara } | ({ readonly sign: Sign } & Wheels);

interface Wheels {
  readonly moon_wheel_sign?: Sign;
  readonly sun_wheel_sign?: Sign;
}

const isSign = (lord: string): lord is Sign => (SIGNS as readonly string[]).includes(lord);

/** What names the ruler of a period: a sign, the signs of three wheels (that of the Ascendant first), or a svara. */
function ruler(lord: RasiDashaLord): Ruler {
  if (typeof lord !== 'string') return { sign: lord.lagna, moon_wheel_sign: lord.moon, sun_wheel_sign: lord.sun };
  return isSign(lord) ? { sign: lord } : { lord };
}

type Names = PeriodNames<RasiDashaLord, Ruler>;

/** Periods of whatever ruler. */
const ANY_NAMES: Names = {
  ruler,
  record: (lord, start, end, periods) =>
    periods === null ? { ...ruler(lord), start, end } : { ...ruler(lord), start, end, periods },
};

/** Periods that signs rule, whose record is made field by field: a tree has some fifteen thousand. */
const SIGN_NAMES: PeriodNames<Sign, Ruler> = {
  ruler,
  record: (sign, start, end, periods) => (periods === null ? { sign, start, end } : { sign, start, end, periods }),
};

/** Only signs rule the periods of a dasha that starts from a sign or a pada. */
const namesFor = ({ kind }: RasiDashaSeed): Names =>
  kind === 'sign' || kind === 'pada' ? (SIGN_NAMES as Names) : ANY_NAMES;

function seedRecord(seed: RasiDashaSeed, language: Language): Wire<typeof seedSchema> {
  switch (seed.kind) {
    case 'sign':
      return { seed_kind: seed.kind, ...signRecord(seed.sign, language) };
    case 'signs':
      return {
        seed_kind: seed.kind,
        ...signRecord(seed.lagna, language),
        ...signNamed('moon_wheel_sign', seed.moon, language),
        ...signNamed('sun_wheel_sign', seed.sun, language),
      };
    case 'pada':
      return {
        seed_kind: seed.kind,
        number: seed.pada,
        elapsed_fraction: round6(seed.elapsed),
        absolute_longitude: splitLongitude(seed.longitudeDeg).absolute,
      };
    case 'part_of_28':
      return { seed_kind: seed.kind, number: seed.number, elapsed_fraction: round6(seed.elapsed) };
  }
}

/** The dashas by id, with periods in one form. */
function dashasById<Form>(
  { systems, annual, utcOffsetHours }: SectionResults['rasi_dashas'],
  language: Language,
  periodsOf: MakePeriods<RasiDashaLord, Ruler, Form>,
) {
  const common = { applicable: true } as const;
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: rasiDashaName(one.id, language),
        ...common,
        year_days: one.year.days,
        seed: seedRecord(one.seed, language),
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, namesFor(one.seed), periodsOf),
      },
    ]),
    ...annual.map((one) => [
      one.id,
      {
        name: annualDashaName(one.id, language),
        ...common,
        year_days: one.year.days,
        seed: { seed_kind: 'sign', ...signRecord(one.first, language) } as const,
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, SIGN_NAMES as Names, periodsOf),
      },
    ]),
  ]);
}

const written = writtenPeriods<RasiDashaLord, Ruler>();

/** The same record, whose periods are written without being built. */
const rasiDashasWritten = (dashas: SectionResults['rasi_dashas'], language: Language): SelfWriting =>
  jsonRecords(dashasById(dashas, language, written));

/** The rasi dashas by id, in the order of the contract; after them the annual ones. */
export const rasiDashasSection = section({
  schema: mapOf([...RASI_DASHAS, ...FURTHER_RASI_DASHAS, ...VARSHA_NARAYANA_IDS], dashaSchema, {
    description: 'periods of signs, a dasha for each id; annual ones only with a `pravesha_type`',
  }),
  record: (dashas: SectionResults['rasi_dashas'], language) => dashasById(dashas, language, periodTree),
  words: ['signs', 'svaras'],
  details: {
    schema: mapOf(VARSHA_NARAYANA_IDS, varshaNarayanaSchema, {
      description: 'what the Varsha Narayana dashas are computed from, by id',
    }),
    record: ({ annual }: SectionResults['rasi_dashas'], language) =>
      Object.fromEntries(annual.map(({ id, houseSign }) => [id, signNamed('house_sign', houseSign, language)])),
  },
  written: rasiDashasWritten,
});
