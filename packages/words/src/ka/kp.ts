/** Words of Krishnamurti Paddhati, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'ಲಗ್ನ ನಕ್ಷತ್ರಾಧಿಪತಿ',
  lagna_sign_lord: 'ಲಗ್ನ ರಾಶ್ಯಧಿಪತಿ',
  moon_star_lord: 'ಚಂದ್ರ ನಕ್ಷತ್ರಾಧಿಪತಿ',
  moon_sign_lord: 'ಚಂದ್ರ ರಾಶ್ಯಧಿಪತಿ',
  day_lord: 'ವಾರಾಧಿಪತಿ',
  lagna_sub_lord: 'ಲಗ್ನ ಉಪಾಧಿಪತಿ',
  moon_sub_lord: 'ಚಂದ್ರ ಉಪಾಧಿಪತಿ',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'ಯುತಿಯ ಗ್ರಹಗಳು',
  aspecting: 'ದೃಷ್ಟಿಯ ಗ್ರಹಗಳು',
  star_lord: 'ನಕ್ಷತ್ರಾಧಿಪತಿ',
  sign_lord: 'ರಾಶ್ಯಧಿಪತಿ',
};

export const phrase: Translated<typeof en.phrase> = {
  kp_chart: 'ಕೆಪಿ ಕುಂಡಲಿ',
  cusps: 'ಭಾವಾರಂಭಗಳು',
  sub_sub_lord: 'ಉಪ-ಉಪ ಅಧಿಪತಿ',
  kp_number: 'ಉಪ ಸಂಖ್ಯೆ',
  next_sub: 'ಮುಂದಿನ ಉಪ',
  in_retrograde_star: 'ವಕ್ರಿ ಗ್ರಹದ ನಕ್ಷತ್ರದಲ್ಲಿ',
  significators_of_houses: 'ಭಾವಗಳ ಸೂಚಕ ಗ್ರಹಗಳು',
  significators_of_planets: 'ಗ್ರಹಗಳು ಸೂಚಿಸುವ ಭಾವಗಳು',
  ruling_planets: 'ಈಗಿನ ಆಳುವ ಗ್ರಹಗಳು',
  role: 'ಪಾತ್ರ',
  nodes: 'ರಾಹು ಕೇತು ಪ್ರತಿನಿಧಿಸುವ ಗ್ರಹಗಳು',
  placidus_undefined: 'ಈ ಅಕ್ಷಾಂಶದಲ್ಲಿ ಪ್ಲಾಸಿಡಸ್ ಭಾವಗಳಿಲ್ಲ. ಇವು ಪೋರ್ಫಿರಿಯವು; ಇವುಗಳ ಉಪ ಅಧಿಪತಿಗಳು ಕೆಪಿ ಪದ್ಧತಿಯವಲ್ಲ.',
};

export const significator: Translated<typeof en.significator> = {
  a: 'ಭಾವದಲ್ಲಿರುವ ಗ್ರಹದ ನಕ್ಷತ್ರದಲ್ಲಿ',
  b: 'ಭಾವದಲ್ಲಿರುವ ಗ್ರಹ',
  c: 'ಭಾವಾಧಿಪತಿಯ ನಕ್ಷತ್ರದಲ್ಲಿ',
  d: 'ಭಾವಾಧಿಪತಿ',
};
