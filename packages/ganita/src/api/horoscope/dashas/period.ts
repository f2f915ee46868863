import { DASHA_LEVELS, DEEPEST_LEVEL } from '@ganita/core/dashas/period.js';
import type { RunningPeriod } from '@ganita/core/dashas/runningAt.js';
import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { WORDS } from '@ganita/words/words.js';
import { type Static, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { described, nullable, oneOf } from '../../../calculations/fields/schema.js';
import type { ShownDasha } from '../../../calculations/natal/dashaTrees.js';
import { momentOf } from '../../schema/moments.js';
import { nakshatraId } from '../../schema/nakshatraFields.js';
import { displayWord, namedFields } from '../../schema/nameFields.js';
import { absoluteLongitudeSchema, signId, signNamedFields } from '../../schema/positionFields.js';
import type { Wire } from '../../schema/wire.js';
import { momentWriter } from '../../values/clock.js';
import { round6 } from '../../values/numbers.js';
import type { DashaClock, MakePeriods, Period, PeriodNames } from './periodForms.js';

const local = (what: string) => momentOf(`${what}, in the UTC offset of the birth`);
const LEVELS = '1 mahadasha, 2 antardasha, 3 pratyantardasha, 4 sookshma, 5 prana, 6 deha';
const level = (what: string) => Type.Integer({ minimum: 1, maximum: DEEPEST_LEVEL, description: `${what}: ${LEVELS}` });

/** A field that may be left out, with what it is here. */
const optional = <S extends TSchema>(schema: S, description: string) => Type.Optional(described(schema, description));
const integer = (maximum: number, description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, description }));

const SVARA_IDS = Object.keys(WORDS.en.report.svara);
const dashaLord = oneOf([...LAGNA_AND_GRAHAS, ...SIGNS, ...NAKSHATRAS, ...SVARA_IDS], {
  title: 'DashaLord',
  description: 'id of a graha, Ascendant, a sign, a nakshatra or a svara',
});

const wheelFields = {
  moon_wheel_sign: optional(signId, "in sudarshana_chakra: the sign of the Moon's wheel"),
  sun_wheel_sign: optional(signId, "in sudarshana_chakra: the sign of the Sun's wheel"),
};

/** What rules a period. Ids only: an answer has thousands. */
const rulerFields = {
  lord: optional(dashaLord, 'what rules the period: in graha dashas, and in panchasvara a svara'),
  sign: optional(signId, 'the sign that rules the period: in rasi dashas'),
  ...wheelFields,
};

const periodFields = {
  ...rulerFields,
  start: local('when it starts'),
  end: local('when it ends; this moment is not part of it'),
};

const PERIOD = { title: 'DashaPeriod', description: 'a period of a dasha: what rules it, and when it runs' };

/** Periods as deep as a tree can be. */
function periodsOf(): TUnsafe<readonly Period<Static<TObject<typeof rulerFields>>>[]> {
  let tree: TSchema | null = null;
  for (const _ of DASHA_LEVELS) {
    const below: TProperties = tree === null ? {} : { periods: Type.Optional(tree) };
    tree = Type.Array(Type.Object({ ...periodFields, ...below }, PERIOD), {
      description: 'periods in time order, each with its parts down to `levels`',
    });
  }
  return Type.Unsafe(tree as TSchema);
}

/** The rest of the first period at birth, in years, and as books print it. */
const balanceSchema = Type.Object(
  {
    total_years: Type.Number({ minimum: 0, description: 'years of the dasha, with their fraction' }),
    whole_years: nullable(
      Type.Integer({ description: 'whole years, as books print it; null where years differ in length' }),
    ),
    whole_months: nullable(
      Type.Integer({ description: 'whole months beyond the years, twelfths of a year; null with the years' }),
    ),
    whole_days: nullable(Type.Integer({ description: 'whole days beyond the months; null with the years' })),
  },
  {
    title: 'DashaBalance',
    description: 'the rest of the first period at birth; null for an annual dasha and without periods',
  },
);

/** What a dasha starts from. */
export const seedSchema = Type.Object(
  {
    seed_kind: oneOf(['nakshatra', 'tithi', 'yoga', 'karana', 'sign', 'signs', 'pada', 'part_of_28'], {
      title: 'DashaSeedKind',
      description: 'what the dasha starts from; part_of_28: a 28th of the zodiac',
    }),
    number: integer(108, 'number of the nakshatra, tithi, yoga, karana, pada (from Aries) or part'),
    elapsed_fraction: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'share of it that has passed at birth, 0 to 1' }),
    ),
    point: Type.Optional(Type.String({ description: 'id of the point whose nakshatra it is' })),
    absolute_longitude: optional(
      absoluteLongitudeSchema,
      'longitude of the point, or of the Moon, degrees from 0 Aries',
    ),
    ...Type.Partial(Type.Object(namedFields('nakshatra', described(nakshatraId, 'the nakshatra that it starts from'))))
      .properties,
    ...Type.Partial(Type.Object(signNamedFields('sign', 'the sign that it starts from'))).properties,
    ...Type.Partial(
      Type.Object({
        ...signNamedFields('moon_wheel_sign', "in sudarshana_chakra: the first sign of the Moon's wheel"),
        ...signNamedFields('sun_wheel_sign', "in sudarshana_chakra: the first sign of the Sun's wheel"),
      }),
    ).properties,
  },
  { title: 'DashaSeed', description: 'what a dasha starts from; its kind has some of these fields' },
);

const runningSchema = Type.Object(
  { level: level('its level'), ...periodFields },
  { title: 'RunningDashaPeriod', description: 'the period of one level that runs at `dasha_at`' },
);

/** One dasha of an answer. */
export const dashaSchema = Type.Object(
  {
    name: described(displayWord, 'display word of the dasha'),
    applicable: Type.Boolean({
      description: 'whether the texts apply the system to the birth; for information only, it is always computed',
    }),
    year_days: nullable(Type.Number({ description: 'days of a year of the dasha; null where years differ in length' })),
    seed: nullable(described(seedSchema, 'what the dasha starts from; null where it starts from no place')),
    balance_at_birth: nullable(balanceSchema),
    levels: level('levels of `periods`'),
    periods: periodsOf(),
    running: Type.Optional(
      nullable(
        Type.Array(runningSchema, {
          description:
            'the periods that run at `dasha_at`, one per level; null before the first period and after the last',
        }),
      ),
    ),
  },
  { title: 'Dasha', description: 'a dasha of the life: what it starts from, and its periods' },
);

/** What every dasha of an answer has, whatever names the ruler of its periods, with `periods` in one form. */
export function dashaRecord<L, R extends object, Form>(
  shown: ShownDasha<L>,
  clock: DashaClock,
  names: PeriodNames<L, R>,
  periodsOf: MakePeriods<L, R, Form>,
) {
  const { levels, balance, running } = shown;
  const text = momentWriter(clock.utcOffsetHours);
  const rung = ({ level: depth, lord, startJdUt, endJdUt }: RunningPeriod<L>) => ({
    level: depth,
    ...names.ruler(lord),
    start: text(startJdUt),
    end: text(endJdUt),
  });
  const left: Wire<typeof balanceSchema> | null = balance && {
    total_years: round6(balance.totalYears),
    whole_years: balance.printed?.years ?? null,
    whole_months: balance.printed?.months ?? null,
    whole_days: balance.printed?.days ?? null,
  };
  return {
    balance_at_birth: left,
    levels,
    periods: periodsOf(shown, clock, names),
    ...(running !== undefined && { running: running === null ? null : running.map(rung) }),
  };
}
