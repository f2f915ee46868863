/**
 * Words of the conditions by which yogas, doshas and longevity show why they are present. A condition is written as
 * subject, relation, requirement: a colon follows the relation, so that one order of words suits every language.
 * Spellings: the almanacs named in ../README.md.
 */
import type { BirthFact, Relation, State, Weakness } from '@ganita/core/facts/evidence.js';

export const relation = {
  in_house: 'in house',
  in_house_from: 'in house, counted from',
  in_house_from_any: 'in house, counted from any of',
  any_in_house: 'any of them in house',
  any_two_in_house: 'any two in house',
  any_three_in_house: 'any three in house',
  none_in_house: 'none of them in house',
  any_in_house_from: 'any in house, counted from',
  none_in_house_from: 'none in house, counted from',
  houses_occupied: 'houses occupied by',
  occupied_only_by: 'house occupied only by',
  signs_occupied: 'number of signs occupied',
  number_of: 'at least so many',
  lord_of_house: 'lord of house',
  in_one_sign: 'together in one sign',
  in_sign: 'in sign',
  not_in_sign: 'not in sign',
  in_nakshatra: 'in nakshatra',
  exchange: 'exchange of houses',
  has_dignity: 'dignity',
  in_house_or_dignity: 'in house or dignity',
  joined_by: 'joined by',
  aspected_by: 'aspected by',
  sign_aspected_by: 'aspected by sign by',
  touched_by: 'joined or aspected in any way by',
  joined_or_aspected_by: 'joined or aspected by',
  hemmed_by: 'hemmed in by',
  not_hemmed_by: 'not hemmed in by',
  aspect_each_other: 'aspect each other',
  not_aspected_by: 'not aspected by',
  not_joined_or_aspected_by: 'not joined or aspected by',
  not_sign_aspected_by: 'not aspected by sign by',
  associated_with: 'associated with',
  is: 'is',
  is_not: 'is not',
  friend_of: 'friend of',
  has_state: 'state',
  degrees_below: 'degrees below',
  degrees_above: 'degrees above',
  at_degree: 'at the degree',
  in_half_degree: 'in the half degree',
  in_shashtiamsa: 'in the sixtieth',
  varga_count: 'number of vargas',
  between: 'between',
} satisfies Readonly<Record<Relation, string>>;

/** Subjects of conditions other than bodies, signs, nakshatras, dignities and numbers. */
export const fact = {
  combust: 'Combust',
  retrograde: 'Retrograde',
  debilitated: 'Debilitated',
  aspected_by_malefic: 'Aspected by a malefic',
  in_dusthana: 'In a dusthana',
  gulika: 'Gulika',
  maandi: 'Maandi',
  tithi: 'Tithi',
  half_of_day: 'Half of the day',
  day: 'Day',
  night: 'Night',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  weak: 'Weak',
  natural_friend: 'Natural friend',
  temporary_friend: 'Temporary friend',
  great_friend: 'Great friend',
  cruel: 'Cruel',
  gentle: 'Gentle',
  same: 'Same',
} satisfies Readonly<
  Record<
    | State
    | Weakness
    | BirthFact
    | 'weak'
    | 'natural_friend'
    | 'temporary_friend'
    | 'great_friend'
    | 'cruel'
    | 'gentle'
    | 'same',
    string
  >
>;
