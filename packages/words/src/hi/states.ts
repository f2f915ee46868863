/** Words of the states of grahas, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/states.js';
import type { Translated } from '../vocabulary.js';

export const baladi: Translated<typeof en.baladi> = {
  bala: 'बाल',
  kumara: 'कुमार',
  yuva: 'युवा',
  vriddha: 'वृद्ध',
  mrita: 'मृत',
};

export const jagradadi: Translated<typeof en.jagradadi> = {
  jagrat: 'जाग्रत',
  swapna: 'स्वप्न',
  sushupti: 'सुषुप्ति',
};

export const deeptadi: Translated<typeof en.deeptadi> = {
  deepta: 'दीप्त',
  swastha: 'स्वस्थ',
  mudita: 'मुदित',
  shanta: 'शांत',
  deena: 'दीन',
  duhkhita: 'दुःखित',
  khala: 'खल',
  kopa: 'कोप',
  vikala: 'विकल',
};

export const warKind: Translated<typeof en.warKind> = {
  bheda: 'भेद',
  ullekha: 'उल्लेख',
  apasavya: 'अपसव्य',
  amsumarda: 'अंशुमर्द',
};

export const pachakadi: Translated<typeof en.pachakadi> = {
  pachaka: 'पाचक',
  bodhaka: 'बोधक',
  karaka: 'कारक',
  vedhaka: 'वेधक',
};

export const name: Translated<typeof en.name> = {
  retrograde: 'वक्री',
  direct: 'मार्गी',
  stationary: 'स्थिर गति',
  combust: 'अस्त',
  deep_exalted: 'परमोच्च',
  deep_debilitated: 'परम नीच',
  graha_yuddha: 'ग्रह युद्ध',
  mrityu_bhaga: 'मृत्यु भाग',
  pushkara_navamsa: 'पुष्कर नवांश',
  pushkara_bhaga: 'पुष्कर भाग',
  marana_karaka_sthana: 'मरण कारक स्थान',
  latta: 'लत्ता',
  navamsa_64: 'चौंसठवाँ नवांश',
  drekkana_22: 'बाईसवाँ द्रेष्काण',
};

/** The five ways of dividing houses, by number. */
export const bhavaMethod: Translated<typeof en.bhavaMethod> = {
  1: 'समान भाव, लग्न मध्य में',
  2: 'समान भाव, लग्न आरंभ में',
  3: 'श्रीपति',
  4: 'कृष्णमूर्ति पद्धति',
  5: 'पूर्ण राशि',
};
