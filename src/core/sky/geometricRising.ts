import { cosDeg, degrees, sinDeg } from '../angles/angles.js';
import type { Ephemeris, GeoPlace, RiseSetEvent } from '../ephemeris/ephemeris.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

/** Degrees that the sky turns in a day. */
const TURN_DEG_PER_DAY = 360.985647;
/** What the library calls the rising of the centre lies within this of the geometric one, where there is one. */
const SLACK_DAYS = 0.01;
/** A millisecond; the step that is this small has the square of its error. */
const TOLERANCE_DAYS = 1e-8;
const MAX_STEPS = 8;
const HALF_DAY = 0.5;

/**
 * First rise or set of the centre of the disc at or after a moment, without refraction, light time and aberration, seen
 * from the place at sea level (rules 09 P3); null where there is none within about a day. Transits are the library's.
 */
export function geometricRising(
  ephemeris: Ephemeris,
  body: 'Sun' | 'Moon',
  event: RiseSetEvent,
  fromJdUt: JulianDayUt,
  place: GeoPlace,
): JulianDayUt | null {
  const near = (from: number): JulianDayUt | null =>
    ephemeris.riseSet(body, event, julianDayUt(from), place, 'disc_centre_no_refraction');
  if (event === 'upper_transit' || event === 'lower_transit') return near(fromJdUt);
  // The library's moment may lie before the one looked for and the geometric one after it, so begin early.
  let guess = near(fromJdUt - SLACK_DAYS);
  while (guess !== null) {
    const found = horizonNear(ephemeris, body, event, guess, place);
    if (found === null || found >= fromJdUt) return found;
    guess = near(guess + HALF_DAY);
  }
  return null;
}

/** The moment near a guess at which the altitude is 0 and grows (rise) or falls (set), or null: Newton's steps. */
function horizonNear(
  ephemeris: Ephemeris,
  body: 'Sun' | 'Moon',
  event: 'rise' | 'set',
  guess: JulianDayUt,
  place: GeoPlace,
): JulianDayUt | null {
  const [sinPhi, cosPhi] = [sinDeg(place.latitudeDeg), cosDeg(place.latitudeDeg)];
  let jd: number = guess;
  for (let step = 0; step < MAX_STEPS; step++) {
    const at = julianDayUt(jd);
    const { rightAscensionDeg, declinationDeg } = ephemeris.topocentricEquatorial(body, at, 'geometric', place);
    const hourAngleDeg = 15 * ephemeris.siderealTimeHours(at) + place.longitudeDeg - rightAscensionDeg;
    const cosProduct = cosPhi * cosDeg(declinationDeg);
    const sinAltitude = sinPhi * sinDeg(declinationDeg) + cosProduct * cosDeg(hourAngleDeg);
    /** Degrees a day; the slow motion of the body itself only costs a step. */
    const climb = -cosProduct * sinDeg(hourAngleDeg) * TURN_DEG_PER_DAY;
    if (climb > 0 !== (event === 'rise')) return null;
    const days = -degrees(sinAltitude) / climb;
    jd += days;
    if (Math.abs(jd - guess) > SLACK_DAYS) return null;
    if (Math.abs(days) < TOLERANCE_DAYS) return julianDayUt(jd);
  }
  return null;
}
