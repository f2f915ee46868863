/**
 * Words of the marriage match (docs/rules/08-match-and-muhurta.md), in Kannada.
 * Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/match.js';
import type { Translated } from '../vocabulary.js';

export const koota: Translated<typeof en.koota> = {
  varna: 'ವರ್ಣ',
  vasya: 'ವಶ್ಯ',
  tara: 'ತಾರಾ',
  yoni: 'ಯೋನಿ',
  graha_maitri: 'ಗ್ರಹ ಮೈತ್ರಿ',
  gana: 'ಗಣ',
  bhakoot: 'ಭಕೂಟ',
  nadi: 'ನಾಡಿ',
};

export const porutham: Translated<typeof en.porutham> = {
  dina: 'ದಿನ',
  gana: 'ಗಣ',
  mahendra: 'ಮಹೇಂದ್ರ',
  stree_deergha: 'ಸ್ತ್ರೀ ದೀರ್ಘ',
  yoni: 'ಯೋನಿ',
  rasi: 'ರಾಶಿ',
  rasi_adhipati: 'ರಾಶ್ಯಧಿಪತಿ',
  vasya: 'ವಶ್ಯ',
  rajju: 'ರಜ್ಜು',
  vedha: 'ವೇಧ',
};

export const poruthamGrade: Translated<typeof en.poruthamGrade> = {
  uttama: 'ಉತ್ತಮ',
  madhyama: 'ಮಧ್ಯಮ',
  adhama: 'ಅಧಮ',
};

export const rating: Translated<typeof en.rating> = {
  below_minimum: 'ಕನಿಷ್ಠಕ್ಕಿಂತ ಕಡಿಮೆ',
  average: 'ಸಾಧಾರಣ',
  very_good: 'ಬಹಳ ಒಳ್ಳೆಯದು',
  excellent: 'ಅತ್ಯುತ್ತಮ',
};

export const varna: Translated<typeof en.varna> = {
  shudra: 'ಶೂದ್ರ',
  vaishya: 'ವೈಶ್ಯ',
  kshatriya: 'ಕ್ಷತ್ರಿಯ',
  brahmin: 'ಬ್ರಾಹ್ಮಣ',
};

export const vasya: Translated<typeof en.vasya> = {
  chatushpada: 'ಚತುಷ್ಪಾದ',
  manava: 'ಮಾನವ',
  jalachara: 'ಜಲಚರ',
  vanachara: 'ವನಚರ',
  keeta: 'ಕೀಟ',
};

export const yoni: Translated<typeof en.yoni> = {
  horse: 'ಅಶ್ವ',
  elephant: 'ಗಜ',
  sheep: 'ಮೇಷ',
  serpent: 'ಸರ್ಪ',
  dog: 'ಶ್ವಾನ',
  cat: 'ಮಾರ್ಜಾಲ',
  rat: 'ಮೂಷಕ',
  cow: 'ಗೋವು',
  buffalo: 'ಮಹಿಷ',
  tiger: 'ವ್ಯಾಘ್ರ',
  deer: 'ಮೃಗ',
  monkey: 'ವಾನರ',
  mongoose: 'ನಕುಲ',
  lion: 'ಸಿಂಹ',
};

export const yoniSex: Translated<typeof en.yoniSex> = {
  male: 'ಗಂಡು',
  female: 'ಹೆಣ್ಣು',
};

export const gana: Translated<typeof en.gana> = {
  deva: 'ದೇವ',
  manushya: 'ಮನುಷ್ಯ',
  rakshasa: 'ರಾಕ್ಷಸ',
};

export const nadi: Translated<typeof en.nadi> = {
  aadi: 'ಆದಿ',
  madhya: 'ಮಧ್ಯ',
  antya: 'ಅಂತ್ಯ',
};

export const rajju: Translated<typeof en.rajju> = {
  pada: 'ಪಾದ',
  kati: 'ಕಟಿ',
  nabhi: 'ನಾಭಿ',
  kantha: 'ಕಂಠ',
  shiro: 'ಶಿರ',
};

export const rajjuDirection: Translated<typeof en.rajjuDirection> = {
  ascending: 'ಆರೋಹ',
  descending: 'ಅವರೋಹ',
  head: 'ಶಿರ',
};

export const bhakootDosha: Translated<typeof en.bhakootDosha> = {
  dwirdwadasha: 'ದ್ವಿರ್ದ್ವಾದಶ',
  navapanchama: 'ನವಪಂಚಮ',
  shadashtaka: 'ಷಡಷ್ಟಕ',
};

export const pairException: Translated<typeof en.pairException> = {
  same_sign_different_star: 'ಒಂದೇ ರಾಶಿ, ಬೇರೆ ನಕ್ಷತ್ರ',
  same_star_different_sign: 'ಒಂದೇ ನಕ್ಷತ್ರ, ಬೇರೆ ರಾಶಿ',
  same_star_different_pada: 'ಒಂದೇ ನಕ್ಷತ್ರ, ಬೇರೆ ಪಾದ',
  both_stars_exempt: 'ಎರಡೂ ನಕ್ಷತ್ರ ದೋಷಮುಕ್ತ',
  same_sign_lord: 'ಎರಡೂ ರಾಶಿಗೆ ಒಬ್ಬನೇ ಅಧಿಪತಿ',
  mutually_friendly_sign_lords: 'ರಾಶ್ಯಧಿಪತಿಗಳು ಪರಸ್ಪರ ಮಿತ್ರರು',
  same_or_friendly_sign_lords: 'ರಾಶ್ಯಧಿಪತಿಗಳು ಒಬ್ಬರೇ ಅಥವಾ ಪರಸ್ಪರ ಮಿತ್ರರು',
  same_or_friendly_navamsa_lords: 'ನವಾಂಶಾಧಿಪತಿಗಳು ಒಬ್ಬರೇ ಅಥವಾ ಪರಸ್ಪರ ಮಿತ್ರರು',
  nadi_clear: 'ನಾಡಿ ಬೇರೆ',
  tara_clear: 'ಎರಡೂ ತಾರೆ ಶುಭ',
  vasya_present: 'ವಶ್ಯವಿದೆ',
  bhakoot_clear: 'ಭಕೂಟ ದೋಷವಿಲ್ಲ',
  bride_star_beyond_14th: 'ವಧುವಿನ ನಕ್ಷತ್ರ ಹದಿನಾಲ್ಕರ ನಂತರ',
};

export const manglikOfPair: Translated<typeof en.manglikOfPair> = {
  both: 'ಇಬ್ಬರೂ',
  boy_only: 'ವರ ಮಾತ್ರ',
  girl_only: 'ವಧು ಮಾತ್ರ',
  neither: 'ಇಬ್ಬರೂ ಅಲ್ಲ',
};

export const phrase: Translated<typeof en.phrase> = {
  boy: 'ವರ',
  girl: 'ವಧು',
  koota: 'ಕೂಟ',
  points: 'ಗುಣಗಳು',
  eight_kootas: 'ಅಷ್ಟಕೂಟ',
  porutham: 'ಪೊರುತ್ತಂ',
  ten_poruthams: 'ಹತ್ತು ಪೊರುತ್ತಂ',
  grade: 'ಶ್ರೇಣಿ',
  satisfied: 'ಹೊಂದಿದೆ',
  not_satisfied: 'ಹೊಂದಿಲ್ಲ',
  girl_to_boy: 'ವಧುವಿನಿಂದ ವರನವರೆಗೆ',
  boy_to_girl: 'ವರನಿಂದ ವಧುವಿನವರೆಗೆ',
  pair_doshas: 'ಜೋಡಿಯ ದೋಷಗಳು',
  exceptions: 'ವಿನಾಯಿತಿಗಳು',
  without_points: 'ಅಂಕವಿಲ್ಲದ ಪೊರುತ್ತಂ',
  required_poruthams: 'ಅಗತ್ಯ ಪೊರುತ್ತಂ',
  papa_samya: 'ಪಾಪಸಾಮ್ಯ',
};
