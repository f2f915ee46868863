import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type DayFrame, type DayFrameRules, lastSunTransit } from './dayFrame.js';
import type { Observatory } from './observatory.js';

/** The night before a sunrise, and a little more where sunsets move on by many minutes a day. */
const LONGEST_NIGHT = 1.1;
const QUARTER_DAY = 0.25;

/** The night before, the Vedic day and the night after it. */
export interface SunAround {
  readonly previousSunsetJdUt: JulianDayUt;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  readonly nextSunriseJdUt: JulianDayUt;
  /** True where the Sun did not set before that sunrise: its transit +6 h stands in. */
  readonly substituted: boolean;
}

/** The rises and sets around a birth: those of its Vedic day and the last sunset before it. */
export function sunAround(observatory: Observatory, frame: DayFrame, place: GeoPlace, rules: DayFrameRules): SunAround {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = frame;
  const sunset = frame.substituted
    ? null
    : observatory.lastRiseSet('Sun', 'set', sunriseJdUt, place, rules.sunrise_definition);
  const real = sunset !== null && sunriseJdUt - sunset <= LONGEST_NIGHT ? sunset : null;
  return {
    previousSunsetJdUt: real ?? julianDayUt(lastSunTransit(observatory, sunriseJdUt, place) + QUARTER_DAY),
    sunriseJdUt,
    sunsetJdUt,
    nextSunriseJdUt,
    substituted: real === null,
  };
}
