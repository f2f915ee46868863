import { type TObject, type TSchema, Type } from 'typebox';
import type { Language } from '../../../calculations/fields/languages.js';
import { oneOf } from '../../../calculations/fields/schema.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { VARSHA_NARAYANA_IDS } from '../../../core/annual/annualDashas.js';
import {
  FURTHER_RASI_DASHAS,
  RASI_DASHAS,
  type RasiDashaLord,
  type RasiDashaSeed,
} from '../../../core/dashas/rasi/rasiDashas.js';
import type { SignTriple } from '../../../core/dashas/rasi/sudarshana.js';
import { SIGNS, type Sign, signIndex } from '../../../core/zodiac/signs.js';
import { annualDashaName, rasiDashaName } from '../../../i18n/compoundNames.js';
import { WORDS } from '../../../i18n/words.js';
import { mapOf } from '../../schema/maps.js';
import { signFields } from '../../schema/position.js';
import type { Wire } from '../../schema/wire.js';
import { round6, splitLongitude } from '../../values/numbers.js';
import { signRecord } from '../../values/position.js';
import { dashaRecord, dashaSchema, type MakePeriodRecord } from './period.js';

const { sign, sign_index } = signFields;

/** A field that may be left out, with a description of its own. */
const optional = <S extends TSchema>(schema: S, description: string) => Type.Optional({ ...schema, description });

const IN_SUDARSHANA =
  "in sudarshana_chakra: the signs of the Moon's and the Sun's wheel; `sign` is that of the Ascendant's";
/** Signs of the wheels of Moon and Sun. */
const wheels = {
  moon_sign: optional(sign, IN_SUDARSHANA),
  moon_sign_index: optional(sign_index, IN_SUDARSHANA),
  sun_sign: optional(sign, IN_SUDARSHANA),
  sun_sign_index: optional(sign_index, IN_SUDARSHANA),
};

const OF_A_SIGN = 'display word and index of the sign; not in panchasvara';

/** What rules a period: a sign, in two systems more or other than that. */
const rulerFields = {
  sign: optional(sign, OF_A_SIGN),
  sign_index: optional(sign_index, OF_A_SIGN),
  ...wheels,
  lord: Type.Optional(Type.String({ description: 'in panchasvara: id of a svara' })),
};

const seedSchema = Type.Object({
  kind: oneOf(['sign', 'signs', 'pada', 'part_of_28']),
  sign: optional(sign, 'the first sign'),
  sign_index: optional(sign_index, 'the first sign'),
  ...wheels,
  number: Type.Optional(Type.Integer({ minimum: 1, maximum: 108, description: 'of the pada or part, from Aries' })),
  elapsed_fraction: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  longitude: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute degrees' })),
});

const detailsSchema = Type.Object(
  { house_sign: sign, house_sign_index: sign_index },
  { description: 'of varsha_narayana: the sign whose lord is sought' },
);

/** The rasi dashas by id, in the order of the contract; after them the annual ones. */
export const rasiDashasSchema = mapOf(
  [...RASI_DASHAS, ...FURTHER_RASI_DASHAS, ...VARSHA_NARAYANA_IDS],
  dashaSchema('RasiDasha', rulerFields, seedSchema, detailsSchema),
);

type Ruler = Wire<TObject<typeof rulerFields>>;

const isSign = (lord: string): lord is Sign => (SIGNS as readonly string[]).includes(lord);

/** Signs of the three wheels of the Sudarshana chakra: that of the Ascendant names the period. */
function wheelsRecord({ lagna, moon, sun }: SignTriple, language: Language) {
  const words = WORDS[language].zodiac.sign;
  return {
    sign: words[lagna],
    sign_index: signIndex(lagna),
    moon_sign: words[moon],
    moon_sign_index: signIndex(moon),
    sun_sign: words[sun],
    sun_sign_index: signIndex(sun),
  };
}

/** What names the ruler of a period: a sign, the signs of three wheels, or a svara. */
const rulers =
  (language: Language) =>
  (lord: RasiDashaLord): Ruler => {
    if (typeof lord !== 'string') return wheelsRecord(lord, language);
    return isSign(lord) ? signRecord(lord, language) : { lord };
  };

/** Periods that signs rule, written out field by field: an answer has some fifteen thousand. */
function signPeriod(language: Language): MakePeriodRecord<Sign, Ruler> {
  const words = WORDS[language].zodiac.sign;
  return (lord, start, end, periods) =>
    periods === null
      ? { sign: words[lord], sign_index: signIndex(lord), start, end }
      : { sign: words[lord], sign_index: signIndex(lord), start, end, periods };
}

/** Periods of whatever ruler. */
const anyPeriod =
  (ruler: (lord: RasiDashaLord) => Ruler): MakePeriodRecord<RasiDashaLord, Ruler> =>
  (lord, start, end, periods) =>
    periods === null ? { ...ruler(lord), start, end } : { ...ruler(lord), start, end, periods };

function seedRecord(seed: RasiDashaSeed, ruler: (lord: RasiDashaLord) => Ruler): Wire<typeof seedSchema> {
  switch (seed.kind) {
    case 'sign':
      return { kind: seed.kind, ...ruler(seed.sign) };
    case 'signs':
      return { ...ruler(seed), kind: seed.kind };
    case 'pada':
      return {
        kind: seed.kind,
        number: seed.pada,
        elapsed_fraction: round6(seed.elapsed),
        longitude: splitLongitude(seed.longitudeDeg).absolute,
      };
    case 'part_of_28':
      return { kind: seed.kind, number: seed.number, elapsed_fraction: round6(seed.elapsed) };
  }
}

export function rasiDashasRecord(
  { systems, annual, utcOffsetHours }: SectionResults['rasi_dashas'],
  language: Language,
): Wire<typeof rasiDashasSchema> {
  const ruler = rulers(language);
  const [ofSign, ofAny] = [signPeriod(language), anyPeriod(ruler)];
  /** Only signs rule the periods of a dasha that begins from a sign or a pada. */
  const periodOf = ({ kind }: RasiDashaSeed): MakePeriodRecord<RasiDashaLord, Ruler> =>
    kind === 'sign' || kind === 'pada' ? (ofSign as MakePeriodRecord<RasiDashaLord, Ruler>) : ofAny;
  const common = { applicable: true } as const;
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: rasiDashaName(one.id, language),
        ...common,
        year_days: one.year.days,
        seed: seedRecord(one.seed, ruler),
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, periodOf(one.seed), ruler),
      },
    ]),
    ...annual.map((one) => [
      one.id,
      {
        name: annualDashaName(one.id, language),
        ...common,
        year_days: one.year.days,
        seed: { kind: 'sign', ...ruler(one.first) },
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, ofSign, ruler),
        details: {
          house_sign: WORDS[language].zodiac.sign[one.houseSign],
          house_sign_index: signIndex(one.houseSign),
        },
      },
    ]),
  ]);
}
