import type { Planet } from '../../zodiac/grahas.js';
import { houseOf } from '../../zodiac/houses.js';
import type { Chart } from '../chart.js';
import { PACHAKADI_PLACES, PACHAKADI_ROLES, type PachakadiRole } from './pachakadi.data.js';

/** A planet that acts on another in a role. */
export interface Pachakadi {
  readonly role: PachakadiRole;
  readonly planet: Planet;
  readonly inimical: boolean;
}

/**
 * Every planet that acts on `planet` as pachaka, bodhaka, karaka or vedhaka
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
export function pachakadiOf(planet: Planet, chart: Chart): readonly Pachakadi[] {
  const sign = chart.grahas[planet].sign;
  return PACHAKADI_ROLES.flatMap((role) => {
    const { planet: actor, house, inimical } = PACHAKADI_PLACES[planet][role];
    return houseOf(sign, chart.grahas[actor].sign) === house ? [{ role, planet: actor, inimical }] : [];
  });
}
