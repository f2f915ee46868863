import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import { civilOf, type JulianDayUt, julianDayUt, MINUTES_PER_DAY, weekdayOf } from '../time/julianDay.js';
import type { Observatory } from './observatory.js';

/** The Vedic day that contains a moment: sunrise to sunrise (docs/rules/02-points-and-arudhas.md#section-1). */
export interface DayFrame {
  /** Last sunrise at or before the moment. */
  readonly sunriseJdUt: JulianDayUt;
  /** First sunset after that sunrise. */
  readonly sunsetJdUt: JulianDayUt;
  /** First sunrise after that sunset. */
  readonly nextSunriseJdUt: JulianDayUt;
  readonly isDayBirth: boolean;
  /** Weekday of the local civil date on which the sunrise falls, 0 Sunday .. 6 Saturday. */
  readonly weekday: number;
  /**
   * True if the Sun does not rise or set: transit -6 h and +6 h are used instead, and the printed sun times are null.
   */
  readonly substituted: boolean;
}

export interface DayFrameRules {
  readonly sunrise_definition: Rules['sunrise_definition'];
}

const QUARTER_DAY = 0.25;

/**
 * Greatest time between two sunrises where the Sun rises every day, in days: near the polar circles it can be
 * 18 minutes later each day.
 */
const MAX_VEDIC_DAY = 1.1;
/** A day is between two lower transits of the Sun, a night between two upper ones. */
const MAX_HALF_DAY = 1;
/** The time between two transits differs from a day by at most half a minute. */
const SURELY_NEXT_TRANSIT = 1.5;

/** Minutes of real time from the sunrise of a frame to a moment in it. */
export const minutesFromSunrise = (frame: DayFrame, jdUt: JulianDayUt): number =>
  (jdUt - frame.sunriseJdUt) * MINUTES_PER_DAY;

/** The Vedic day of a moment. `utcOffsetHours` is that of the civil clock at the moment. */
export function dayFrameAt(
  observatory: Observatory,
  jdUt: JulianDayUt,
  place: GeoPlace,
  utcOffsetHours: number,
  rules: DayFrameRules,
): DayFrame {
  const risen = risenDay(observatory, jdUt, place, rules);
  const { sunrise, sunset, next } = risen ?? transitDay(observatory, jdUt, place);
  return {
    sunriseJdUt: sunrise,
    sunsetJdUt: sunset,
    nextSunriseJdUt: next,
    isDayBirth: jdUt < sunset,
    weekday: weekdayOf(civilOf(sunrise, utcOffsetHours)),
    substituted: risen === null,
  };
}

interface SunDay {
  readonly sunrise: JulianDayUt;
  readonly sunset: JulianDayUt;
  readonly next: JulianDayUt;
}

/** The day by real sunrises, or null where the Sun does not rise or set within 24 hours of the moment. */
function risenDay(observatory: Observatory, jdUt: JulianDayUt, place: GeoPlace, rules: DayFrameRules): SunDay | null {
  const horizon = rules.sunrise_definition;
  const sunrise = observatory.lastRiseSet('Sun', 'rise', jdUt, place, horizon);
  if (sunrise === null) return null;
  const sunset = observatory.riseSet('Sun', 'set', sunrise, place, horizon);
  if (sunset === null || sunset - sunrise > MAX_HALF_DAY) return null;
  const next = observatory.riseSet('Sun', 'rise', sunset, place, horizon);
  if (next === null || next - sunset > MAX_HALF_DAY || next - sunrise > MAX_VEDIC_DAY) return null;
  return { sunrise, sunset, next };
}

/** The one polar substitution: upper transit of the Sun -6 h, +6 h, and the next transit -6 h. */
function transitDay(observatory: Observatory, jdUt: JulianDayUt, place: GeoPlace): SunDay {
  const transit = lastSunTransit(observatory, julianDayUt(jdUt + QUARTER_DAY), place);
  const later = lastSunTransit(observatory, julianDayUt(transit + SURELY_NEXT_TRANSIT), place);
  return {
    sunrise: julianDayUt(transit - QUARTER_DAY),
    sunset: julianDayUt(transit + QUARTER_DAY),
    next: julianDayUt(later - QUARTER_DAY),
  };
}

/** Last upper transit of the Sun at or before a moment. */
export function lastSunTransit(observatory: Observatory, jdUt: JulianDayUt, place: GeoPlace): JulianDayUt {
  const transit = observatory.lastRiseSet('Sun', 'upper_transit', jdUt, place, 'apparent_upper_limb');
  if (transit === null) throw new Error('the Sun transits every day');
  return transit;
}
