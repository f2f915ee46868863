import type { Interval } from '../panchanga/spans.js';
import {
  addDays,
  type CivilDate,
  type JulianDayUt,
  julianDayUt,
  midnightOf,
  SECONDS_PER_DAY,
} from '../time/julianDay.js';

const HALF_SECOND = 0.5 / SECONDS_PER_DAY;

/**
 * From the first to the last of some civil dates, both whole. Moments are told to the nearest second, so the window is
 * half a second early at both ends: what it holds is told with a date of the window.
 */
export function civilDays(first: CivilDate, last: CivilDate, utcOffsetHours: number): Interval {
  const beginning = (date: CivilDate): JulianDayUt => julianDayUt(midnightOf(date, utcOffsetHours) - HALF_SECOND);
  return { startJdUt: beginning(first), endJdUt: beginning(addDays(last, 1)) };
}
