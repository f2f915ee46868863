/** Words of Krishnamurti Paddhati, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'ಲಗ್ನ ನಕ್ಷತ್ರಾಧಿಪತಿ',
  lagna_sign_lord: 'ಲಗ್ನ ರಾಶ್ಯಾಧಿಪತಿ',
  moon_star_lord: 'ಚಂದ್ರ ನಕ್ಷತ್ರಾಧಿಪತಿ',
  moon_sign_lord: 'ಚಂದ್ರ ರಾಶ್ಯಾಧಿಪತಿ',
  day_lord: 'ವಾರಾಧಿಪತಿ',
  lagna_sub_lord: 'ಲಗ್ನ ಉಪಾಧಿಪತಿ',
  moon_sub_lord: 'ಚಂದ್ರ ಉಪಾಧಿಪತಿ',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'ಯುತಿಯ ಗ್ರಹಗಳು',
  aspecting: 'ದೃಷ್ಟಿಯ ಗ್ರಹಗಳು',
  star_lord: 'ನಕ್ಷತ್ರಾಧಿಪತಿ',
  sign_lord: 'ರಾಶ್ಯಾಧಿಪತಿ',
};
