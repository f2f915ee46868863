import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { DayFrame, DayFrameRules } from './dayFrame.js';
import type { Observatory } from './observatory.js';

/** The night before a sunrise, and a little more where sunsets move on by many minutes a day. */
const LONGEST_NIGHT = 1.1;
const QUARTER_DAY = 0.25;

/** The sunset before the Vedic day of a birth. */
export interface PreviousSunset {
  readonly jdUt: JulianDayUt;
  /** True where the Sun did not set before that sunrise: its transit +6 h stands in (rules 02 section 1). */
  readonly substituted: boolean;
}

/** The last sunset before the sunrise of a day frame. */
export function previousSunset(
  observatory: Observatory,
  { sunriseJdUt, substituted }: DayFrame,
  place: GeoPlace,
  rules: DayFrameRules,
): PreviousSunset {
  const after = (event: 'set' | 'upper_transit', from: number): number | null => {
    const horizon = event === 'set' ? rules.sunrise_definition : 'apparent_upper_limb';
    const found = observatory.riseSet('Sun', event, julianDayUt(from), place, horizon);
    return found !== null && found < sunriseJdUt ? found : null;
  };
  const last = (event: 'set' | 'upper_transit'): number | null => {
    let found = after(event, sunriseJdUt - LONGEST_NIGHT);
    for (;;) {
      const later: number | null = found === null ? null : after(event, found + 0.5);
      if (later === null) return found;
      found = later;
    }
  };
  const sunset = substituted ? null : last('set');
  if (sunset !== null) return { jdUt: julianDayUt(sunset), substituted: false };
  const transit = last('upper_transit');
  if (transit === null) throw new Error('the Sun transits every day');
  return { jdUt: julianDayUt(transit + QUARTER_DAY), substituted: true };
}
