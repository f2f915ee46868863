import { combustionOf } from '../charts/states/combustion.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { AstaMethod } from '../visibility/astaPeriod.js';
import { invisibleAt } from '../visibility/invisible.js';

/** The planets whose invisibility excludes a muhurta. */
export type AstaPlanet = 'Jupiter' | 'Venus';

/**
 * Whether a planet is asta at a moment of an interval: by longitude its combustion at that moment, by every other method
 * the period between its asta and udaya at the place.
 */
export function astaTest(
  observatory: Observatory,
  method: AstaMethod,
  place: GeoPlace,
  interval: Interval,
): (planet: AstaPlanet, jdUt: JulianDayUt) => boolean {
  if (method !== 'longitude') return invisibleAt(observatory, method, place, interval);
  return (planet, jdUt) => {
    const { longitudeDeg, speedDegPerDay } = observatory.motion(planet, jdUt);
    const sunDeg = observatory.longitudeDeg('Sun', jdUt);
    return combustionOf(planet, longitudeDeg, sunDeg, speedDegPerDay < 0).combust;
  };
}
