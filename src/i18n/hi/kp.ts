/** Words of Krishnamurti Paddhati, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'लग्न नक्षत्र स्वामी',
  lagna_sign_lord: 'लग्न राशि स्वामी',
  moon_star_lord: 'चंद्र नक्षत्र स्वामी',
  moon_sign_lord: 'चंद्र राशि स्वामी',
  day_lord: 'वार स्वामी',
  lagna_sub_lord: 'लग्न उप स्वामी',
  moon_sub_lord: 'चंद्र उप स्वामी',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'युति के ग्रह',
  aspecting: 'दृष्टि के ग्रह',
  star_lord: 'नक्षत्र स्वामी',
  sign_lord: 'राशि स्वामी',
};
