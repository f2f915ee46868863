/** Words of longevity, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/longevity.js';
import type { Translated } from '../vocabulary.js';

/** What kind of statement the whole key is. */
export const nature: Translated<typeof en.nature> = {
  classical_method: 'சாஸ்திரக் கணிப்பு, முன்னறிவிப்பு அல்ல',
};

export const band: Translated<typeof en.band> = {
  balarishta: 'பாலாரிஷ்டம்',
  alpayu: 'அற்பாயுள்',
  madhyayu: 'மத்திமாயுள்',
  poornayu: 'பூர்ணாயுள்',
};

export const category: Translated<typeof en.category> = {
  short: 'அற்பம்',
  middle: 'மத்திமம்',
  long: 'தீர்க்கம்',
};

export const pairSet: Translated<typeof en.pairSet> = {
  lagna_moon: 'லக்னமும் சந்திரனும்',
  moon_saturn: 'சந்திரனும் சனியும்',
};

export const pair: Translated<typeof en.pair> = {
  lagna_lord_and_8th_lord: 'லக்னாதிபதியும் எட்டாம் அதிபதியும்',
  lagna_and_moon: 'லக்னமும் சந்திரனும்',
  moon_and_saturn: 'சந்திரனும் சனியும்',
  lagna_and_hora_lagna: 'லக்னமும் ஹோரா லக்னமும்',
};

export const ayurdayaMethod: Translated<typeof en.ayurdayaMethod> = {
  pinda: 'பிண்டாயுர்தாயம்',
  nisarga: 'நிசர்காயுர்தாயம்',
  amsa: 'அம்சாயுர்தாயம்',
};

export const reduction: Translated<typeof en.reduction> = {
  combust: 'அஸ்தங்கத ஹரணம்',
  enemy_sign: 'சத்ரு க்ஷேத்திர ஹரணம்',
  visible_half: 'சக்கரபாத ஹரணம்',
  malefic_in_lagna: 'குரூரோதய ஹரணம்',
};

export const combination: Translated<typeof en.combination> = {
  moon_in_kendra_with_malefic: 'சந்திரன் கேந்திரத்தில் பாபருடன்',
  moon_in_7_8_12_with_malefic_no_benefic_aspect: 'சந்திரன் ஏழு, எட்டு அல்லது பன்னிரண்டில் பாபருடன், சுபர் பார்வை இன்றி',
  all_malefics_in_2_6_8_12: 'பாபர் அனைவரும் இரண்டு, ஆறு, எட்டு, பன்னிரண்டில்',
  weak_moon_in_1_or_8_malefic_in_kendra: 'வலுவற்ற சந்திரன் லக்னம் அல்லது எட்டில், பாபர் கேந்திரத்தில்',
  moon_1_mars_8_sun_9_saturn_12: 'சந்திரன் லக்னத்தில், செவ்வாய் எட்டில், சூரியன் ஒன்பதில், சனி பன்னிரண்டில்',
  moon_8_mars_7_rahu_9_jupiter_3: 'சந்திரன் எட்டில், செவ்வாய் ஏழில், ராகு ஒன்பதில், குரு மூன்றில்',
  saturn_8_mars_5_ketu_1: 'சனி எட்டில், செவ்வாய் ஐந்தில், கேது லக்னத்தில்',
  all_malefics_in_6_8_12: 'பாபர் அனைவரும் ஆறு, எட்டு, பன்னிரண்டில்',
  saturn_1_sun_moon_mars_7: 'சனி லக்னத்தில்; சூரியன், சந்திரன், செவ்வாய் ஏழில்',
  lord_8_with_ketu_in_1: 'எட்டாம் அதிபதி கேதுவுடன் லக்னத்தில்',
  moon_with_malefic_in_1: 'சந்திரன் பாபருடன் லக்னத்தில்',
  lord_8_in_1_and_lagna_lord_weak: 'எட்டாம் அதிபதி லக்னத்தில், லக்னாதிபதி வலுவற்றவர்',
  scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra: 'விருச்சிக லக்னத்தில் சூரியனும் குருவும், எட்டாம் அதிபதி கேந்திரத்தில்',
  rahu_7_moon_8_jupiter_1: 'ராகு ஏழில், சந்திரன் எட்டில், குரு லக்னத்தில்',
  saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12:
    'சனி லக்னத்தில், லக்னாதிபதி பாபர், சுபர் அனைவரும் மூன்று, ஆறு, ஒன்பது, பன்னிரண்டில்',
  lords_1_and_8_in_8_with_malefic_no_benefic_aspect: 'லக்னாதிபதியும் எட்டாம் அதிபதியும் எட்டில் வேறு பாபருடன், சுபர் பார்வை இன்றி',
  lord_3_or_6_in_kendra: 'மூன்று அல்லது ஆறாம் அதிபதி கேந்திரத்தில்',
  two_of_lords_8_10_11_own_or_exalted: 'எட்டு, பத்து, பதினொன்றாம் அதிபதிகளில் இருவர் ஆட்சி அல்லது உச்சத்தில்',
  mercury_venus_jupiter_in_2_3_11: 'புதன், சுக்கிரன், குரு இரண்டு, மூன்று, பதினொன்றில்',
  all_seven_in_5_to_8: 'ஏழு கிரகங்களும் ஐந்து முதல் எட்டு வரை',
};
