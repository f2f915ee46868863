/**
 * Words of the marriage match (docs/rules/08-match-and-muhurta.md), in Tamil.
 * Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/match.js';
import type { Translated } from '../vocabulary.js';

export const koota: Translated<typeof en.koota> = {
  varna: 'வர்ணம்',
  vasya: 'வசியம்',
  tara: 'தாரை',
  yoni: 'யோனி',
  graha_maitri: 'கிரக மைத்திரி',
  gana: 'கணம்',
  bhakoot: 'பகூடம்',
  nadi: 'நாடி',
};

export const porutham: Translated<typeof en.porutham> = {
  dina: 'தினம்',
  gana: 'கணம்',
  mahendra: 'மகேந்திரம்',
  stree_deergha: 'ஸ்திரீ தீர்க்கம்',
  yoni: 'யோனி',
  rasi: 'ராசி',
  rasi_adhipati: 'ராசி அதிபதி',
  vasya: 'வசியம்',
  rajju: 'ரஜ்ஜு',
  vedha: 'வேதை',
};

export const poruthamGrade: Translated<typeof en.poruthamGrade> = {
  uttama: 'உத்தமம்',
  madhyama: 'மத்திமம்',
  adhama: 'அதமம்',
};

export const rating: Translated<typeof en.rating> = {
  below_minimum: 'குறைந்தபட்சத்திற்குக் கீழ்',
  average: 'சராசரி',
  very_good: 'மிக நன்று',
  excellent: 'மிகச் சிறப்பு',
};

export const varna: Translated<typeof en.varna> = {
  shudra: 'சூத்திரர்',
  vaishya: 'வைசியர்',
  kshatriya: 'சத்திரியர்',
  brahmin: 'பிராமணர்',
};

export const vasya: Translated<typeof en.vasya> = {
  chatushpada: 'நாற்கால்',
  manava: 'மனிதர்',
  jalachara: 'நீர்வாழ்வன',
  vanachara: 'வனவாழ்வன',
  keeta: 'பூச்சி',
};

export const yoni: Translated<typeof en.yoni> = {
  horse: 'குதிரை',
  elephant: 'யானை',
  sheep: 'ஆடு',
  serpent: 'பாம்பு',
  dog: 'நாய்',
  cat: 'பூனை',
  rat: 'எலி',
  cow: 'பசு',
  buffalo: 'எருமை',
  tiger: 'புலி',
  deer: 'மான்',
  monkey: 'குரங்கு',
  mongoose: 'கீரி',
  lion: 'சிங்கம்',
};

export const yoniSex: Translated<typeof en.yoniSex> = {
  male: 'ஆண்',
  female: 'பெண்',
};

export const gana: Translated<typeof en.gana> = {
  deva: 'தேவர்',
  manushya: 'மனிதர்',
  rakshasa: 'ராட்சசர்',
};

export const nadi: Translated<typeof en.nadi> = {
  aadi: 'ஆதி',
  madhya: 'மத்திய',
  antya: 'அந்திய',
};

export const rajju: Translated<typeof en.rajju> = {
  pada: 'பாதம்',
  kati: 'தொடை',
  nabhi: 'நாபி',
  kantha: 'கண்டம்',
  shiro: 'சிரசு',
};

export const rajjuDirection: Translated<typeof en.rajjuDirection> = {
  ascending: 'ஏறுமுகம்',
  descending: 'இறங்குமுகம்',
  head: 'சிரசு',
};

export const bhakootDosha: Translated<typeof en.bhakootDosha> = {
  dwirdwadasha: 'துவித்துவாதசம்',
  navapanchama: 'நவபஞ்சமம்',
  shadashtaka: 'சஷ்டாஷ்டகம்',
};

export const pairException: Translated<typeof en.pairException> = {
  same_sign_different_star: 'ஒரே ராசி, வேறு நட்சத்திரம்',
  same_star_different_sign: 'ஒரே நட்சத்திரம், வேறு ராசி',
  same_star_different_pada: 'ஒரே நட்சத்திரம், வேறு பாதம்',
  both_stars_exempt: 'இரு நட்சத்திரங்களுக்கும் விலக்கு',
  same_sign_lord: 'இரு ராசிக்கும் ஒரே அதிபதி',
  mutually_friendly_sign_lords: 'ராசி அதிபதிகள் பரஸ்பர நட்பு',
  same_or_friendly_sign_lords: 'ராசி அதிபதி ஒருவரே அல்லது பரஸ்பர நட்பு',
  same_or_friendly_navamsa_lords: 'நவாம்ச அதிபதி ஒருவரே அல்லது பரஸ்பர நட்பு',
  nadi_clear: 'நாடி வேறு',
  tara_clear: 'இரு தாரைகளும் நன்று',
  vasya_present: 'வசியம் உண்டு',
  bhakoot_clear: 'பகூட தோஷம் இல்லை',
  bride_star_beyond_14th: 'மணமகளின் நட்சத்திரம் பதினான்கிற்குப் பின்',
};

export const manglikOfPair: Translated<typeof en.manglikOfPair> = {
  both: 'இருவருக்கும்',
  boy_only: 'மணமகனுக்கு மட்டும்',
  girl_only: 'மணமகளுக்கு மட்டும்',
  neither: 'இருவருக்கும் இல்லை',
};

export const phrase: Translated<typeof en.phrase> = {
  boy: 'மணமகன்',
  girl: 'மணமகள்',
  koota: 'கூடம்',
  points: 'புள்ளிகள்',
  eight_kootas: 'எட்டுக் கூடங்கள்',
  porutham: 'பொருத்தம்',
  ten_poruthams: 'பத்துப் பொருத்தங்கள்',
  grade: 'தரம்',
  satisfied: 'பொருந்தும்',
  not_satisfied: 'பொருந்தாது',
  girl_to_boy: 'பெண் முதல் ஆண் வரை',
  boy_to_girl: 'ஆண் முதல் பெண் வரை',
  pair_doshas: 'இணையின் தோஷங்கள்',
  exceptions: 'விலக்குகள்',
  without_points: 'புள்ளியற்ற பொருத்தங்கள்',
  required_poruthams: 'கட்டாயப் பொருத்தங்கள்',
  papa_samya: 'பாப சாம்யம்',
};
