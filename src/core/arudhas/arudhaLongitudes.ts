import { arc, type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import type { Comparisons } from '../comparisons/comparisons.js';
import type { Graha } from '../zodiac/grahas.js';
import { HOUSES } from '../zodiac/houses.js';
import { DEGREES_PER_SIGN, signOf } from '../zodiac/signs.js';
import { type ArudhaRules, arudhaLord } from './arudha.js';

const HALF_HOUSE_DEG = 15;
const QUARTER_TURN_DEG = 90;

/** Within the equal house that the base is the middle of, or within the one opposite. */
function inHouseOrSeventh(houseMiddle: number, longitude: number): boolean {
  const way = arc(houseMiddle - HALF_HOUSE_DEG, longitude);
  return way < DEGREES_PER_SIGN || (way >= 180 && way < 180 + DEGREES_PER_SIGN);
}

/**
 * D-1 longitudes of the arudhas of the twelve equal houses counted from `base` (PVR, article on padamsa;
 * docs/rules/02-points-and-arudhas.md#section-8), house 1 first. The lord is that of the sign in which the middle of
 * the house falls. The sign can differ from that of the arudha by signs: the two are never mixed.
 */
export function arudhaLongitudes(
  comparisons: Comparisons,
  longitudes: Readonly<Record<Graha, number>>,
  base: number,
  rules: ArudhaRules,
): readonly SiderealDegrees[] {
  return HOUSES.map((house) => {
    const middle = siderealDegrees(base + DEGREES_PER_SIGN * (house - 1));
    const lord = longitudes[arudhaLord(comparisons, signOf(middle), rules.arudha_co_lords)];
    const arudha = 2 * lord - middle;
    const moved = rules.arudha_exception === 'tenth' && inHouseOrSeventh(middle, arudha);
    return siderealDegrees(moved ? arudha - QUARTER_TURN_DEG : arudha);
  });
}
