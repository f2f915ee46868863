import { type TSchema, Type } from 'typebox';
import { ANNUAL_GRAHA_DASHAS } from '../../../core/annual/annualDashas.js';
import { GRAHA_DASHAS } from '../../../core/dashas/graha/grahaDashas.js';
import { DASHA_LEVELS, DEEPEST_LEVEL } from '../../../core/dashas/period.js';
import { TWILIGHT_PERIODS } from '../../../core/dashas/twilight.js';
import { CHARA_KARAKAS } from '../../../core/karakas/charaKarakas.js';
import { AYURDAYA_METHODS } from '../../../core/longevity/ayurdaya/ayurdaya.js';
import { nullable, oneOf } from '../../fields/schema.js';

const local = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$',
  description: "on the birth's clock, of constant offset",
});
const level = Type.Integer({ minimum: 1, maximum: DEEPEST_LEVEL, description: '1 maha .. 6 deha' });
const fraction = Type.Number({ minimum: 0, maximum: 1 });

/** Periods with the fields that name their ruler, as deep as a tree can be. */
const periodsOf = (ruler: Readonly<Record<string, TSchema>>): TSchema =>
  DASHA_LEVELS.reduce<TSchema | null>((below, _) => {
    const fields = { ...ruler, start: local, end: local };
    return Type.Array(Type.Object(below === null ? fields : { ...fields, periods: Type.Optional(below) }));
  }, null) ?? Type.Array(Type.Object({}));

/** What is left at birth of the first period; the whole in years, and as books print it. */
const balanceSchema = Type.Object({
  total_years: Type.Number({ minimum: 0 }),
  years: nullable(Type.Integer()),
  months: nullable(Type.Integer()),
  days: nullable(Type.Integer()),
});

/** One dasha of an answer: what every system has, with the fields that name the ruler of a period. */
export const dashaSchema = (ruler: Readonly<Record<string, TSchema>>, seed: TSchema, details: TSchema): TSchema =>
  Type.Object({
    name: Type.String(),
    applicable: Type.Boolean({ description: 'whether the system is meant for the birth; it is reckoned in any case' }),
    year_days: nullable(Type.Number({ description: 'days of a year of the dasha' })),
    seed: nullable(seed),
    balance_at_birth: nullable(balanceSchema),
    levels: level,
    periods: periodsOf(ruler),
    running: Type.Optional(
      nullable(
        Type.Array(Type.Object({ level, ...ruler, start: local, end: local }), {
          description: 'what runs at dasha_at; null before the first period and after the last',
        }),
      ),
    ),
    details: Type.Optional(details),
  });

/** A map with ids for keys. */
export const dashaMap = (ids: readonly string[], schema: TSchema): TSchema =>
  Type.Record(Type.String({ pattern: `^(${ids.join('|')})$` }), schema);

const lord = Type.String({ description: 'id of a graha, Ascendant, sign, star or svara' });

const grahaSeed = Type.Object({
  kind: oneOf(['star', 'tithi', 'yoga', 'karana', 'part_of_28']),
  number: Type.Integer({ minimum: 1, maximum: 60, description: 'of the star, tithi, yoga, karana or part' }),
  elapsed_fraction: fraction,
  point: Type.Optional(Type.String({ description: 'whose star it is' })),
  longitude: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute degrees' })),
  nakshatra: Type.Optional(Type.String()),
});

const numbersById = Type.Record(Type.String(), Type.Number());

const grahaDetails = Type.Object({
  karakas: Type.Optional(Type.Record(Type.String(), oneOf(CHARA_KARAKAS), { description: 'the karaka each lord is' })),
  twilight: Type.Optional(
    Type.Object({ period: oneOf(TWILIGHT_PERIODS), elapsed_fraction: fraction }, { description: 'hour of the birth' }),
  ),
  weights: Type.Optional(numbersById),
  rays: Type.Optional(numbersById),
  ayurdaya: Type.Optional(Type.Object({ method: oneOf(AYURDAYA_METHODS), leader: lord })),
});

export const grahaDashasSchema = dashaMap(
  [...GRAHA_DASHAS, ...ANNUAL_GRAHA_DASHAS],
  dashaSchema({ lord }, grahaSeed, grahaDetails),
);
