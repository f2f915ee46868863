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
import { SIGNS, type Sign } from '../../../core/zodiac/signs.js';
import { annualDashaName, rasiDashaName } from '../../../i18n/compoundNames.js';
import { mapOf } from '../../schema/maps.js';
import { absoluteLongitudeSchema, signId, signNamedFields } from '../../schema/position.js';
import type { Wire } from '../../schema/wire.js';
import { round6, splitLongitude } from '../../values/numbers.js';
import { signNamed } from '../../values/position.js';
import { dashaRecord, dashaSchema, type MakePeriodRecord } from './period.js';

/** A field that may be left out, with a description of its own. */
const optional = <S extends TSchema>(schema: S, description: string) => Type.Optional({ ...schema, description });

const moonWheel = optional(signId, "in sudarshana_chakra: the sign of the Moon's wheel");
const sunWheel = optional(signId, "in sudarshana_chakra: the sign of the Sun's wheel");

/** What rules a period: a sign, in two systems more or other than that. Ids only: an answer has thousands. */
const rulerFields = {
  sign: optional(signId, 'the sign that rules the period; not in panchasvara'),
  moon_wheel_sign: moonWheel,
  sun_wheel_sign: sunWheel,
  lord: Type.Optional(Type.String({ description: 'in panchasvara: id of a svara' })),
};

const seedSchema = Type.Object(
  {
    kind: oneOf(['sign', 'signs', 'pada', 'part_of_28'], { description: 'what the dasha starts from' }),
    sign: optional(signId, 'the first sign'),
    moon_wheel_sign: moonWheel,
    sun_wheel_sign: sunWheel,
    number: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 108, description: 'number of the pada or part, counted from Aries' }),
    ),
    elapsed_fraction: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'elapsed part of the pada or part at birth' }),
    ),
    absolute_longitude: Type.Optional({ ...absoluteLongitudeSchema, description: 'degrees from 0 Aries, of the Moon' }),
  },
  { title: 'RasiDashaSeed' },
);

const detailsSchema = Type.Object(signNamedFields('house_sign'), {
  title: 'VarshaNarayanaDetails',
  description: 'of varsha_narayana: the sign whose lord is looked up',
});

/** The rasi dashas by id, in the order of the contract; after them the annual ones. */
export const rasiDashasSchema = mapOf(
  [...RASI_DASHAS, ...FURTHER_RASI_DASHAS, ...VARSHA_NARAYANA_IDS],
  dashaSchema('RasiDasha', rulerFields, seedSchema, detailsSchema),
);

type Ruler = Wire<TObject<typeof rulerFields>>;

const isSign = (lord: string): lord is Sign => (SIGNS as readonly string[]).includes(lord);

/** What names the ruler of a period: a sign, the signs of three wheels (that of the Ascendant first), or a svara. */
function ruler(lord: RasiDashaLord): Ruler {
  if (typeof lord !== 'string') return { sign: lord.lagna, moon_wheel_sign: lord.moon, sun_wheel_sign: lord.sun };
  return isSign(lord) ? { sign: lord } : { lord };
}

/** Periods that signs rule, written out field by field: an answer has some fifteen thousand. */
const signPeriod: MakePeriodRecord<Sign, Ruler> = (sign, start, end, periods) =>
  periods === null ? { sign, start, end } : { sign, start, end, periods };

/** Periods of whatever ruler. */
const anyPeriod: MakePeriodRecord<RasiDashaLord, Ruler> = (lord, start, end, periods) =>
  periods === null ? { ...ruler(lord), start, end } : { ...ruler(lord), start, end, periods };

/** Only signs rule the periods of a dasha that starts from a sign or a pada. */
const periodOf = ({ kind }: RasiDashaSeed): MakePeriodRecord<RasiDashaLord, Ruler> =>
  kind === 'sign' || kind === 'pada' ? (signPeriod as MakePeriodRecord<RasiDashaLord, Ruler>) : anyPeriod;

function seedRecord(seed: RasiDashaSeed): Wire<typeof seedSchema> {
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
        absolute_longitude: splitLongitude(seed.longitudeDeg).absolute,
      };
    case 'part_of_28':
      return { kind: seed.kind, number: seed.number, elapsed_fraction: round6(seed.elapsed) };
  }
}

export function rasiDashasRecord(
  { systems, annual, utcOffsetHours }: SectionResults['rasi_dashas'],
  language: Language,
): Wire<typeof rasiDashasSchema> {
  const common = { applicable: true } as const;
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: rasiDashaName(one.id, language),
        ...common,
        year_days: one.year.days,
        seed: seedRecord(one.seed),
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
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, signPeriod, ruler),
        details: signNamed('house_sign', one.houseSign, language),
      },
    ]),
  ]);
}
