import type { NatalDashas } from '../../calculations/natal/dashas.js';
import type { ShownDasha } from '../../calculations/natal/shownDashas.js';
import { expand, type MakePeriod } from '../../core/dashas/expand.js';
import type { RunningPeriod } from '../../core/dashas/runningAt.js';
import { momentWriter } from '../values/momentTexts.js';
import { round6 } from '../values/numbers.js';

/** How the year runs and by which clock an answer writes its limits. */
export type DashaClock = Pick<NatalDashas, 'year' | 'utcOffsetHours'>;

/** Makes the record of a period; `periods` is null at the last level. */
export type PeriodRecord<L> = MakePeriod<L, string, unknown>;

/** What every dasha of an answer has, whatever names the ruler of its periods. */
export function dashaRecord<L>(
  { dasha, levels, balance, running }: ShownDasha<L>,
  { year, utcOffsetHours }: DashaClock,
  period: PeriodRecord<L>,
  ruler: (lord: L) => Readonly<Record<string, unknown>>,
) {
  const { limitAt } = year;
  const text = momentWriter(utcOffsetHours);
  const rung = ({ level, lord, startJdUt, endJdUt }: RunningPeriod<L>) => ({
    level,
    ...ruler(lord),
    start: text(startJdUt),
    end: text(endJdUt),
  });
  return {
    balance_at_birth: balance && {
      total_years: round6(balance.totalYears),
      years: balance.printed?.years ?? null,
      months: balance.printed?.months ?? null,
      days: balance.printed?.days ?? null,
    },
    levels,
    periods: expand(dasha, levels, (years) => text(limitAt(years)), period),
    ...(running !== undefined && { running: running === null ? null : running.map(rung) }),
  };
}
