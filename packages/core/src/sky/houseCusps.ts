import { arc } from '../angles/angles.js';
import type { GeoPlace, HouseSystem } from '../ephemeris/ephemeris.js';
import { invalidInput } from '../errors/domainError.js';
import type { Rules } from '../rules/rules.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { Observatory } from './observatory.js';

type NamedCusps = Exclude<Rules['house_cusps'], 'by_bhava_method'>;

/** The system of each value of `house_cusps` but the first, and what its cusps are of their houses. */
const ROWS: Readonly<Record<NamedCusps, { readonly system: HouseSystem; readonly cuspIs: 'start' | 'middle' }>> = {
  placidus_middle: { system: 'placidus', cuspIs: 'middle' },
  placidus_start: { system: 'placidus', cuspIs: 'start' },
  koch: { system: 'koch', cuspIs: 'start' },
  campanus: { system: 'campanus', cuspIs: 'start' },
  regiomontanus: { system: 'regiomontanus', cuspIs: 'start' },
  porphyry: { system: 'porphyry', cuspIs: 'start' },
  topocentric: { system: 'topocentric', cuspIs: 'start' },
  alcabitius: { system: 'alcabitius', cuspIs: 'start' },
};

/**
 * The cusps that divide the houses; null where `bhava_madhya_method` does. The Surya Siddhanta has none of these
 * systems: its houses are always by that method.
 */
export const chosenCusps = ({ house_cusps, calculation_type }: Rules): NamedCusps | null =>
  house_cusps === 'by_bhava_method' || calculation_type === 'ss' ? null : house_cusps;

/** Cusps 1..12, and what they are of their houses. */
export interface ChosenCusps {
  readonly cuspsDeg: readonly number[];
  readonly cuspIs: 'start' | 'middle';
}

/** Rounding of the sum of twelve arcs, in degrees. */
const ROUNDING_DEG = 1e-6;

/** Whether cusps go once around the zodiac, each after the one before it. */
const areInOrder = (cuspsDeg: readonly number[]): boolean =>
  cuspsDeg.reduce((sum, cuspDeg, index) => sum + arc(cuspsDeg.at(index - 1) as number, cuspDeg), 0) <
  360 + ROUNDING_DEG;

/**
 * The cusps of a system at a moment and place (docs/rules/16-schools-of-a-chart.md#section-6). Errors: `invalid_input`
 * where the system has none, or where they do not follow one another.
 */
export function cuspsNamed(
  observatory: Observatory,
  { jdUt, place }: { readonly jdUt: JulianDayUt; readonly place: GeoPlace },
  cusps: NamedCusps,
): ChosenCusps {
  const { system, cuspIs } = ROWS[cusps];
  const without = (what: string, why: string): Error =>
    invalidInput('rules.house_cusps', `${cusps} has no ${what} at latitude ${place.latitudeDeg}, ${why}`, cusps);
  const found = observatory.cuspsOf(system, jdUt, place);
  if (found === null) throw without('cusps', 'beyond a polar circle');
  if (!areInOrder(found)) throw without('houses', 'where its cusps do not follow one another at this moment');
  return { cuspsDeg: found, cuspIs };
}
