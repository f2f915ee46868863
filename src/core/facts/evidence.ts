import type { Dignity, SignDignity } from '../zodiac/dignities.js';
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { ChartFacts } from './chartFacts.js';
import type { Needs } from './requirements.js';

/**
 * What a condition can ask of its subjects. `object` holds what is asked for and `observed` what was found:
 * in_house, in_sign, has_dignity, in_nakshatra: one value is observed per subject, and each must be among the object;
 * in_house_from: the same, the object beginning with the point from which houses are counted;
 * in_house_from_any: the same, the object beginning with several points; the point that serves each subject is observed;
 * not_in_sign: none may be among the object; in_house_or_dignity: houses and dignities, either of which will do;
 * any_in_house, any_two_in_house, any_three_in_house, none_in_house: the subjects found in those houses;
 * any_in_house_from, none_in_house_from: the same, the object beginning with the point from which houses are counted;
 * houses_occupied: of the houses of the subject those that hold a graha of the object;
 * occupied_only_by: the grahas in the house of the subject, all of whom must be among the object;
 * signs_occupied: how many signs the subjects stand in;
 * number_of: how many they are, against the least number asked; lord_of_house: the houses the subject owns;
 * in_one_sign: the signs of the subjects, which must be the same;
 * exchange: the houses where the two subjects stand, each in the house of the other;
 * joined_by, aspected_by, sign_aspected_by (by rasi drishti), touched_by (by either or by company),
 * joined_or_aspected_by, associated_with, hemmed_by: the grahas of the object that do so, itself never;
 * aspect_each_other: the grahas that are seen, or where the two stand;
 * not_aspected_by, not_joined_or_aspected_by, not_sign_aspected_by, not_hemmed_by: the same as without `not`, and nobody may be found;
 * is, is_not: the subject is, or is not, one of the object; friend_of: how the first regards the second;
 * has_state: states of the subject; degrees_below, degrees_above: its degrees in the sign against a limit;
 * at_degree: its longitude against a point, a degree apart at most; in_half_degree: the half degree of its sign;
 * in_shashtiamsa: the natures, or the numbers, of the sixtieths where the subjects stand;
 * varga_count: in how many charts of a group the subject is at home, and how many are asked; between: from and to.
 */
export const RELATIONS = [
  'in_house',
  'in_house_from',
  'in_house_from_any',
  'any_in_house',
  'any_two_in_house',
  'any_three_in_house',
  'none_in_house',
  'any_in_house_from',
  'none_in_house_from',
  'houses_occupied',
  'occupied_only_by',
  'signs_occupied',
  'number_of',
  'lord_of_house',
  'in_one_sign',
  'in_sign',
  'not_in_sign',
  'in_nakshatra',
  'exchange',
  'has_dignity',
  'in_house_or_dignity',
  'joined_by',
  'aspected_by',
  'sign_aspected_by',
  'touched_by',
  'joined_or_aspected_by',
  'hemmed_by',
  'not_hemmed_by',
  'aspect_each_other',
  'not_aspected_by',
  'not_joined_or_aspected_by',
  'not_sign_aspected_by',
  'associated_with',
  'is',
  'is_not',
  'friend_of',
  'has_state',
  'degrees_below',
  'degrees_above',
  'at_degree',
  'in_half_degree',
  'in_shashtiamsa',
  'varga_count',
  'between',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** States of a graha that a condition can ask for. */
export type State = 'combust' | 'retrograde';
/** Why a graha is weak. */
export type Weakness = 'debilitated' | 'aspected_by_malefic' | 'combust' | 'in_dusthana';
/** Points and circumstances of a birth. */
export type BirthFact = 'gulika' | 'maandi' | 'tithi' | 'half_of_day' | 'day' | 'night' | 'gender' | 'male' | 'female';

/** A graha, a sign, a star, a dignity, a state, a house 1..12, a number, or another id. */
export type Fact =
  | Graha
  | 'Ascendant'
  | Sign
  | Nakshatra
  | SignDignity
  | Dignity
  | State
  | Weakness
  | 'weak'
  | BirthFact
  | 'natural_friend'
  | 'temporary_friend'
  | 'great_friend'
  | 'cruel'
  | 'gentle'
  | 'same'
  | House
  | number;

/** One condition looked at in one chart: the only form in which yogas, doshas and longevity show why. */
export interface Evidence {
  /** id of the condition, the same in every chart */
  readonly id: string;
  readonly subject: readonly Fact[];
  readonly relation: Relation;
  readonly object: readonly Fact[];
  readonly observed: readonly Fact[];
}

/** A condition as it stands in the row of a rule. */
export interface Condition<F extends ChartFacts = ChartFacts> {
  readonly id: string;
  /** What it asks, in one short phrase for the tables of the documentation. */
  readonly asks: string;
  /** what must be known to look; where it is not, the condition is neither met nor unmet */
  readonly needs: Needs;
  readonly holds: (facts: F) => boolean;
  readonly evidence: (facts: F) => Evidence;
}
