/** Words of pictures: phrases, and the abbreviations of points. Spellings: the almanacs named in ../README.md. */
import type { ArudhaPada } from '@ganita/core/arudhas/arudha.js';
import type { SpecialLagna, Upagraha } from '@ganita/core/zodiac/points.js';

export const phrase = {
  transits: 'Transits',
  vargottama: 'Vargottama',
  ring: 'Ring',
  at: 'Marked moment',
  day: 'Day',
  night: 'Night',
  choghadiya: 'Choghadiya',
  hora: 'Hora',
  kaalas: 'Kaalas',
  good_times: 'Good times',
  required: 'Required',
  sufficient: 'At least as required',
  insufficient: 'Below the required',
  becomes_retrograde: 'turns retrograde',
  becomes_direct: 'turns direct',
};

export const specialLagnaMark = {
  bhava_lagna: 'BL',
  hora_lagna: 'HL',
  ghati_lagna: 'GL',
  vighati_lagna: 'VL',
  sree_lagna: 'SL',
  indu_lagna: 'IL',
  pranapada_lagna: 'PP',
  kunda_lagna: 'KL',
  bhrigu_bindhu_lagna: 'BB',
} satisfies Readonly<Record<SpecialLagna, string>>;

export const upagrahaMark = {
  dhuma: 'Dh',
  vyatipaata: 'Vy',
  parivesha: 'Pv',
  indrachaapa: 'Ic',
  upaketu: 'Uk',
  kaala: 'Kaa',
  mrityu: 'Mr',
  artha_praharaka: 'Ap',
  yama_ghantaka: 'Yg',
  gulika: 'Gk',
  maandi: 'Md',
} satisfies Readonly<Record<Upagraha, string>>;

export const arudhaMark = {
  AL: 'AL',
  A2: 'A2',
  A3: 'A3',
  A4: 'A4',
  A5: 'A5',
  A6: 'A6',
  A7: 'A7',
  A8: 'A8',
  A9: 'A9',
  A10: 'A10',
  A11: 'A11',
  UL: 'UL',
} satisfies Readonly<Record<ArudhaPada, string>>;
