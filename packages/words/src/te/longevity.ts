/** Words of longevity, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/longevity.js';
import type { Translated } from '../vocabulary.js';

/** What kind of statement the whole key is. */
export const nature: Translated<typeof en.nature> = {
  classical_method: 'శాస్త్రీయ గణన, భవిష్యవాణి కాదు',
};

export const band: Translated<typeof en.band> = {
  balarishta: 'బాలారిష్టం',
  alpayu: 'అల్పాయువు',
  madhyayu: 'మధ్యాయువు',
  poornayu: 'పూర్ణాయువు',
};

export const category: Translated<typeof en.category> = {
  short: 'అల్ప',
  middle: 'మధ్య',
  long: 'దీర్ఘ',
};

export const pairSet: Translated<typeof en.pairSet> = {
  lagna_moon: 'లగ్నం, చంద్రుడు',
  moon_saturn: 'చంద్రుడు, శని',
};

export const pair: Translated<typeof en.pair> = {
  lagna_lord_and_8th_lord: 'లగ్నాధిపతి, అష్టమాధిపతి',
  lagna_and_moon: 'లగ్నం, చంద్రుడు',
  moon_and_saturn: 'చంద్రుడు, శని',
  lagna_and_hora_lagna: 'లగ్నం, హోరా లగ్నం',
};

export const ayurdayaMethod: Translated<typeof en.ayurdayaMethod> = {
  pinda: 'పిండాయుర్దాయం',
  nisarga: 'నిసర్గాయుర్దాయం',
  amsa: 'అంశాయుర్దాయం',
};

export const reduction: Translated<typeof en.reduction> = {
  combust: 'అస్తంగత హరణం',
  enemy_sign: 'శత్రు క్షేత్ర హరణం',
  visible_half: 'చక్రపాత హరణం',
  malefic_in_lagna: 'క్రూరోదయ హరణం',
};

export const combination: Translated<typeof en.combination> = {
  moon_in_kendra_with_malefic: 'చంద్రుడు కేంద్రంలో పాపగ్రహంతో',
  moon_in_7_8_12_with_malefic_no_benefic_aspect: 'చంద్రుడు ఏడు, ఎనిమిది లేదా పన్నెండవ ఇంట పాపగ్రహంతో, శుభ దృష్టి లేక',
  all_malefics_in_2_6_8_12: 'పాపగ్రహాలన్నీ రెండు, ఆరు, ఎనిమిది, పన్నెండవ ఇళ్ళలో',
  weak_moon_in_1_or_8_malefic_in_kendra: 'బలహీన చంద్రుడు లగ్నం లేదా అష్టమంలో, పాపగ్రహం కేంద్రంలో',
  moon_1_mars_8_sun_9_saturn_12: 'చంద్రుడు లగ్నంలో, కుజుడు ఎనిమిదవ ఇంట, రవి తొమ్మిదవ ఇంట, శని పన్నెండవ ఇంట',
  moon_8_mars_7_rahu_9_jupiter_3: 'చంద్రుడు ఎనిమిదవ ఇంట, కుజుడు ఏడవ ఇంట, రాహువు తొమ్మిదవ ఇంట, గురుడు మూడవ ఇంట',
  saturn_8_mars_5_ketu_1: 'శని ఎనిమిదవ ఇంట, కుజుడు ఐదవ ఇంట, కేతువు లగ్నంలో',
  all_malefics_in_6_8_12: 'పాపగ్రహాలన్నీ ఆరు, ఎనిమిది, పన్నెండవ ఇళ్ళలో',
  saturn_1_sun_moon_mars_7: 'శని లగ్నంలో; రవి, చంద్ర, కుజులు ఏడవ ఇంట',
  lord_8_with_ketu_in_1: 'అష్టమాధిపతి కేతువుతో లగ్నంలో',
  moon_with_malefic_in_1: 'చంద్రుడు పాపగ్రహంతో లగ్నంలో',
  lord_8_in_1_and_lagna_lord_weak: 'అష్టమాధిపతి లగ్నంలో, లగ్నాధిపతి బలహీనుడు',
  scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra: 'వృశ్చిక లగ్నంలో రవి, గురుడు; అష్టమాధిపతి కేంద్రంలో',
  rahu_7_moon_8_jupiter_1: 'రాహువు ఏడవ ఇంట, చంద్రుడు ఎనిమిదవ ఇంట, గురుడు లగ్నంలో',
  saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12:
    'శని లగ్నంలో, లగ్నాధిపతి పాపగ్రహం, శుభగ్రహాలన్నీ మూడు, ఆరు, తొమ్మిది, పన్నెండవ ఇళ్ళలో',
  lords_1_and_8_in_8_with_malefic_no_benefic_aspect: 'లగ్నాధిపతి, అష్టమాధిపతి అష్టమంలో వేరొక పాపగ్రహంతో, శుభ దృష్టి లేక',
  lord_3_or_6_in_kendra: 'మూడు లేదా ఆరవ అధిపతి కేంద్రంలో',
  two_of_lords_8_10_11_own_or_exalted: 'ఎనిమిది, పది, పదకొండవ అధిపతులలో ఇద్దరు స్వక్షేత్రం లేదా ఉచ్చలో',
  mercury_venus_jupiter_in_2_3_11: 'బుధ, శుక్ర, గురులు రెండు, మూడు, పదకొండవ ఇళ్ళలో',
  all_seven_in_5_to_8: 'ఏడు గ్రహాలూ ఐదు నుండి ఎనిమిది వరకు',
};
