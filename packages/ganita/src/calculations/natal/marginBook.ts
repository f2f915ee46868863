import type { Gender } from '@ganita/core/facts/gender.js';
import type { BirthWindow } from '@ganita/core/margins/birthWindow.js';
import { type MarginBook, marginBook, simpleKeys } from '@ganita/core/margins/margins.js';
import { type WindowSky, windowSky } from '@ganita/core/margins/windowSky.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import { calendarRules } from './calendarCalculation.js';
import { composedKeys } from './composedKeys.js';

/** The keys of the window around a birth, and the sky they are found in. */
export interface BirthMarginBook extends MarginBook {
  readonly sky: WindowSky;
}

/** Every key of the window around a birth: those that follow from a place or a time, and those composed of others. */
export function birthMarginBook(
  observatory: Observatory,
  window: BirthWindow,
  rules: Rules,
  gender: Gender | null = null,
): BirthMarginBook {
  const ofCalendar = calendarRules(rules);
  const calendarObservatory = angaObservatoryOf(observatory.withRules(ofCalendar), ofCalendar);
  // The calendar is by the modern ephemeris, whatever the chart is by.
  const calendar = windowSky(calendarObservatory, window, { ...ofCalendar, calculation_type: 'drik' });
  const sky = windowSky(observatory, window, rules);
  const simple = marginBook(window, simpleKeys(sky, calendar));
  return { ...marginBook(window, [...simple.keys.values(), ...composedKeys(sky, simple.keys, gender)]), sky };
}
