import type { Comparisons } from '../comparisons/comparisons.js';
import { type DashaPlan, equalDivision } from '../dashas/period.js';
import { narayanaParts, narayanaSigns } from '../dashas/rasi/narayana.js';
import { SIGNS, type Sign, signFrom, signIndex } from '../zodiac/signs.js';

/** The Varsha Narayana dasha of one year, from its solar return. */
export interface VarshaNarayanaDasha {
  /** The house whose lord is sought: the year's house from the natal Ascendant. */
  readonly houseSign: Sign;
  readonly first: Sign;
  readonly plan: DashaPlan<Sign>;
}

/** Three units for each Narayana year; a full cycle of both rounds gives every sign 36. */
const UNITS_PER_YEAR = 3;
const UNITS_OF_SIGN = 36;
const UNITS = 360;

/**
 * Varsha Narayana (PVR book 30.4; docs/rules/05-rasi-dashas.md#section-7-1): from the natal Ascendant as many signs
 * on as years are completed, in D-n n - 1 more; where the lord of that sign stands in the annual chart the dasha
 * begins. The year has
 * 360 units. The second cycle gives each sign what it lacks of 36 units.
 */
export function varshaNarayana(
  natalLagna: Sign,
  completedYears: number,
  annual: Comparisons,
  divisions: number,
): VarshaNarayanaDasha {
  const houseSign = signFrom(natalLagna, completedYears + divisions);
  const first = annual.placement.grahas[annual.lordOf(houseSign, 'during_dasha')].sign;
  const order = narayanaSigns(first, annual);
  const unitsOf = (sign: Sign): number => UNITS_PER_YEAR * annual.narayanaYears(sign);
  const cycle = (units: (sign: Sign) => number) =>
    order.map((sign) => ({ key: signIndex(sign), years: units(sign) / UNITS }));
  return {
    houseSign,
    first,
    plan: {
      lords: SIGNS,
      mahadashas: [...cycle(unitsOf), ...cycle((sign) => Math.max(0, UNITS_OF_SIGN - unitsOf(sign)))],
      divide: (key) => equalDivision(narayanaParts(SIGNS[key] as Sign, annual).map(signIndex)),
    },
  };
}
