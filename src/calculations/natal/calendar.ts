import type { Ephemeris } from '../../core/ephemeris/ephemeris.js';
import { type CalendarOfBirth, calendarOfBirth } from '../../core/panchanga/calendarOfBirth.js';
import type { Rules } from '../../core/rules/rules.js';
import { angaObservatoryOf } from '../../core/sky/angaObservatory.js';
import type { UserAyanamsa } from '../../core/sky/ayanamsa.js';
import { openObservatory } from '../../core/sky/observatory.js';
import type { Sky } from '../../core/sky/sky.js';

/**
 * The rules of the calendar of a chart: those of the chart, but for positions and sunrise, which the calendar has of
 * its own, so that it is the same as the panchang of the day (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
const calendarRules = (rules: Rules): Rules => ({
  ...rules,
  positions: rules.calendar_positions,
  sunrise_definition: rules.calendar_sunrise_definition,
});

/** The calendar of the moment and place of a chart. */
export function calendarOfSky(
  sky: Pick<Sky, 'jdUt' | 'place' | 'utcOffsetHours'>,
  ephemeris: Ephemeris,
  rules: Rules,
  user: UserAyanamsa | null,
): CalendarOfBirth {
  const ofCalendar = calendarRules(rules);
  const observatory = angaObservatoryOf(openObservatory(ephemeris, ofCalendar, user), ofCalendar);
  return calendarOfBirth(observatory, sky.jdUt, sky, ofCalendar);
}
