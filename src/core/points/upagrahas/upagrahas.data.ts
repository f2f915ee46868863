import type { Planet } from '../../zodiac/grahas.js';
import type { SolarUpagraha, TimeUpagraha } from '../../zodiac/points.js';

/**
 * Upagrahas of the Sun: each is the one before it (the first the Sun), mirrored or not, and moved on
 * (docs/rules/02-points-and-arudhas.md#section-3).
 */
export const SOLAR_UPAGRAHA_ROWS = [
  { id: 'dhuma', mirrored: false, addDeg: 133 + 20 / 60 },
  { id: 'vyatipaata', mirrored: true, addDeg: 0 },
  { id: 'parivesha', mirrored: false, addDeg: 180 },
  { id: 'indrachaapa', mirrored: true, addDeg: 0 },
  { id: 'upaketu', mirrored: false, addDeg: 16 + 40 / 60 },
] as const satisfies readonly { readonly id: SolarUpagraha; readonly mirrored: boolean; readonly addDeg: number }[];

/** Upagrahas that rise in a planet's part of the day or night, and the rule choice of the moment where there is one. */
export const TIME_UPAGRAHA_ROWS = [
  { id: 'kaala', planet: 'Sun', moment: 'middle' },
  { id: 'mrityu', planet: 'Mars', moment: 'middle' },
  { id: 'artha_praharaka', planet: 'Mercury', moment: 'middle' },
  { id: 'yama_ghantaka', planet: 'Jupiter', moment: 'middle' },
  { id: 'gulika', planet: 'Saturn', moment: 'gulika_part' },
  { id: 'maandi', planet: 'Saturn', moment: 'maandi_part' },
] as const satisfies readonly {
  readonly id: TimeUpagraha;
  readonly planet: Planet;
  readonly moment: 'middle' | 'gulika_part' | 'maandi_part';
}[];
