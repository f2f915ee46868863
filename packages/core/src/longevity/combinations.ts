import type { ChartFacts } from '../facts/chartFacts.js';
import { joinedBy, notAspectedBy } from '../facts/conditions/conjunctionConditions.js';
import { BELOW_FRIEND, DIGNIFIED, hasDignity } from '../facts/conditions/dignityConditions.js';
import { isAmong, isNot } from '../facts/conditions/identity.js';
import { anyIn, inHouses, lagnaIn } from '../facts/conditions/placeConditions.js';
import { allOf, anyOf, type Criteria, type Finding, findingOf } from '../facts/criteria.js';
import { BENEFICS, except, graha, grahas, lordOfHouse, MALEFICS, THE_SEVEN } from '../facts/subjects.js';
import type { Graha } from '../zodiac/grahas.js';
import { APOKLIMAS, DUSTHANAS, type House, KENDRAS } from '../zodiac/houses.js';
import type { Band } from './bands.js';

/** A combination for a length of life. */
interface CombinationRow {
  readonly id: string;
  readonly band: Band;
  readonly source: string;
  readonly criteria: Criteria;
}

const MOON = graha('Moon');
const SATURN = graha('Saturn');
const L1 = lordOfHouse(1);
const L8 = lordOfHouse(8);
const LORDS_8_10_11 = [L8, lordOfHouse(10), lordOfHouse(11)] as const;
const dignified = (lord: (typeof LORDS_8_10_11)[number]) => hasDignity(lord, DIGNIFIED);

const row =
  <const B extends Band>(band: B) =>
  <const Id extends string>(id: Id, criteria: Criteria) => ({
    id,
    band,
    source: 'B.V. Raman, Hindu Predictive Astrology; docs/rules/06-yogas-doshas-longevity.md#section-6-1',
    criteria,
  });
const balarishta = row('balarishta');
const alpayu = row('alpayu');
const madhyayu = row('madhyayu');

/** Grahas each in a house of its own. */
const placed = (...places: readonly (readonly [Graha, House])[]): Criteria =>
  allOf(...places.map(([one, house]) => inHouses(graha(one), [house])));

/**
 * Combinations for the bands (docs/rules/06-yogas-doshas-longevity.md#section-6-1); poornayu has none, it
 * follows from the three pairs alone.
 */
export const COMBINATIONS = [
  balarishta('moon_in_kendra_with_malefic', allOf(inHouses(MOON, KENDRAS), joinedBy(MOON, MALEFICS))),
  balarishta(
    'moon_in_7_8_12_with_malefic_no_benefic_aspect',
    allOf(inHouses(MOON, [7, 8, 12]), joinedBy(MOON, MALEFICS), notAspectedBy(MOON, except(BENEFICS, MOON))),
  ),
  balarishta('all_malefics_in_2_6_8_12', allOf(inHouses(MALEFICS, [2, 6, 8, 12]))),
  balarishta(
    'weak_moon_in_1_or_8_malefic_in_kendra',
    allOf(hasDignity(MOON, BELOW_FRIEND), inHouses(MOON, [1, 8]), anyIn(except(MALEFICS, MOON), KENDRAS)),
  ),
  balarishta('moon_1_mars_8_sun_9_saturn_12', placed(['Moon', 1], ['Mars', 8], ['Sun', 9], ['Saturn', 12])),
  balarishta('moon_8_mars_7_rahu_9_jupiter_3', placed(['Moon', 8], ['Mars', 7], ['Rahu', 9], ['Jupiter', 3])),

  alpayu('saturn_8_mars_5_ketu_1', placed(['Saturn', 8], ['Mars', 5], ['Ketu', 1])),
  alpayu('all_malefics_in_6_8_12', allOf(inHouses(MALEFICS, DUSTHANAS))),
  alpayu('saturn_1_sun_moon_mars_7', placed(['Saturn', 1], ['Sun', 7], ['Moon', 7], ['Mars', 7])),
  alpayu('lord_8_with_ketu_in_1', allOf(inHouses(L8, [1]), joinedBy(L8, graha('Ketu')))),
  alpayu('moon_with_malefic_in_1', allOf(inHouses(MOON, [1]), joinedBy(MOON, MALEFICS))),
  alpayu('lord_8_in_1_and_lagna_lord_weak', allOf(inHouses(L8, [1]), hasDignity(L1, BELOW_FRIEND))),
  alpayu(
    'scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra',
    allOf(lagnaIn(['Scorpio']), inHouses(graha('Sun'), [1]), inHouses(graha('Jupiter'), [1]), inHouses(L8, KENDRAS)),
  ),
  alpayu('rahu_7_moon_8_jupiter_1', placed(['Rahu', 7], ['Moon', 8], ['Jupiter', 1])),
  alpayu(
    'saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12',
    allOf(inHouses(SATURN, [1]), isAmong(L1, MALEFICS), inHouses(BENEFICS, APOKLIMAS)),
  ),
  alpayu(
    'lords_1_and_8_in_8_with_malefic_no_benefic_aspect',
    allOf(
      isNot(L1, L8),
      inHouses(L1, [8]),
      inHouses(L8, [8]),
      anyIn(except(MALEFICS, L1, L8), [8]),
      notAspectedBy(L1, BENEFICS),
    ),
  ),

  madhyayu('lord_3_or_6_in_kendra', anyOf([inHouses(lordOfHouse(3), KENDRAS)], [inHouses(lordOfHouse(6), KENDRAS)])),
  madhyayu(
    'two_of_lords_8_10_11_own_or_exalted',
    anyOf(
      [dignified(LORDS_8_10_11[0]), dignified(LORDS_8_10_11[1])],
      [dignified(LORDS_8_10_11[0]), dignified(LORDS_8_10_11[2])],
      [dignified(LORDS_8_10_11[1]), dignified(LORDS_8_10_11[2])],
    ),
  ),
  madhyayu('mercury_venus_jupiter_in_2_3_11', allOf(inHouses(grahas('Mercury', 'Venus', 'Jupiter'), [2, 3, 11]))),
  madhyayu('all_seven_in_5_to_8', allOf(inHouses(THE_SEVEN, [5, 6, 7, 8]))),
] as const satisfies readonly CombinationRow[];
export type Combination = (typeof COMBINATIONS)[number]['id'];

/** A combination evaluated in a chart. */
export interface CombinationFinding extends Finding {
  readonly id: Combination;
  readonly band: Band;
}

/** Every combination for balarishta, alpayu and madhyayu, present or not, with what was found. */
export const combinationsOf = (facts: ChartFacts): readonly CombinationFinding[] =>
  COMBINATIONS.map(({ id, band, criteria }) => ({ id, band, ...findingOf(criteria, facts) }));
