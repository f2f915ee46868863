import type { Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { openLuminaries } from './luminaries.js';
import { type MomentCalendar, type MomentCalendarRules, momentCalendar } from './momentCalendar.js';
import { type PanchangDay, type PanchangRules, panchangOfSunDay } from './panchangDay.js';
import { type CivilPlace, sunDayAround } from './sunDay.js';

export type CalendarRules = PanchangRules & MomentCalendarRules;

/** The calendar of a birth. */
export interface CalendarOfBirth {
  /** The panchanga of the Vedic day that contains the birth, the same as of its date without a birth. */
  readonly day: PanchangDay;
  /** Angas, month, year and seasons at the birth itself. */
  readonly atBirth: MomentCalendar;
}

/** Compute the calendar of a birth (docs/rules/07-panchang-calendar-transits.md#section-2 to #section-9). */
export function calendarOfBirth(
  observatory: Observatory,
  jdUt: JulianDayUt,
  where: CivilPlace,
  rules: CalendarRules,
): CalendarOfBirth {
  const luminaries = openLuminaries(observatory);
  // The day comes first: what the birth adds to the known roots must not move the ends of the day's angas.
  const day = panchangOfSunDay(luminaries, sunDayAround(observatory, jdUt, where, rules), where, rules);
  return { day, atBirth: momentCalendar(luminaries, jdUt, where.clock, rules) };
}
