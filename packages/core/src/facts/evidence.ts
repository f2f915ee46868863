import type { Dignity, SignDignity } from '../zodiac/dignities.js';
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { ChartFacts } from './chartFacts.js';
import type { Requirements } from './requirements.js';

/**
 * What a condition can test. `object` is what it requires and `observed` what was found:
 *
 * - in_house, in_sign, has_dignity, in_nakshatra: one value is observed per subject, and each must be among the object;
 * - in_house_from: the same, the object starting with the point from which houses are counted;
 * - in_house_from_any: the same, the object starting with several points; observed is the point that matches a subject;
 * - not_in_sign: none may be among the object; in_house_or_dignity: houses and dignities, one of which must match;
 * - any_in_house, any_two_in_house, any_three_in_house, none_in_house: the subjects found in those houses;
 * - any_in_house_from, none_in_house_from: the same, the object starting with the point from which houses are counted;
 * - houses_occupied: those houses of the subject that contain a graha of the object;
 * - occupied_only_by: the grahas in the house of the subject, all of which must be among the object;
 * - signs_occupied: the number of signs of the subjects;
 * - number_of: their number, against the least number required; lord_of_house: the houses the subject owns;
 * - in_one_sign: the signs of the subjects, which must be the same;
 * - exchange: the houses of the two subjects, each in the house of the other;
 * - joined_by, aspected_by, sign_aspected_by (by rasi drishti), touched_by (by either or by conjunction),
 *   joined_or_aspected_by, associated_with, hemmed_by: the grahas of the object that do so, never the subject itself;
 * - aspect_each_other: the aspected grahas, or the houses of the two;
 * - not_aspected_by, not_joined_or_aspected_by, not_sign_aspected_by, not_hemmed_by: the same as without `not`, and no
 *   graha may be found;
 * - is, is_not: the subject is, or is not, one of the object; friend_of: the relation of the first to the second;
 * - has_state: states of the subject; degrees_below, degrees_above: its degrees in the sign against a limit;
 * - at_degree: its longitude against a point, a degree apart at most; in_half_degree: the half degree of its sign;
 * - in_shashtiamsa: the natures, or the numbers, of the shashtiamsas of the subjects;
 * - varga_count: in how many charts of a group the subject is at home, and the required number; between: from and to.
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

/** States of a graha that a condition can require. */
export type State = 'combust' | 'retrograde';
/** Why a graha is weak. */
export type Weakness = 'debilitated' | 'aspected_by_malefic' | 'combust' | 'in_dusthana';
/** Points and circumstances of a birth. */
export type BirthFact = 'gulika' | 'maandi' | 'tithi' | 'half_of_day' | 'day' | 'night' | 'gender' | 'male' | 'female';

/** A graha, a sign, a nakshatra, a dignity, a state, a house 1..12, a number, or another id. */
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

/** One condition evaluated in one chart: the form of all reasons of yogas, doshas and longevity. */
export interface Evidence {
  /** id of the condition, the same in every chart */
  readonly id: string;
  readonly subject: readonly Fact[];
  readonly relation: Relation;
  readonly object: readonly Fact[];
  readonly observed: readonly Fact[];
}

/** A condition of the row of a rule. */
export interface Condition<F extends ChartFacts = ChartFacts> {
  readonly id: string;
  /** What it requires, in one short phrase for the tables of the documentation. */
  readonly description: string;
  /** what must be known to evaluate it; if it is unknown, the condition is neither met nor unmet */
  readonly requirements: Requirements;
  readonly test: (facts: F) => boolean;
  readonly evidence: (facts: F) => Evidence;
}
