import type { JulianDayUt } from '../time/julianDay.js';
import { type Dasha, type DashaLevel, partEnd } from './period.js';
import type { LimitAt } from './yearLength.js';

/** Makes the output form of a period; `periods` is null at the last level. */
export type MakePeriod<L, M, T> = (lord: L, start: M, end: M, periods: T[] | null) => T;

/**
 * The tree of periods down to a level, or to the deepest level of the system. `limitAt` turns years from birth into the
 * output form of a limit (a moment, a text). It is called once for each limit, and adjacent periods share the result,
 * so periods tile their parent exactly in the output form.
 */
export function expand<L, M, T>(
  dasha: Dasha<L>,
  levels: DashaLevel,
  limitAt: (yearsFromBirth: number) => M,
  make: MakePeriod<L, M, T>,
): T[] {
  const { lords, divide } = dasha;
  const deepest = Math.min(levels, dasha.deepestLevel);

  const period = (key: number, level: DashaLevel, startYears: number, endYears: number, start: M, end: M): T => {
    const lord = lords[key] as L;
    if (level === deepest) return make(lord, start, end, null);
    const below = (level + 1) as DashaLevel;
    const { keys, ends } = divide(key, below);
    const parts = new Array<T>(keys.length);
    const last = keys.length - 1;
    let fromYears = startYears;
    let from = start;
    for (let index = 0; index <= last; index++) {
      const toYears = partEnd(startYears, endYears, ends, index);
      const to = index === last ? end : limitAt(toYears);
      const part = keys[index] as number;
      // Nine of ten periods are of the last level: made here, they need no call of their own.
      parts[index] =
        below === deepest ? make(lords[part] as L, from, to, null) : period(part, below, fromYears, toYears, from, to);
      fromYears = toYears;
      from = to;
    }
    return make(lord, start, end, parts);
  };

  const limits = dasha.limitsYears;
  let from = limitAt(limits[0] as number);
  return dasha.keys.map((key, index) => {
    const [startYears, endYears] = [limits[index] as number, limits[index + 1] as number];
    const to = limitAt(endYears);
    const made = period(key, 1, startYears, endYears, from, to);
    from = to;
    return made;
  });
}

/** A period in time, start included and end excluded. */
export interface Period<L> {
  readonly lord: L;
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
  /** null at the last requested level. */
  readonly periods: readonly Period<L>[] | null;
}

/** The tree of periods with their moments. */
export const expandedPeriods = <L>(dasha: Dasha<L>, levels: DashaLevel, limitAt: LimitAt): Period<L>[] =>
  expand<L, JulianDayUt, Period<L>>(dasha, levels, limitAt, (lord, startJdUt, endJdUt, periods) => ({
    lord,
    startJdUt,
    endJdUt,
    periods,
  }));
