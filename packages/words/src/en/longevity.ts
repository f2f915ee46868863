/** Words of longevity. Spellings: the almanacs named in ../README.md. */
import type { AyurdayaMethod } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import type { Reduction } from '@ganita/core/longevity/ayurdaya/reductions.js';
import type { Band, LifeCategory } from '@ganita/core/longevity/bands.js';
import type { Combination } from '@ganita/core/longevity/combinations.js';
import type { PairId, PairSet } from '@ganita/core/longevity/threePairs.js';

/** What kind of statement the whole key is. */
export const nature = {
  classical_method: 'A classical method, not a prediction',
} satisfies Readonly<Record<'classical_method', string>>;

export const band = {
  balarishta: 'Balarishta',
  alpayu: 'Alpayu',
  madhyayu: 'Madhyayu',
  poornayu: 'Poornayu',
} satisfies Readonly<Record<Band, string>>;

export const category = {
  short: 'Short',
  middle: 'Middle',
  long: 'Long',
} satisfies Readonly<Record<LifeCategory, string>>;

export const pairSet = {
  lagna_moon: 'Ascendant and Moon',
  moon_saturn: 'Moon and Saturn',
} satisfies Readonly<Record<PairSet, string>>;

export const pair = {
  lagna_lord_and_8th_lord: 'Lords of the Ascendant and the 8th',
  lagna_and_moon: 'Ascendant and Moon',
  moon_and_saturn: 'Moon and Saturn',
  lagna_and_hora_lagna: 'Ascendant and Hora Lagna',
} satisfies Readonly<Record<PairId, string>>;

export const ayurdayaMethod = {
  pinda: 'Pindayurdaya',
  nisarga: 'Nisargayurdaya',
  amsa: 'Amsayurdaya',
} satisfies Readonly<Record<AyurdayaMethod, string>>;

export const reduction = {
  combust: 'Astangata harana',
  enemy_sign: 'Satru kshetra harana',
  visible_half: 'Chakrapata harana',
  malefic_in_lagna: 'Krurodaya harana',
} satisfies Readonly<Record<Reduction, string>>;

export const combination = {
  moon_in_kendra_with_malefic: 'Moon in a kendra with a malefic',
  moon_in_7_8_12_with_malefic_no_benefic_aspect:
    'Moon in the 7th, 8th or 12th with a malefic and without the aspect of a benefic',
  all_malefics_in_2_6_8_12: 'All malefics in the 2nd, 6th, 8th and 12th',
  weak_moon_in_1_or_8_malefic_in_kendra: "Moon below a friend's sign in the 1st or 8th, a malefic in a kendra",
  moon_1_mars_8_sun_9_saturn_12: 'Moon in the 1st, Mars in the 8th, Sun in the 9th, Saturn in the 12th',
  moon_8_mars_7_rahu_9_jupiter_3: 'Moon in the 8th, Mars in the 7th, Rahu in the 9th, Jupiter in the 3rd',
  saturn_8_mars_5_ketu_1: 'Saturn in the 8th, Mars in the 5th, Ketu in the 1st',
  all_malefics_in_6_8_12: 'All malefics in the 6th, 8th and 12th',
  saturn_1_sun_moon_mars_7: 'Saturn in the 1st; Sun, Moon and Mars in the 7th',
  lord_8_with_ketu_in_1: 'Lord of the 8th with Ketu in the 1st',
  moon_with_malefic_in_1: 'Moon with a malefic in the 1st',
  lord_8_in_1_and_lagna_lord_weak: "Lord of the 8th in the 1st, lord of the Ascendant below a friend's sign",
  scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra:
    'Ascendant in Scorpio with Sun and Jupiter, lord of the 8th in a kendra',
  rahu_7_moon_8_jupiter_1: 'Rahu in the 7th, Moon in the 8th, Jupiter in the 1st',
  saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12:
    'Saturn in the 1st, a malefic lord of the Ascendant, all benefics in the 3rd, 6th, 9th and 12th',
  lords_1_and_8_in_8_with_malefic_no_benefic_aspect:
    'Lords of the 1st and the 8th in the 8th with another malefic and without the aspect of a benefic',
  lord_3_or_6_in_kendra: 'Lord of the 3rd or the 6th in a kendra',
  two_of_lords_8_10_11_own_or_exalted: 'Two of the lords of the 8th, 10th and 11th in own sign or exaltation',
  mercury_venus_jupiter_in_2_3_11: 'Mercury, Venus and Jupiter in the 2nd, 3rd and 11th',
  all_seven_in_5_to_8: 'All seven planets in the 5th to the 8th',
} satisfies Readonly<Record<Combination, string>>;
