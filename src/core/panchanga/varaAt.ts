import { dayFrameAt } from '../sky/dayFrame.js';
import type { Observatory } from '../sky/observatory.js';
import { type CivilDate, type JulianDayUt, weekdayOf } from '../time/julianDay.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import type { CivilPlace, SunDay, SunRules } from './sunDay.js';

/**
 * The weekday of a Vedic day, and whether that day begins with a transit of the Sun less 6 hours
 * (docs/rules/02-points-and-arudhas.md#section-1).
 */
export interface Vara {
  readonly weekday: Weekday;
  readonly substituted: boolean;
}

/**
 * The vara of a moment: the weekday of the date on which its Vedic day began
 * (docs/rules/07-panchang-calendar-transits.md#section-3). `sunDay` is the Vedic day that begins on the civil date of
 * the moment, null where there is none; where the Sun does not rise or set at all the day begins six hours before its
 * transit, as in a birth (docs/rules/02-points-and-arudhas.md#section-1).
 */
export function varaAt(
  observatory: Observatory,
  jdUt: JulianDayUt,
  date: CivilDate,
  { place, utcOffsetHours }: CivilPlace,
  sunDay: SunDay | null,
  rules: SunRules,
): Vara {
  if (sunDay !== null && sunDay.sunriseJdUt <= jdUt && jdUt < sunDay.nextSunriseJdUt) {
    return { weekday: weekdayAt(weekdayOf(date)), substituted: false };
  }
  const { weekday, substituted } = dayFrameAt(observatory, jdUt, place, utcOffsetHours, rules);
  return { weekday: weekdayAt(weekday), substituted };
}
