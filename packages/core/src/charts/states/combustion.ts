import { separation } from '../../angles/angles.js';
import type { BodyState } from '../../sky/observatory.js';
import type { Planet } from '../../zodiac/grahas.js';

/** The planets that can be combust. */
export type CombustiblePlanet = Exclude<Planet, 'Sun'>;

/**
 * Orbs of combustion in degrees, limit included, by direct or retrograde motion (Surya Siddhanta IX;
 * docs/rules/01-positions-and-vargas.md#section-9).
 */
export const COMBUSTION_ORB_DEG: Readonly<
  Record<CombustiblePlanet, { readonly direct: number; readonly retrograde: number }>
> = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};

/** Distance of a planet from the Sun, and its orb. */
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

/** A slower body is stationary, degrees per day. */
const STATIONARY_DEG_PER_DAY = 0.01;

/** Which way a body moves. */
export interface Motion {
  readonly speedDegPerDay: number;
  /** north positive; null where the calculation defines none */
  readonly declinationDeg: number | null;
  readonly retrograde: boolean;
  readonly stationary: boolean;
}

/** Motion by the true speed, never inferred from the Sun (docs/rules/01-positions-and-vargas.md#section-9). */
export const motionOf = ({ speedDegPerDay, declinationDeg }: BodyState): Motion => ({
  speedDegPerDay,
  declinationDeg,
  retrograde: speedDegPerDay < 0,
  stationary: Math.abs(speedDegPerDay) < STATIONARY_DEG_PER_DAY,
});
