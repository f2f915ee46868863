/** Words of the visibility of planets and of the Moon in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/visibility.js';
import type { Translated } from '../vocabulary.js';

export const side: Translated<typeof en.side> = {
  west_evening: 'ಪಶ್ಚಿಮದಲ್ಲಿ ಸಂಜೆ',
  east_morning: 'ಪೂರ್ವದಲ್ಲಿ ಬೆಳಿಗ್ಗೆ',
};

export const conjunction: Translated<typeof en.conjunction> = {
  inferior: 'ಅಧೋ ಯುತಿ',
  superior: 'ಊರ್ಧ್ವ ಯುತಿ',
  solar: 'ರವಿಯೊಂದಿಗೆ ಯುತಿ',
};

export const moonPhase: Translated<typeof en.moonPhase> = {
  new_moon: 'ಅಮಾವಾಸ್ಯೆ ಅಂತ್ಯ',
  first_quarter: 'ಶುಕ್ಲ ಅರ್ಧಚಂದ್ರ',
  full_moon: 'ಹುಣ್ಣಿಮೆ ಅಂತ್ಯ',
  last_quarter: 'ಕೃಷ್ಣ ಅರ್ಧಚಂದ್ರ',
};

export const twilight: Translated<typeof en.twilight> = {
  civil: 'ನಾಗರಿಕ ಸಂಧ್ಯಾಪ್ರಕಾಶ',
  nautical: 'ನಾವಿಕ ಸಂಧ್ಯಾಪ್ರಕಾಶ',
  astronomical: 'ಖಗೋಳೀಯ ಸಂಧ್ಯಾಪ್ರಕಾಶ',
};
