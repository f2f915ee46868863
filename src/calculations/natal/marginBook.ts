import { type MarginBook, marginBook, simpleKeys } from '../../core/margins/margins.js';
import { type BirthWindow, windowSky } from '../../core/margins/windowSky.js';
import type { Rules } from '../../core/rules/rules.js';
import { angaObservatoryOf } from '../../core/sky/angaObservatory.js';
import type { Observatory } from '../../core/sky/observatory.js';
import { calendarRules } from './calendar.js';

/** The keys of the window around a birth. */
export function birthMarginBook(observatory: Observatory, window: BirthWindow, rules: Rules): MarginBook {
  const ofCalendar = calendarRules(rules);
  const calendarObservatory = angaObservatoryOf(observatory.withRules(ofCalendar), ofCalendar);
  // The calendar is by the modern ephemeris, whatever the chart is by.
  const calendar = windowSky(calendarObservatory, window, { ...ofCalendar, calculation_type: 'drik' });
  return marginBook(window, simpleKeys(windowSky(observatory, window, rules), calendar));
}
