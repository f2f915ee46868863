/** Words of the states of grahas, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/states.js';
import type { Translated } from '../vocabulary.js';

export const baladi: Translated<typeof en.baladi> = {
  bala: 'பாலம்',
  kumara: 'குமாரம்',
  yuva: 'யுவம்',
  vriddha: 'விருத்தம்',
  mrita: 'மிருதம்',
};

export const jagradadi: Translated<typeof en.jagradadi> = {
  jagrat: 'ஜாக்ரத்',
  swapna: 'ஸ்வப்னம்',
  sushupti: 'சுஷுப்தி',
};

export const deeptadi: Translated<typeof en.deeptadi> = {
  deepta: 'தீப்தம்',
  swastha: 'ஸ்வஸ்தம்',
  mudita: 'முதிதம்',
  shanta: 'சாந்தம்',
  deena: 'தீனம்',
  duhkhita: 'துக்கிதம்',
  khala: 'கலம்',
  kopa: 'கோபம்',
  vikala: 'விகலம்',
};

export const warKind: Translated<typeof en.warKind> = {
  bheda: 'பேதம்',
  ullekha: 'உல்லேகம்',
  apasavya: 'அபசவ்யம்',
  amsumarda: 'அம்சுமர்தம்',
};

export const pachakadi: Translated<typeof en.pachakadi> = {
  pachaka: 'பாசகன்',
  bodhaka: 'போதகன்',
  karaka: 'காரகன்',
  vedhaka: 'வேதகன்',
};

export const name: Translated<typeof en.name> = {
  retrograde: 'வக்கிரம்',
  direct: 'நேர்கதி',
  stationary: 'ஸ்தம்பனம்',
  combust: 'அஸ்தங்கம்',
  deep_exalted: 'பரம உச்சம்',
  deep_debilitated: 'பரம நீசம்',
  graha_yuddha: 'கிரக யுத்தம்',
  mrityu_bhaga: 'மிருத்யு பாகம்',
  pushkara_navamsa: 'புஷ்கர நவாம்சம்',
  pushkara_bhaga: 'புஷ்கர பாகம்',
  marana_karaka_sthana: 'மரண காரக ஸ்தானம்',
  latta: 'லத்தை',
  navamsa_64: 'அறுபத்து நான்காம் நவாம்சம்',
  drekkana_22: 'இருபத்திரண்டாம் திரேக்காணம்',
};

/** The five ways of dividing houses, by number. */
export const bhavaMethod: Translated<typeof en.bhavaMethod> = {
  1: 'சம பாவம், லக்னம் நடுவில்',
  2: 'சம பாவம், லக்னம் தொடக்கத்தில்',
  3: 'ஸ்ரீபதி',
  4: 'கிருஷ்ணமூர்த்தி பத்ததி',
  5: 'முழு ராசி',
};
