/** Words of pictures, in Telugu: phrases, and the abbreviations of points. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pictures.js';
import type { Translated } from '../vocabulary.js';

export const phrase: Translated<typeof en.phrase> = {
  transits: 'గోచారం',
  vargottama: 'వర్గోత్తమ',
  ring: 'వలయం',
  at: 'గుర్తించిన క్షణం',
  day: 'పగలు',
  night: 'రాత్రి',
  choghadiya: 'చౌఘడియా',
  hora: 'హోరా',
  kaalas: 'కాలాలు',
  good_times: 'శుభ కాలాలు',
  required: 'అవసరమైనది',
  sufficient: 'అవసరమైనంత',
  insufficient: 'అవసరం కంటే తక్కువ',
  becomes_retrograde: 'వక్రిస్తుంది',
  becomes_direct: 'ఋజుగతి పొందుతుంది',
};

export const specialLagnaMark: Translated<typeof en.specialLagnaMark> = {
  bhava_lagna: 'భా.ల',
  hora_lagna: 'హో.ల',
  ghati_lagna: 'ఘ.ల',
  vighati_lagna: 'వి.ల',
  sree_lagna: 'శ్రీ.ల',
  indu_lagna: 'ఇం.ల',
  pranapada_lagna: 'ప్రా.ల',
  kunda_lagna: 'కుం.ల',
  bhrigu_bindhu_lagna: 'భృ.బిం',
};

export const upagrahaMark: Translated<typeof en.upagrahaMark> = {
  dhuma: 'ధూ',
  vyatipaata: 'వ్య',
  parivesha: 'పరి',
  indrachaapa: 'ఇంచా',
  upaketu: 'ఉకే',
  kaala: 'కాల',
  mrityu: 'మృ',
  artha_praharaka: 'అప్ర',
  yama_ghantaka: 'యఘ',
  gulika: 'గుళి',
  maandi: 'మాం',
};

export const arudhaMark: Translated<typeof en.arudhaMark> = {
  AL: 'ఆల',
  A2: 'ఆ2',
  A3: 'ఆ3',
  A4: 'ఆ4',
  A5: 'ఆ5',
  A6: 'ఆ6',
  A7: 'ఆ7',
  A8: 'ఆ8',
  A9: 'ఆ9',
  A10: 'ఆ10',
  A11: 'ఆ11',
  UL: 'ఉల',
};
