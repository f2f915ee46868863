import { expand } from '@ganita/core/dashas/expand.js';
import type { Dasha, DashaLevel } from '@ganita/core/dashas/period.js';
import type { DashaYear } from '@ganita/core/dashas/yearLength.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import type { Report } from '../report.js';

/** A period with its limits as the answer writes them. */
export interface PeriodText<L> {
  readonly lord: L;
  readonly start: string;
  readonly end: string;
  readonly periods: readonly PeriodText<L>[];
}

/** The birth on its own clock, in the form of the limits of periods. */
export const bornAt = ({ chart }: Pick<Report, 'chart'>): string =>
  `${chart.context.input.date}T${chart.context.input.time}`;

/** Periods as they are lived: without those that end before a moment, and the one that runs then from it. */
export const livedFrom = <L>(moment: string, periods: readonly PeriodText<L>[]): readonly PeriodText<L>[] =>
  periods
    .filter(({ end }) => end > moment)
    .map((period) => ({
      ...period,
      start: period.start < moment ? moment : period.start,
      periods: livedFrom(moment, period.periods),
    }));

/** A period of no length, such as that of a sign with no years, is not printed. */
const hasLength = ({ start, end }: PeriodText<unknown>): boolean => start !== end;

/** The periods of a dasha down to a level, without those of no length. */
export function periodTexts<L>(
  dasha: Dasha<L>,
  levels: DashaLevel,
  year: DashaYear,
  utcOffsetHours: number,
): readonly PeriodText<L>[] {
  const text = momentWriter(utcOffsetHours);
  return expand<L, string, PeriodText<L>>(
    dasha,
    levels,
    (years) => text(year.limitAt(years)),
    (lord, start, end, periods) => ({ lord, start, end, periods: (periods ?? []).filter(hasLength) }),
  ).filter(hasLength);
}
