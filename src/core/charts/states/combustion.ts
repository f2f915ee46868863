import { separation } from '../../angles/angles.js';
import { COMBUSTION_ORB_DEG, type CombustiblePlanet } from './combustion.data.js';

/** Where a planet stands against the Sun. */
export interface Combustion {
  readonly combust: boolean;
  /** the orb that applies to this planet and motion */
  readonly orbDeg: number;
  /** shortest arc to the Sun, 0 <= x <= 180 */
  readonly fromSunDeg: number;
}

/**
 * Combustion by the shortest arc from the Sun (docs/rules/01-positions-and-vargas.md#section-9). Longitudes 0 <= x <
 * 360.
 */
export function combustionOf(
  planet: CombustiblePlanet,
  longitudeDeg: number,
  sunDeg: number,
  retrograde: boolean,
): Combustion {
  const orb = COMBUSTION_ORB_DEG[planet];
  const orbDeg = retrograde ? orb.retrograde : orb.direct;
  const fromSunDeg = separation(longitudeDeg, sunDeg);
  return { combust: fromSunDeg <= orbDeg, orbDeg, fromSunDeg };
}
