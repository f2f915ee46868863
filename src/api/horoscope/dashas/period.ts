import { type Static, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import type { ShownDasha } from '../../../calculations/natal/dashaTrees.js';
import { DASHA_LEVELS, DEEPEST_LEVEL } from '../../../core/dashas/period.js';
import type { RunningPeriod } from '../../../core/dashas/runningAt.js';
import { LAGNA_AND_GRAHAS } from '../../../core/zodiac/grahas.js';
import { NAKSHATRAS } from '../../../core/zodiac/nakshatras.js';
import { SIGNS } from '../../../core/zodiac/signs.js';
import { WORDS } from '../../../i18n/words.js';
import { momentSchema } from '../../schema/moments.js';
import { nakshatraId } from '../../schema/nakshatra.js';
import { displayWord, namedFields } from '../../schema/names.js';
import { absoluteLongitudeSchema, signFields, signId, signNamedFields } from '../../schema/position.js';
import type { Wire } from '../../schema/wire.js';
import { momentWriter } from '../../values/clock.js';
import { round6 } from '../../values/numbers.js';
import type { DashaClock, MakePeriods, Period, PeriodNames } from './periodForms.js';

const local = (description: string) => ({
  ...momentSchema,
  description: `${description}, in the UTC offset of the birth`,
});
const level = Type.Integer({ minimum: 1, maximum: DEEPEST_LEVEL, description: '1 maha .. 6 deha' });

/** A field that may be left out, with a description of its own. */
const optional = <S extends TSchema>(schema: S, description: string) => Type.Optional({ ...schema, description });

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

const periodFields = { ...rulerFields, start: local('start'), end: local('end') };

/** Periods as deep as a tree can be. */
function periodsOf(): TUnsafe<readonly Period<Static<TObject<typeof rulerFields>>>[]> {
  let tree: TSchema | null = null;
  for (const _ of DASHA_LEVELS) {
    const below: TProperties = tree === null ? {} : { periods: Type.Optional(tree) };
    tree = Type.Array(Type.Object({ ...periodFields, ...below }, { title: 'DashaPeriod' }), {
      description: 'periods in time order, each with its parts down to `levels`',
    });
  }
  return Type.Unsafe(tree as TSchema);
}

/** The rest of the first period at birth, in years, and as books print it. */
const balanceSchema = Type.Object(
  {
    total_years: Type.Number({ minimum: 0, description: 'years and their fraction' }),
    whole_years: nullable(Type.Integer({ description: 'years; null where years differ in length' })),
    whole_months: nullable(Type.Integer({ description: 'and months, twelfths of a year' })),
    whole_days: nullable(Type.Integer({ description: 'and days' })),
  },
  { title: 'DashaBalance', description: 'the rest of the first period at birth' },
);

/** What a dasha starts from. */
export const seedSchema = Type.Object(
  {
    kind: oneOf(['nakshatra', 'tithi', 'yoga', 'karana', 'sign', 'signs', 'pada', 'part_of_28'], {
      title: 'DashaSeedKind',
      description: 'what the dasha starts from; part_of_28: a 28th of the zodiac',
    }),
    number: optional(
      Type.Integer({ minimum: 1, maximum: 108 }),
      'number of the nakshatra, tithi, yoga, karana, pada (from Aries) or part',
    ),
    elapsed_fraction: optional(Type.Number({ minimum: 0, maximum: 1 }), 'elapsed part of it at birth'),
    point: optional(Type.String(), 'id of the point whose nakshatra it is'),
    absolute_longitude: optional(absoluteLongitudeSchema, 'degrees from 0 Aries of the point, or of the Moon'),
    ...Type.Partial(Type.Object(namedFields('nakshatra', nakshatraId))).properties,
    ...Type.Partial(Type.Object(signFields)).properties,
    ...Type.Partial(Type.Object({ ...signNamedFields('moon_wheel_sign'), ...signNamedFields('sun_wheel_sign') }))
      .properties,
  },
  { title: 'DashaSeed' },
);

const runningSchema = Type.Object({ level, ...periodFields }, { title: 'RunningDashaPeriod' });

/** One dasha of an answer. */
export const dashaSchema = Type.Object(
  {
    name: { ...displayWord, description: 'display word of the system' },
    applicable: Type.Boolean({
      description: 'whether the texts apply the system to the birth; for information only, it is always computed',
    }),
    year_days: nullable(Type.Number({ description: 'days of a year of the dasha; null where years differ in length' })),
    seed: nullable({ ...seedSchema, description: 'what the dasha starts from; null where it starts from no place' }),
    balance_at_birth: nullable(balanceSchema),
    levels: { ...level, description: 'levels of `periods`: 1 maha .. 6 deha' },
    periods: periodsOf(),
    running: Type.Optional(
      nullable(
        Type.Array(runningSchema, {
          description:
            'the periods that run at dasha_at, one per level; null before the first period and after the last',
        }),
      ),
    ),
  },
  { title: 'Dasha' },
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
