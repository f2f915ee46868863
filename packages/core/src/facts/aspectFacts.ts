import { rasiDrishti } from '../zodiac/aspects.js';
import type { Graha } from '../zodiac/grahas.js';
import { type House, houseOf } from '../zodiac/houses.js';
import type { ChartFacts } from './chartFacts.js';
import { companions } from './conjunctionFacts.js';
import { common, type GrahaSet, has, NO_GRAHA, only, union, without } from './grahaSet.js';
import { NO_REQUIREMENTS, type Requirements } from './requirements.js';

/** The chart in which a condition evaluates grahas that are determined in the chart under test. */
export interface View<F extends ChartFacts = ChartFacts> {
  /** suffix of the ids of conditions */
  readonly id: string;
  /** suffix of names in the tables of the documentation */
  readonly name: string;
  readonly requirements: Requirements;
  readonly of: (facts: F) => ChartFacts;
}

/** The chart under test itself. */
export const SAME_CHART: View = { id: '', name: '', requirements: NO_REQUIREMENTS, of: (facts) => facts };

/** Grahas that aspect a graha by graha drishti (docs/rules/06-yogas-doshas-longevity.md#section-1-2). */
const aspectingGrahasOf = (facts: ChartFacts, graha: Graha): GrahaSet => facts.aspectingGrahas[facts.houses[graha]];

/** True when one graha aspects another by graha drishti. */
export const aspects = (facts: ChartFacts, from: Graha, seen: Graha): boolean =>
  has(aspectingGrahasOf(facts, seen), from);

/** True when a graha aspects a house by graha drishti. */
export const aspectsHouse = (facts: ChartFacts, from: Graha, house: House): boolean =>
  has(facts.aspectingGrahas[house], from);

export const aspectEachOther = (facts: ChartFacts, a: Graha, b: Graha): boolean =>
  aspects(facts, a, b) && aspects(facts, b, a);

/** Members of a group that aspect a graha, never including itself. */
export const aspecting = (facts: ChartFacts, graha: Graha, group: GrahaSet): GrahaSet =>
  without(common(aspectingGrahasOf(facts, graha), group), only(graha));

/** Members of a group that join or aspect a graha, never including itself. */
export const joiningOrAspecting = (facts: ChartFacts, graha: Graha, group: GrahaSet): GrahaSet =>
  common(without(union(companions(facts, graha), aspectingGrahasOf(facts, graha)), only(graha)), group);

/** Grahas whose sign has rasi drishti on a house. */
export function rasiAspectingSigns(facts: ChartFacts, house: House): GrahaSet {
  let found = NO_GRAHA;
  for (const sign of rasiDrishti(facts.signsOfHouses[house])) {
    found = union(found, facts.occupants[houseOf(facts.lagna, sign)]);
  }
  return found;
}

/** Members of a group whose sign has rasi drishti on the sign of a graha, never including itself. */
export const signAspecting = (facts: ChartFacts, graha: Graha, group: GrahaSet): GrahaSet =>
  common(rasiAspectingSigns(facts, facts.houses[graha]), group);

/** Members of a group in a house, or aspecting it by graha or rasi drishti. */
export const touchingHouse = (facts: ChartFacts, house: House, group: GrahaSet): GrahaSet =>
  common(union(union(facts.occupants[house], facts.aspectingGrahas[house]), rasiAspectingSigns(facts, house)), group);

/** Members of a group in the sign of a graha (including itself), or aspecting it by graha or rasi drishti. */
export const touching = (facts: ChartFacts, graha: Graha, group: GrahaSet): GrahaSet =>
  touchingHouse(facts, facts.houses[graha], group);
