import type { Planet } from '../../zodiac/grahas.js';

/** The planets that the Sun can burn. */
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
