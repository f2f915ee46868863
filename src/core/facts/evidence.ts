import type { Dignity, SignDignity } from '../zodiac/dignities.js';
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';
import type { ChartFacts } from './chartFacts.js';

/**
 * What a condition can ask of its subjects. `object` holds what is asked for and `observed` what was found:
 * in_house, in_sign, has_dignity, in_nakshatra: one value is observed per subject, and each must be among the object;
 * in_house_from: the same, the object beginning with the graha from which houses are counted;
 * any_in_house, any_two_in_house: the subjects found in those houses;
 * joined_by, aspected_by, joined_or_aspected_by, associated_with: the grahas of the object that do so, itself never;
 * not_aspected_by: the same, and nobody may be found;
 * is, is_not: the subject is, or is not, one of the object;
 * has_state: states of the subject; degrees_below, degrees_above: its degrees in the sign against a limit.
 */
export const RELATIONS = [
  'in_house',
  'in_house_from',
  'any_in_house',
  'any_two_in_house',
  'in_sign',
  'in_nakshatra',
  'has_dignity',
  'joined_by',
  'aspected_by',
  'joined_or_aspected_by',
  'not_aspected_by',
  'associated_with',
  'is',
  'is_not',
  'has_state',
  'degrees_below',
  'degrees_above',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** States of a graha that a condition can ask for. */
export type State = 'combust' | 'retrograde';

/** A graha, a sign, a star, a dignity, a state, a house 1..12 or a number of degrees. */
export type Fact = Graha | 'Ascendant' | Sign | Nakshatra | SignDignity | Dignity | State | House | number;

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
export interface Condition {
  readonly id: string;
  /** What it asks, in one short phrase for the tables of the documentation. */
  readonly asks: string;
  readonly holds: (facts: ChartFacts) => boolean;
  readonly evidence: (facts: ChartFacts) => Evidence;
}
