import { type CalendarOfBirth, calendarOfBirth } from '../../core/panchanga/calendarOfBirth.js';
import type { Rules } from '../../core/rules/rules.js';
import { angaObservatoryOf } from '../../core/sky/angaObservatory.js';
import type { Observatory } from '../../core/sky/observatory.js';
import type { Sky } from '../../core/sky/sky.js';
import { constantClock } from '../../core/time/civilClock.js';

/**
 * The rules of the calendar of a chart: those of the chart, except positions and sunrise, which the calendar has of
 * its own, so that it is the same as the panchang of the day (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export function calendarRules(rules: Rules): Rules {
  const known = ofCalendar.get(rules);
  if (known !== undefined) return known;
  const { calendar_positions: positions, calendar_sunrise_definition: sunrise_definition } = rules;
  const made = { ...rules, positions, sunrise_definition };
  ofCalendar.set(rules, made);
  return made;
}

/** Kept for each choice of rules, because rules have hundreds of fields and most charts have the same. */
const ofCalendar = new WeakMap<Rules, Rules>();

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
