import { type Static, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { nullable } from '../../../calculations/fields/schema.js';
import type { NatalDashas } from '../../../calculations/natal/dashas.js';
import type { ShownDasha } from '../../../calculations/natal/dashaTrees.js';
import { expand, type MakePeriod } from '../../../core/dashas/expand.js';
import { DASHA_LEVELS, DEEPEST_LEVEL } from '../../../core/dashas/period.js';
import type { RunningPeriod } from '../../../core/dashas/runningAt.js';
import type { Wire } from '../../schema/wire.js';
import { momentWriter } from '../../values/clock.js';
import { round6 } from '../../values/numbers.js';

const local = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$',
  description: "in the birth's UTC offset",
});
const level = Type.Integer({ minimum: 1, maximum: DEEPEST_LEVEL, description: '1 maha .. 6 deha' });

/** A period with the fields that name its ruler. `periods` contains its sub-periods, except at the last level. */
export type Period<R> = R & { readonly start: string; readonly end: string; readonly periods?: readonly Period<R>[] };

/** Periods as deep as a tree can be. */
function periodsOf<F extends TProperties>(title: string, ruler: F): TUnsafe<readonly Period<Static<TObject<F>>>[]> {
  let tree: TSchema | null = null;
  for (const _ of DASHA_LEVELS) {
    const below: TProperties = tree === null ? {} : { periods: Type.Optional(tree) };
    tree = Type.Array(Type.Object({ ...ruler, start: local, end: local, ...below }, { title }));
  }
  return Type.Unsafe(tree as TSchema);
}

/** The rest of the first period at birth, in years, and as books print it. */
const balanceSchema = Type.Object(
  {
    total_years: Type.Number({ minimum: 0 }),
    years: nullable(Type.Integer()),
    months: nullable(Type.Integer()),
    days: nullable(Type.Integer()),
  },
  { title: 'DashaBalance' },
);

/** One dasha of an answer: what every system has, with the fields that name the ruler of a period. `title` names its type. */
export const dashaSchema = <R extends TProperties, S extends TSchema, D extends TSchema>(
  title: string,
  ruler: R,
  seed: S,
  details: D,
) =>
  Type.Object(
    {
      name: Type.String(),
      applicable: Type.Boolean({
        description: 'whether the texts apply the system to the birth; for information only, it is always computed',
      }),
      year_days: nullable(Type.Number({ description: 'days of a year of the dasha' })),
      seed: nullable(seed),
      balance_at_birth: nullable(balanceSchema),
      levels: level,
      periods: periodsOf(`${title}Period`, ruler),
      running: Type.Optional(
        nullable(
          Type.Array(Type.Object({ level, ...ruler, start: local, end: local }, { title: `Running${title}` }), {
            description:
              'the periods that run at dasha_at, one per level; null before the first period and after the last',
          }),
        ),
      ),
      details: Type.Optional(details),
    },
    { title },
  );

/** The length of the year, and the UTC offset of the dates of periods. */
export type DashaClock = Pick<NatalDashas, 'year' | 'utcOffsetHours'>;

/** Makes the record of a period; `periods` is null at the last level. */
export type MakePeriodRecord<L, R> = MakePeriod<L, string, Period<R>>;

/** What every dasha of an answer has, whatever names the ruler of its periods. */
export function dashaRecord<L, R extends object>(
  { dasha, levels, balance, running }: ShownDasha<L>,
  { year, utcOffsetHours }: DashaClock,
  period: MakePeriodRecord<L, R>,
  ruler: (lord: L) => R,
) {
  const { limitAt } = year;
  const text = momentWriter(utcOffsetHours);
  const rung = ({ level: depth, lord, startJdUt, endJdUt }: RunningPeriod<L>) => ({
    level: depth,
    ...ruler(lord),
    start: text(startJdUt),
    end: text(endJdUt),
  });
  const left: Wire<typeof balanceSchema> | null = balance && {
    total_years: round6(balance.totalYears),
    years: balance.printed?.years ?? null,
    months: balance.printed?.months ?? null,
    days: balance.printed?.days ?? null,
  };
  return {
    balance_at_birth: left,
    levels,
    periods: expand(dasha, levels, (years) => text(limitAt(years)), period),
    ...(running !== undefined && { running: running === null ? null : running.map(rung) }),
  };
}
