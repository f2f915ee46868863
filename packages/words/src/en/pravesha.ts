/** Words of the charts of returns. Spellings: the almanacs named in ../README.md. */
import type { PraveshaKind } from '@ganita/core/annual/pravesha.js';
import type { YearLordOffice } from '@ganita/core/annual/yearLord.js';

export const pravesha = {
  annual: 'Annual Chart (Varsha Pravesha)',
  tithi: 'Tithi Pravesha',
} satisfies Readonly<Record<PraveshaKind, string>>;

/** Offices of the candidates for the lordship of the year. */
export const yearLordOffice = {
  muntha_lord: 'Lord of the Muntha',
  natal_lagna_lord: 'Lord of the Birth Lagna',
  year_lagna_lord: 'Lord of the Year Lagna',
  tri_rasi_lord: 'Lord of Three Signs',
  dina_ratri_lord: 'Lord of Day or Night',
} satisfies Readonly<Record<YearLordOffice, string>>;
