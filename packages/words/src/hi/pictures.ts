/** Words of pictures, in Hindi: phrases, and the abbreviations of points. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pictures.js';
import type { Translated } from '../vocabulary.js';

export const phrase: Translated<typeof en.phrase> = {
  transits: 'गोचर',
  vargottama: 'वर्गोत्तम',
  ring: 'वलय',
  at: 'चिह्नित क्षण',
  day: 'दिन',
  night: 'रात्रि',
  choghadiya: 'चौघड़िया',
  hora: 'होरा',
  kaalas: 'काल',
  good_times: 'शुभ काल',
  required: 'आवश्यक',
  sufficient: 'आवश्यकता के अनुसार',
  insufficient: 'आवश्यकता से कम',
  becomes_retrograde: 'वक्री',
  becomes_direct: 'मार्गी',
};

export const specialLagnaMark: Translated<typeof en.specialLagnaMark> = {
  bhava_lagna: 'भा.ल',
  hora_lagna: 'हो.ल',
  ghati_lagna: 'घ.ल',
  vighati_lagna: 'वि.ल',
  sree_lagna: 'श्री.ल',
  indu_lagna: 'इं.ल',
  pranapada_lagna: 'प्रा.ल',
  kunda_lagna: 'कुं.ल',
  bhrigu_bindhu_lagna: 'भृ.बिं',
};

export const upagrahaMark: Translated<typeof en.upagrahaMark> = {
  dhuma: 'धूम',
  vyatipaata: 'व्य',
  parivesha: 'परि',
  indrachaapa: 'इंचा',
  upaketu: 'उके',
  kaala: 'काल',
  mrityu: 'मृ',
  artha_praharaka: 'अप्र',
  yama_ghantaka: 'यघ',
  gulika: 'गुलि',
  maandi: 'मां',
};

export const arudhaMark: Translated<typeof en.arudhaMark> = {
  AL: 'आल',
  A2: 'आ२',
  A3: 'आ३',
  A4: 'आ४',
  A5: 'आ५',
  A6: 'आ६',
  A7: 'आ७',
  A8: 'आ८',
  A9: 'आ९',
  A10: 'आ१०',
  A11: 'आ११',
  UL: 'उल',
};
