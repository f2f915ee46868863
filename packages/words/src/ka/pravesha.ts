/** Words of the charts of returns, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/pravesha.js';
import type { Translated } from '../vocabulary.js';

export const pravesha: Translated<typeof en.pravesha> = {
  annual: 'ವರ್ಷ ಪ್ರವೇಶ',
  tithi: 'ತಿಥಿ ಪ್ರವೇಶ',
};

/** Offices of the candidates for the lordship of the year. */
export const yearLordOffice: Translated<typeof en.yearLordOffice> = {
  muntha_lord: 'ಮುಂಥಾಧಿಪತಿ',
  natal_lagna_lord: 'ಜನ್ಮ ಲಗ್ನಾಧಿಪತಿ',
  year_lagna_lord: 'ವರ್ಷ ಲಗ್ನಾಧಿಪತಿ',
  tri_rasi_lord: 'ತ್ರಿರಾಶಿಪತಿ',
  dina_ratri_lord: 'ದಿನ-ರಾತ್ರಿ ಪತಿ',
};
