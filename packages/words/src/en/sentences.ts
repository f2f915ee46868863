/**
 * Sentences of the conditions by which yogas, doshas and longevity show why they are present: `{1}` is whom a condition is
 * about, `{2}` the houses, signs, grahas or numbers, `{3}` the point from which houses are counted, or a further word. Spellings:
 * the almanacs named in ../README.md.
 */
import type { Relation } from '@ganita/core/facts/evidence.js';
import type { Dignity } from '@ganita/core/zodiac/dignities.js';
import type { House } from '@ganita/core/zodiac/houses.js';

/** What was found, by what was tested. */
export const condition = {
  in_house: '{1} in the {2} house',
  in_house_from: '{1} in the {2} from {3}',
  in_house_from_any: '{1} in the {2} from {3}',
  any_in_house: '{1} in the {2} house',
  any_two_in_house: '{1} together in the {2} house',
  any_three_in_house: '{1} together in the {2} house',
  none_in_house: '{1} not in the {2} house',
  any_in_house_from: '{1} in the {2} from {3}',
  none_in_house_from: '{1} not in the {2} from {3}',
  houses_occupied: 'some of {1} in each of the {2} houses',
  occupied_only_by: 'only {1} in the {2} house',
  signs_occupied: 'number of signs that hold {1}: {2}',
  number_of: 'at least {2} of them: {1}',
  lord_of_house: '{1} is lord of the {2} house',
  in_one_sign: '{1} together in {2}',
  in_sign: '{1} in {2}',
  not_in_sign: '{1} not in {2}',
  in_nakshatra: '{1} in the nakshatra {2}',
  exchange: '{1} exchange signs: the {2} house',
  has_dignity: '{1} is {2}',
  in_house_or_dignity: '{1} in the {2} house or {3}',
  joined_by: '{1} with {2}',
  aspected_by: '{1} aspected by {2}',
  sign_aspected_by: '{1} aspected by {2} by rasi drishti',
  touched_by: '{1} with or aspected by {2}, by graha or rasi drishti',
  joined_or_aspected_by: '{1} with or aspected by {2}',
  hemmed_by: '{1} hemmed in between {2}',
  not_hemmed_by: '{1} not hemmed in between {2}',
  aspect_each_other: '{1} aspect each other',
  not_aspected_by: '{1} not aspected by {2}',
  not_joined_or_aspected_by: '{1} neither with nor aspected by {2}',
  not_sign_aspected_by: '{1} not aspected by {2} by rasi drishti',
  associated_with: '{1} associated with {2}',
  is: '{1} is one of {2}',
  is_not: '{1} and {2} are two grahas',
  friend_of: '{1} is a {3} of {2}',
  has_state: '{1} is {2}',
  degrees_below: '{1} below {2} of its sign',
  degrees_above: '{1} above {2} of its sign',
  at_degree: '{1} within a degree of {2}',
  in_half_degree: '{1} in half degree {2} of its sign',
  in_shashtiamsa: '{1} in a {2} shashtiamsa',
  varga_count: '{1}: own or exaltation sign in {2} vargas',
  between: '{1} number {2}',
} satisfies Readonly<Record<Relation, string>>;

/** Sentences of special cases, lists, and what is put around a sentence. */
export const form = {
  in_some_sign: '{1} in one sign',
  in_one_shashtiamsa: '{1} in the same shashtiamsa',
  one_graha: '{1} has both roles',
  has_role: '{1} is the {2}',
  nested_role: 'the {1}',
  such_a_graha: 'such a graha',
  birth_is: '{1}: {2}',
  house: 'the {1} house',
  both: '{1} and {2}',
  either: '{1} or {2}',
  one_of: 'one of {1}',
  two_of: 'two of {1}',
  three_of: 'three of {1}',
  in_navamsa: '{1}, in the navamsa',
  in_own_navamsa: '{1}, in the navamsa of this chart',
  in_drekkana: '{1}, in the drekkana',
  not_met: 'not so: {1}',
  not_met_found: 'not so: {1}; found: {2}',
} satisfies Readonly<Record<string, string>>;

/** Roles of a graha in a chart: `{1}` is a house, `{2}` the graha or role that it is counted from. */
export const role = {
  lord: 'lord of the {1} house',
  lord_from: 'lord of the {1} from {2}',
  lord_of_arudha: 'lord of the arudha of the {1} house',
  navamsa_lagna_lord: 'lord of the lagna of the navamsa',
  dispositor: 'lord of the sign of {2}',
  navamsa_lord: 'lord of the navamsa of {2}',
  drekkana_lord: 'lord of the drekkana of {2}',
} satisfies Readonly<Record<string, string>>;

/** Houses in a sentence, counted from 1. */
export const ordinal = {
  1: '1st',
  2: '2nd',
  3: '3rd',
  4: '4th',
  5: '5th',
  6: '6th',
  7: '7th',
  8: '8th',
  9: '9th',
  10: '10th',
  11: '11th',
  12: '12th',
} satisfies Readonly<Record<House, string>>;

/** Bodies in a sentence, where it is not their name alone. */
export const named = {
  Sun: 'the Sun',
  Moon: 'the Moon',
  Ascendant: 'the Ascendant',
} satisfies Readonly<Record<string, string>>;

/** Dignities of a graha in a sentence. */
export const dignity = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona sign',
  own: 'in its own sign',
  friend: "in a friend's sign",
  neutral: "in a neutral's sign",
  enemy: "in an enemy's sign",
  debilitated: 'debilitated',
} satisfies Readonly<Record<Dignity, string>>;
