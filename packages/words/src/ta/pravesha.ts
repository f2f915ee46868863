/** Words of the charts of returns, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pravesha.js';
import type { Translated } from '../vocabulary.js';

export const pravesha: Translated<typeof en.pravesha> = {
  annual: 'வருட பிரவேசம்',
  tithi: 'திதி பிரவேசம்',
};

/** Offices of the candidates for the lordship of the year. */
export const yearLordOffice: Translated<typeof en.yearLordOffice> = {
  muntha_lord: 'முந்தா அதிபதி',
  natal_lagna_lord: 'ஜென்ம லக்னாதிபதி',
  year_lagna_lord: 'வருட லக்னாதிபதி',
  tri_rasi_lord: 'திரிராசிபதி',
  dina_ratri_lord: 'பகல்-இரவு அதிபதி',
};
