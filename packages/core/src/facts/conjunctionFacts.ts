import type { Graha } from '../zodiac/grahas.js';
import { countHouses, type House, houseFrom } from '../zodiac/houses.js';
import type { ChartFacts } from './chartFacts.js';
import { common, type GrahaSet, has, isEmpty, NO_GRAHA, only, overlap, union, without } from './grahaSet.js';

/** Grahas in any of some houses, counted from the Ascendant. */
export function grahasIn(facts: ChartFacts, houses: readonly House[]): GrahaSet {
  let found = NO_GRAHA;
  for (const house of houses) found = union(found, facts.occupants[house]);
  return found;
}

/**
 * House of a graha counted from another one, 1 the same sign (docs/rules/06-yogas-doshas-longevity.md#section-1-1: "n
 * from Y").
 */
export const houseFromGraha = (facts: ChartFacts, from: Graha, graha: Graha): House =>
  countHouses(facts.houses[from], facts.houses[graha]);

/** Grahas in the n-th house from a graha. */
export const grahasFrom = (facts: ChartFacts, from: Graha, n: House): GrahaSet =>
  facts.occupants[houseFrom(facts.houses[from], n)];

/** The other grahas in the sign of a graha. */
export const companions = (facts: ChartFacts, graha: Graha): GrahaSet =>
  without(facts.occupants[facts.houses[graha]], only(graha));

/** True when two grahas are in one sign; a graha that owns both named houses counts as joined to itself. */
export const conjoin = (facts: ChartFacts, a: Graha, b: Graha): boolean => facts.houses[a] === facts.houses[b];

/** Members of a group that join a graha, never including itself. */
export const conjunctWith = (facts: ChartFacts, graha: Graha, group: GrahaSet): GrahaSet =>
  common(companions(facts, graha), group);

/** Members of a group in the 12th and in the 2nd from a house. */
export const neighbours = (facts: ChartFacts, house: House, group: GrahaSet): GrahaSet =>
  common(union(facts.occupants[houseFrom(house, 12)], facts.occupants[houseFrom(house, 2)]), group);

/** True when a malefic is in the 12th and one in the 2nd from a house. */
export const isHouseHemmed = (facts: ChartFacts, house: House): boolean =>
  overlap(facts.occupants[houseFrom(house, 12)], facts.malefics) &&
  overlap(facts.occupants[houseFrom(house, 2)], facts.malefics);

/** True when a malefic is in the 12th and one in the 2nd from a graha. */
export const isHemmed = (facts: ChartFacts, graha: Graha): boolean => isHouseHemmed(facts, facts.houses[graha]);

/** True when a house is occupied only by members of a group. */
export const isOccupiedOnlyBy = (facts: ChartFacts, house: House, group: GrahaSet): boolean =>
  !isEmpty(facts.occupants[house]) && isEmpty(without(facts.occupants[house], group));

/** True when a graha is in one of some houses. */
export const isInHouse = (facts: ChartFacts, graha: Graha, houses: readonly House[]): boolean =>
  has(grahasIn(facts, houses), graha);
