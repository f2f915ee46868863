/** Words of the calendar of a person, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/personal.js';
import type { Translated } from '../vocabulary.js';

export const anniversary: Translated<typeof en.anniversary> = {
  tithi_birthday: 'तिथि अनुसार जन्मदिन',
  nakshatra_birthday: 'नक्षत्र अनुसार जन्मदिन',
  shraddha: 'वार्षिक श्राद्ध',
  mahalaya_shraddha: 'महालय श्राद्ध',
};
