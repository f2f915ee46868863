/** Words of longevity, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/longevity.js';
import type { Translated } from '../vocabulary.js';

/** What kind of statement the whole key is. */
export const nature: Translated<typeof en.nature> = {
  classical_method: 'शास्त्रीय गणना, भविष्यवाणी नहीं',
};

export const band: Translated<typeof en.band> = {
  balarishta: 'बालारिष्ट',
  alpayu: 'अल्पायु',
  madhyayu: 'मध्यायु',
  poornayu: 'पूर्णायु',
};

export const category: Translated<typeof en.category> = {
  short: 'अल्प',
  middle: 'मध्य',
  long: 'दीर्घ',
};

export const pairSet: Translated<typeof en.pairSet> = {
  lagna_moon: 'लग्न और चंद्र',
  moon_saturn: 'चंद्र और शनि',
};

export const pair: Translated<typeof en.pair> = {
  lagna_lord_and_8th_lord: 'लग्नेश और अष्टमेश',
  lagna_and_moon: 'लग्न और चंद्र',
  moon_and_saturn: 'चंद्र और शनि',
  lagna_and_hora_lagna: 'लग्न और होरा लग्न',
};

export const ayurdayaMethod: Translated<typeof en.ayurdayaMethod> = {
  pinda: 'पिंडायुर्दाय',
  nisarga: 'निसर्गायुर्दाय',
  amsa: 'अंशायुर्दाय',
};

export const reduction: Translated<typeof en.reduction> = {
  combust: 'अस्तंगत हरण',
  enemy_sign: 'शत्रुक्षेत्र हरण',
  visible_half: 'चक्रपात हरण',
  malefic_in_lagna: 'क्रूरोदय हरण',
};

export const combination: Translated<typeof en.combination> = {
  moon_in_kendra_with_malefic: 'चंद्र केंद्र में पापग्रह के साथ',
  moon_in_7_8_12_with_malefic_no_benefic_aspect: 'चंद्र सप्तम, अष्टम या द्वादश में पापग्रह के साथ, शुभ दृष्टि रहित',
  all_malefics_in_2_6_8_12: 'सभी पापग्रह द्वितीय, षष्ठ, अष्टम और द्वादश में',
  weak_moon_in_1_or_8_malefic_in_kendra: 'निर्बल चंद्र लग्न या अष्टम में, पापग्रह केंद्र में',
  moon_1_mars_8_sun_9_saturn_12: 'चंद्र लग्न में, मंगल अष्टम में, सूर्य नवम में, शनि द्वादश में',
  moon_8_mars_7_rahu_9_jupiter_3: 'चंद्र अष्टम में, मंगल सप्तम में, राहु नवम में, गुरु तृतीय में',
  saturn_8_mars_5_ketu_1: 'शनि अष्टम में, मंगल पंचम में, केतु लग्न में',
  all_malefics_in_6_8_12: 'सभी पापग्रह षष्ठ, अष्टम और द्वादश में',
  saturn_1_sun_moon_mars_7: 'शनि लग्न में; सूर्य, चंद्र और मंगल सप्तम में',
  lord_8_with_ketu_in_1: 'अष्टमेश केतु के साथ लग्न में',
  moon_with_malefic_in_1: 'चंद्र पापग्रह के साथ लग्न में',
  lord_8_in_1_and_lagna_lord_weak: 'अष्टमेश लग्न में, लग्नेश निर्बल',
  scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra: 'वृश्चिक लग्न में सूर्य और गुरु, अष्टमेश केंद्र में',
  rahu_7_moon_8_jupiter_1: 'राहु सप्तम में, चंद्र अष्टम में, गुरु लग्न में',
  saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12: 'शनि लग्न में, लग्नेश पापग्रह, सभी शुभग्रह तृतीय, षष्ठ, नवम और द्वादश में',
  lords_1_and_8_in_8_with_malefic_no_benefic_aspect: 'लग्नेश और अष्टमेश अष्टम में अन्य पापग्रह के साथ, शुभ दृष्टि रहित',
  lord_3_or_6_in_kendra: 'तृतीयेश या षष्ठेश केंद्र में',
  two_of_lords_8_10_11_own_or_exalted: 'अष्टमेश, दशमेश और एकादशेश में से दो स्वराशि या उच्च में',
  mercury_venus_jupiter_in_2_3_11: 'बुध, शुक्र और गुरु द्वितीय, तृतीय और एकादश में',
  all_seven_in_5_to_8: 'सातों ग्रह पंचम से अष्टम तक',
};
