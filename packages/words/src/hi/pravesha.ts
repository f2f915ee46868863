/** Words of the charts of returns, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pravesha.js';
import type { Translated } from '../vocabulary.js';

export const pravesha: Translated<typeof en.pravesha> = {
  annual: 'वर्ष प्रवेश',
  tithi: 'तिथि प्रवेश',
};

/** Offices of the candidates for the lordship of the year. */
export const yearLordOffice: Translated<typeof en.yearLordOffice> = {
  muntha_lord: 'मुंथेश',
  natal_lagna_lord: 'जन्म लग्नेश',
  year_lagna_lord: 'वर्ष लग्नेश',
  tri_rasi_lord: 'त्रिराशिपति',
  dina_ratri_lord: 'दिन-रात्रि पति',
};
