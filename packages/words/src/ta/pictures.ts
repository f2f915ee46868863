/** Words of pictures, in Tamil: phrases, and the abbreviations of points. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pictures.js';
import type { Translated } from '../vocabulary.js';

export const phrase: Translated<typeof en.phrase> = {
  transits: 'கோசாரம்',
  vargottama: 'வர்க்கோத்தமம்',
  ring: 'வளையம்',
  at: 'குறித்த நேரம்',
  day: 'பகல்',
  night: 'இரவு',
  choghadiya: 'சௌகடியா',
  hora: 'ஓரை',
  kaalas: 'காலங்கள்',
  good_times: 'நல்ல நேரங்கள்',
  required: 'தேவையானது',
  sufficient: 'தேவையான அளவு',
  insufficient: 'தேவைக்குக் குறைவு',
  becomes_retrograde: 'வக்கிரமாகிறது',
  becomes_direct: 'நேர்கதியாகிறது',
};

export const specialLagnaMark: Translated<typeof en.specialLagnaMark> = {
  bhava_lagna: 'பா.ல',
  hora_lagna: 'ஹோ.ல',
  ghati_lagna: 'க.ல',
  vighati_lagna: 'வி.ல',
  sree_lagna: 'ஸ்ரீ.ல',
  indu_lagna: 'இ.ல',
  pranapada_lagna: 'பிரா.ல',
  kunda_lagna: 'குண்.ல',
  bhrigu_bindhu_lagna: 'பிரு.பி',
};

export const upagrahaMark: Translated<typeof en.upagrahaMark> = {
  dhuma: 'தூம',
  vyatipaata: 'விய',
  parivesha: 'பரி',
  indrachaapa: 'இத',
  upaketu: 'உகே',
  kaala: 'கால',
  mrityu: 'மிரு',
  artha_praharaka: 'அர்த்',
  yama_ghantaka: 'எம',
  gulika: 'குளி',
  maandi: 'மாந்',
};

export const arudhaMark: Translated<typeof en.arudhaMark> = {
  AL: 'ஆல',
  A2: 'ஆ2',
  A3: 'ஆ3',
  A4: 'ஆ4',
  A5: 'ஆ5',
  A6: 'ஆ6',
  A7: 'ஆ7',
  A8: 'ஆ8',
  A9: 'ஆ9',
  A10: 'ஆ10',
  A11: 'ஆ11',
  UL: 'உல',
};
