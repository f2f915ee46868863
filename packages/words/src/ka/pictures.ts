/** Words of pictures, in Kannada: phrases, and the abbreviations of points. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pictures.js';
import type { Translated } from '../vocabulary.js';

export const phrase: Translated<typeof en.phrase> = {
  transits: 'ಗೋಚಾರ',
  vargottama: 'ವರ್ಗೋತ್ತಮ',
  ring: 'ವಲಯ',
  at: 'ಗುರುತಿಸಿದ ಕ್ಷಣ',
  day: 'ಹಗಲು',
  night: 'ರಾತ್ರಿ',
  choghadiya: 'ಚೌಘಡಿಯಾ',
  hora: 'ಹೋರಾ',
  kaalas: 'ಕಾಲಗಳು',
  good_times: 'ಶುಭ ಕಾಲಗಳು',
  required: 'ಅಗತ್ಯ',
  sufficient: 'ಅಗತ್ಯದಷ್ಟು',
  insufficient: 'ಅಗತ್ಯಕ್ಕಿಂತ ಕಡಿಮೆ',
  becomes_retrograde: 'ವಕ್ರಿಯಾಗುತ್ತದೆ',
  becomes_direct: 'ಮಾರ್ಗಿಯಾಗುತ್ತದೆ',
};

export const specialLagnaMark: Translated<typeof en.specialLagnaMark> = {
  bhava_lagna: 'ಭಾ.ಲ',
  hora_lagna: 'ಹೋ.ಲ',
  ghati_lagna: 'ಘ.ಲ',
  vighati_lagna: 'ವಿ.ಲ',
  sree_lagna: 'ಶ್ರೀ.ಲ',
  indu_lagna: 'ಇಂ.ಲ',
  pranapada_lagna: 'ಪ್ರಾ.ಲ',
  kunda_lagna: 'ಕುಂ.ಲ',
  bhrigu_bindhu_lagna: 'ಭೃ.ಬಿಂ',
};

export const upagrahaMark: Translated<typeof en.upagrahaMark> = {
  dhuma: 'ಧೂ',
  vyatipaata: 'ವ್ಯ',
  parivesha: 'ಪರಿ',
  indrachaapa: 'ಇಂಚಾ',
  upaketu: 'ಉಕೇ',
  kaala: 'ಕಾಲ',
  mrityu: 'ಮೃ',
  artha_praharaka: 'ಅಪ್ರ',
  yama_ghantaka: 'ಯಘ',
  gulika: 'ಗುಳಿ',
  maandi: 'ಮಾಂ',
};

export const arudhaMark: Translated<typeof en.arudhaMark> = {
  AL: 'ಆಲ',
  A2: 'ಆ೨',
  A3: 'ಆ೩',
  A4: 'ಆ೪',
  A5: 'ಆ೫',
  A6: 'ಆ೬',
  A7: 'ಆ೭',
  A8: 'ಆ೮',
  A9: 'ಆ೯',
  A10: 'ಆ೧೦',
  A11: 'ಆ೧೧',
  UL: 'ಉಲ',
};
