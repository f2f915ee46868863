import { type CalendarOfBirth, calendarOfBirth } from '@ganita/core/panchanga/calendarOfBirth.js';
import { type Luminaries, openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import { openRegionalCalendars, type SolarCalendarId } from '@ganita/core/regionalCalendars/regionalDates.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import type { NatalContext } from './context.js';

/**
 * The rules of the calendar of a chart: those of the chart, except positions and sunrise, which the calendar has of
 * its own, so that it is the same as the panchang of the day (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const calendarRules = (rules: Rules): Rules => ({
  ...rules,
  positions: rules.calendar_positions,
  sunrise_definition: rules.calendar_sunrise_definition,
});

const calendarObservatory = (observatory: Observatory, ofCalendar: Rules): Observatory =>
  angaObservatoryOf(observatory.withRules(ofCalendar), ofCalendar);

/** The Sun and the Moon by which the calendar of a chart is computed. */
export const calendarLuminaries = ({ observatory, rules }: Pick<NatalContext, 'observatory' | 'rules'>): Luminaries =>
  openLuminaries(calendarObservatory(observatory, calendarRules(rules)));

/** The calendar of the moment and place of a chart, whose observatory it was seen by. */
export function calendarOfSky(
  sky: Pick<Sky, 'jdUt' | 'place' | 'utcOffsetHours'>,
  observatory: Observatory,
  rules: Rules,
): CalendarOfBirth {
  const ofCalendar = calendarRules(rules);
  return calendarOfBirth(
    calendarObservatory(observatory, ofCalendar),
    sky.jdUt,
    { place: sky.place, clock: constantClock(sky.utcOffsetHours) },
    ofCalendar,
  );
}

/** The day of a chart in a calendar of a region, as `POST /calendar/convert` has it; null before the calendar was introduced. */
export function regionalDateOfChart(
  { observatory, rules, calendar }: Pick<NatalContext, 'observatory' | 'rules' | 'calendar'>,
  id: SolarCalendarId,
): RegionalDate | null {
  const ofCalendar = calendarRules(rules);
  const { date, where } = calendar().day;
  return openRegionalCalendars(calendarObservatory(observatory, ofCalendar), where, ofCalendar).dateIn(id, date);
}
