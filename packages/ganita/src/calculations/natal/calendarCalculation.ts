import { type CalendarOfBirth, calendarOfBirth } from '@ganita/core/panchanga/calendarOfBirth.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { constantClock } from '@ganita/core/time/civilClock.js';

/**
 * The rules of the calendar of a chart: those of the chart, except positions and sunrise, which the calendar has of
 * its own, so that it is the same as the panchang of the day (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const calendarRules = (rules: Rules): Rules => ({
  ...rules,
  positions: rules.calendar_positions,
  sunrise_definition: rules.calendar_sunrise_definition,
});

/** The calendar of the moment and place of a chart, whose observatory it was seen by. */
export function calendarOfSky(
  sky: Pick<Sky, 'jdUt' | 'place' | 'utcOffsetHours'>,
  observatory: Observatory,
  rules: Rules,
): CalendarOfBirth {
  const ofCalendar = calendarRules(rules);
  return calendarOfBirth(
    angaObservatoryOf(observatory.withRules(ofCalendar), ofCalendar),
    sky.jdUt,
    { place: sky.place, clock: constantClock(sky.utcOffsetHours) },
    ofCalendar,
  );
}
