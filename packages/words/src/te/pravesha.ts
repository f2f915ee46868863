/** Words of the charts of returns, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pravesha.js';
import type { Translated } from '../vocabulary.js';

export const pravesha: Translated<typeof en.pravesha> = {
  annual: 'వర్ష ప్రవేశం',
  tithi: 'తిథి ప్రవేశం',
};

/** Offices of the candidates for the lordship of the year. */
export const yearLordOffice: Translated<typeof en.yearLordOffice> = {
  muntha_lord: 'ముంథాధిపతి',
  natal_lagna_lord: 'జన్మ లగ్నాధిపతి',
  year_lagna_lord: 'వర్ష లగ్నాధిపతి',
  tri_rasi_lord: 'త్రిరాశిపతి',
  dina_ratri_lord: 'దిన-రాత్రి పతి',
};
