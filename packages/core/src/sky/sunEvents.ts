import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { civilOf, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';
import { type DayFrame, type DayFrameRules, lastSunTransit } from './dayFrame.js';
import type { Observatory } from './observatory.js';

/** The night before a sunrise, and a little more for sunsets that shift by many minutes a day. */
const MAX_NIGHT = 1.1;
const QUARTER_DAY = 0.25;
/** The results of two searches for one event differ by less than this; a tenth of a second. */
const SAME_EVENT_DAYS = 1e-6;

/** The night before, the Vedic day and the night after it. */
export interface SunAround {
  readonly previousSunsetJdUt: JulianDayUt;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  readonly nextSunriseJdUt: JulianDayUt;
  /** True if the Sun did not set before that sunrise: its transit +6 h is used instead. */
  readonly substituted: boolean;
}

/**
 * The rises and sets around a birth for calculations that magnify parts of a millisecond (kaala dasha, see
 * docs/rules/04-graha-dashas.md#section-4-5): those of its Vedic day and the last sunset before it. By the Hindu
 * definition each is the moment that Swiss Ephemeris gives when it searches from the midnight of the civil date, within
 * half a millisecond of the exact one; if it misses the event, and with every other definition, the exact one.
 * `utcOffsetHours` is that of the civil clock.
 */
export function sunAround(
  observatory: Observatory,
  frame: DayFrame,
  place: GeoPlace,
  utcOffsetHours: number,
  rules: DayFrameRules,
): SunAround {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = frame;
  const fromMidnight = (event: 'rise' | 'set', jdUt: JulianDayUt): JulianDayUt => {
    if (rules.sunrise_definition !== 'hindu_disc_centre') return jdUt;
    const midnight = midnightOf(civilOf(jdUt, utcOffsetHours), utcOffsetHours);
    const found = observatory.ephemeris.hinduSunEvent(event, midnight, place);
    return found !== null && Math.abs(found - jdUt) < SAME_EVENT_DAYS ? found : jdUt;
  };
  const ofFrame = (event: 'rise' | 'set', jdUt: JulianDayUt): JulianDayUt =>
    frame.substituted ? jdUt : fromMidnight(event, jdUt);
  const sunset = frame.substituted
    ? null
    : observatory.lastRiseSet('Sun', 'set', sunriseJdUt, place, rules.sunrise_definition);
  const real = sunset !== null && sunriseJdUt - sunset <= MAX_NIGHT ? sunset : null;
  return {
    previousSunsetJdUt:
      real === null
        ? julianDayUt(lastSunTransit(observatory, sunriseJdUt, place) + QUARTER_DAY)
        : fromMidnight('set', real),
    sunriseJdUt: ofFrame('rise', sunriseJdUt),
    sunsetJdUt: ofFrame('set', sunsetJdUt),
    nextSunriseJdUt: ofFrame('rise', nextSunriseJdUt),
    substituted: real === null,
  };
}
