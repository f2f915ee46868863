/** Words of Krishnamurti Paddhati, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'லக்ன நட்சத்திராதிபதி',
  lagna_sign_lord: 'லக்ன ராசி அதிபதி',
  moon_star_lord: 'சந்திர நட்சத்திராதிபதி',
  moon_sign_lord: 'சந்திர ராசி அதிபதி',
  day_lord: 'வார அதிபதி',
  lagna_sub_lord: 'லக்ன உப அதிபதி',
  moon_sub_lord: 'சந்திர உப அதிபதி',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'சேர்ந்த கிரகங்கள்',
  aspecting: 'பார்க்கும் கிரகங்கள்',
  star_lord: 'நட்சத்திராதிபதி',
  sign_lord: 'ராசி அதிபதி',
};
