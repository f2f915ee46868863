import type { Interval } from '../panchanga/spans.js';
import { addDays, type CivilDate, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';
import { type PrintedRounding, writtenEarlyDays } from '../time/printedMoment.js';

/**
 * From the first to the last of some civil dates, both whole. Moments are written to the nearest second (or minute), so the
 * window is half of that early at both ends: what it holds is written with a date of the window.
 */
export function civilDays(
  first: CivilDate,
  last: CivilDate,
  utcOffsetHours: number,
  rounding: PrintedRounding = 'nearest_second',
): Interval {
  const early = writtenEarlyDays(rounding);
  const beginning = (date: CivilDate): JulianDayUt => julianDayUt(midnightOf(date, utcOffsetHours) - early);
  return { startJdUt: beginning(first), endJdUt: beginning(addDays(last, 1)) };
}
