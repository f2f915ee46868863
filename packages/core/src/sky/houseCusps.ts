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

/**
 * The cusps of a system at a moment and place (docs/rules/16-schools-of-a-chart.md#section-6). Errors: `invalid_input`
 * where the system has none.
 */
export function cuspsNamed(
  observatory: Observatory,
  { jdUt, place }: { readonly jdUt: JulianDayUt; readonly place: GeoPlace },
  cusps: NamedCusps,
): ChosenCusps {
  const { system, cuspIs } = ROWS[cusps];
  const found = observatory.cuspsOf(system, jdUt, place);
  if (found === null) {
    throw invalidInput(
      'rules.house_cusps',
      `${cusps} has no cusps at latitude ${place.latitudeDeg}, beyond a polar circle`,
      cusps,
    );
  }
  return { cuspsDeg: found, cuspIs };
}
