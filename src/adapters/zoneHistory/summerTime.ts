import type { ZonePeriod } from '../../core/time/zoneHistory.js';

/** A season of summer time is shorter than this. */
const SEASON_SECONDS = 275 * 86_400;

/**
 * Mark the periods in which the clock is ahead, where tzdata marks those in which it is behind.
 *
 * tzdata follows the letter of the law: in Ireland since 1972 the summer's clock is the standard one and the winter's
 * the exception, likewise in Namibia 1994 to 2017, in Morocco's Ramadan and in Prague in the winter of 1946. Here a
 * clock set back is never daylight saving time, and a season of standard time between two such periods is.
 */
export function withAdvancedClocks(periods: readonly ZonePeriod[]): readonly ZonePeriod[] {
  const setBack = periods.map((period, n) => period.isDst && isBehind(period, periods, n));
  return periods.map((period, n) => {
    if (setBack[n] === true) return { ...period, isDst: false };
    const between = setBack[n - 1] === true && setBack[n + 1] === true;
    const season = period.endUnix - period.startUnix < SEASON_SECONDS;
    return between && season && !period.isDst ? { ...period, isDst: true } : period;
  });
}

/** Whether a clock stood behind the standard time both before and after it. */
function isBehind(period: ZonePeriod, periods: readonly ZonePeriod[], n: number): boolean {
  const before = periods.slice(0, n).findLast((other) => !other.isDst);
  const after = periods.slice(n + 1).find((other) => !other.isDst);
  return [before, after].every((other) => other === undefined || period.offsetSeconds < other.offsetSeconds);
}
