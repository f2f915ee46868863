/**
 * Words of the marriage match (docs/rules/08-match-and-muhurta.md), in Hindi.
 * Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/match.js';
import type { Translated } from '../vocabulary.js';

export const koota: Translated<typeof en.koota> = {
  varna: 'वर्ण',
  vasya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  graha_maitri: 'ग्रह मैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाड़ी',
};

export const porutham: Translated<typeof en.porutham> = {
  dina: 'दिन',
  gana: 'गण',
  mahendra: 'महेंद्र',
  stree_deergha: 'स्त्री दीर्घ',
  yoni: 'योनि',
  rasi: 'राशि',
  rasi_adhipati: 'राशि अधिपति',
  vasya: 'वश्य',
  rajju: 'रज्जु',
  vedha: 'वेध',
};

export const poruthamGrade: Translated<typeof en.poruthamGrade> = {
  uttama: 'उत्तम',
  madhyama: 'मध्यम',
  adhama: 'अधम',
};

export const rating: Translated<typeof en.rating> = {
  below_minimum: 'न्यूनतम से कम',
  average: 'मध्यम',
  very_good: 'बहुत अच्छा',
  excellent: 'उत्तम',
};

export const varna: Translated<typeof en.varna> = {
  shudra: 'शूद्र',
  vaishya: 'वैश्य',
  kshatriya: 'क्षत्रिय',
  brahmin: 'ब्राह्मण',
};

export const vasya: Translated<typeof en.vasya> = {
  chatushpada: 'चतुष्पद',
  manava: 'मानव',
  jalachara: 'जलचर',
  vanachara: 'वनचर',
  keeta: 'कीट',
};

export const yoni: Translated<typeof en.yoni> = {
  horse: 'अश्व',
  elephant: 'गज',
  sheep: 'मेष',
  serpent: 'सर्प',
  dog: 'श्वान',
  cat: 'मार्जार',
  rat: 'मूषक',
  cow: 'गौ',
  buffalo: 'महिष',
  tiger: 'व्याघ्र',
  deer: 'मृग',
  monkey: 'वानर',
  mongoose: 'नकुल',
  lion: 'सिंह',
};

export const yoniSex: Translated<typeof en.yoniSex> = {
  male: 'पुरुष',
  female: 'स्त्री',
};

export const gana: Translated<typeof en.gana> = {
  deva: 'देव',
  manushya: 'मनुष्य',
  rakshasa: 'राक्षस',
};

export const nadi: Translated<typeof en.nadi> = {
  aadi: 'आदि',
  madhya: 'मध्य',
  antya: 'अंत्य',
};

export const rajju: Translated<typeof en.rajju> = {
  pada: 'पाद',
  kati: 'कटि',
  nabhi: 'नाभि',
  kantha: 'कंठ',
  shiro: 'शिर',
};

export const rajjuDirection: Translated<typeof en.rajjuDirection> = {
  ascending: 'आरोह',
  descending: 'अवरोह',
  head: 'शिर',
};

export const bhakootDosha: Translated<typeof en.bhakootDosha> = {
  dwirdwadasha: 'द्विर्द्वादश',
  navapanchama: 'नवपंचम',
  shadashtaka: 'षडष्टक',
};

export const pairException: Translated<typeof en.pairException> = {
  same_sign_different_star: 'एक राशि, भिन्न नक्षत्र',
  same_star_different_sign: 'एक नक्षत्र, भिन्न राशि',
  same_star_different_pada: 'एक नक्षत्र, भिन्न चरण',
  both_stars_exempt: 'दोनों नक्षत्र दोषमुक्त',
  same_sign_lord: 'दोनों राशियों का एक स्वामी',
  mutually_friendly_sign_lords: 'राशि स्वामी परस्पर मित्र',
  same_or_friendly_sign_lords: 'राशि स्वामी एक या परस्पर मित्र',
  same_or_friendly_navamsa_lords: 'नवांश स्वामी एक या परस्पर मित्र',
  nadi_clear: 'नाड़ी भिन्न',
  tara_clear: 'दोनों तारा शुभ',
  vasya_present: 'वश्य है',
  bhakoot_clear: 'भकूट दोष नहीं',
  bride_star_beyond_14th: 'कन्या का नक्षत्र चौदहवें के बाद',
};

export const manglikOfPair: Translated<typeof en.manglikOfPair> = {
  both: 'दोनों',
  boy_only: 'केवल वर',
  girl_only: 'केवल कन्या',
  neither: 'कोई नहीं',
};

export const phrase: Translated<typeof en.phrase> = {
  boy: 'वर',
  girl: 'कन्या',
  koota: 'कूट',
  points: 'गुण अंक',
  eight_kootas: 'अष्टकूट',
  porutham: 'पोरुत्तम',
  ten_poruthams: 'दस पोरुत्तम',
  grade: 'श्रेणी',
  satisfied: 'मेल है',
  not_satisfied: 'मेल नहीं है',
  girl_to_boy: 'कन्या से वर तक',
  boy_to_girl: 'वर से कन्या तक',
  pair_doshas: 'युगल के दोष',
  exceptions: 'अपवाद',
  without_points: 'बिना अंक के पोरुत्तम',
  required_poruthams: 'अनिवार्य पोरुत्तम',
  papa_samya: 'पाप साम्य',
};
