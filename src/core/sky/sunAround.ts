import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { civilOf, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';
import type { DayFrame, DayFrameRules } from './dayFrame.js';
import type { Observatory } from './observatory.js';

/** The night before a sunrise, and a little more where sunsets move on by many minutes a day. */
const LONGEST_NIGHT = 1.1;
/** Sunset follows sunset by at least this many days. */
const SHORTEST_SUNSET_GAP = 0.9;
const QUARTER_DAY = 0.25;
/** Two searches for one event end closer than this; a tenth of a second. */
const SAME_EVENT_DAYS = 1e-6;

/** The night before, the Vedic day and the night after it. */
export interface SunAround {
  readonly previousSunsetJdUt: JulianDayUt;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  readonly nextSunriseJdUt: JulianDayUt;
  /** True where the Sun did not set before that sunrise: its transit +6 h stands in (rules 02 section 1). */
  readonly substituted: boolean;
}

/**
 * The rises and sets around a birth for reckonings that are keen on parts of a millisecond. The library stops within
 * half a millisecond of an event, and where it stops depends on where its search begins: here each event is sought from
 * the midnight of its civil date, as the rules mean them (rules 04 section 4.5); the second of two on one date stays as
 * the frame has it. `utcOffsetHours` is that of the civil clock.
 */
export function sunAround(
  observatory: Observatory,
  frame: DayFrame,
  place: GeoPlace,
  utcOffsetHours: number,
  rules: DayFrameRules,
): SunAround {
  const midnightBefore = (jdUt: JulianDayUt): JulianDayUt => midnightOf(civilOf(jdUt, utcOffsetHours), utcOffsetHours);
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, substituted } = frame;
  const lastBefore = (event: 'set' | 'upper_transit'): JulianDayUt | null => {
    const horizon = event === 'set' ? rules.sunrise_definition : 'apparent_upper_limb';
    const after = (from: number): JulianDayUt | null => {
      const found = observatory.riseSet('Sun', event, julianDayUt(from), place, horizon);
      return found !== null && found < sunriseJdUt ? found : null;
    };
    let last = after(midnightBefore(sunriseJdUt) - 1);
    while (last !== null && sunriseJdUt - last > SHORTEST_SUNSET_GAP) {
      const later = after(last + 0.5);
      if (later === null) break;
      last = later;
    }
    return last !== null && sunriseJdUt - last <= LONGEST_NIGHT ? last : null;
  };
  const fromMidnight = (event: 'rise' | 'set', jdUt: JulianDayUt): JulianDayUt => {
    if (substituted) return jdUt;
    const found = observatory.riseSet('Sun', event, midnightBefore(jdUt), place, rules.sunrise_definition);
    return found !== null && Math.abs(found - jdUt) < SAME_EVENT_DAYS ? found : jdUt;
  };
  const sunset = substituted ? null : lastBefore('set');
  return {
    previousSunsetJdUt: sunset ?? transitInstead(lastBefore('upper_transit')),
    sunriseJdUt: fromMidnight('rise', sunriseJdUt),
    sunsetJdUt: fromMidnight('set', sunsetJdUt),
    nextSunriseJdUt: fromMidnight('rise', nextSunriseJdUt),
    substituted: sunset === null,
  };
}

function transitInstead(transit: JulianDayUt | null): JulianDayUt {
  if (transit === null) throw new Error('the Sun transits every day');
  return julianDayUt(transit + QUARTER_DAY);
}
