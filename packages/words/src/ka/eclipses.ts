/** Words of eclipses in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/eclipses.js';
import type { Translated } from '../vocabulary.js';

export const kind: Translated<typeof en.kind> = {
  solar: 'ಸೂರ್ಯ ಗ್ರಹಣ',
  lunar: 'ಚಂದ್ರ ಗ್ರಹಣ',
};

export const type: Translated<typeof en.type> = {
  total: 'ಸಂಪೂರ್ಣ ಗ್ರಹಣ',
  annular: 'ಕಂಕಣ ಗ್ರಹಣ',
  hybrid: 'ಮಿಶ್ರ ಗ್ರಹಣ',
  partial: 'ಪಾರ್ಶ್ವ ಗ್ರಹಣ',
  penumbral: 'ಅರೆನೆರಳಿನ ಗ್ರಹಣ',
};

export const contact: Translated<typeof en.contact> = {
  partial_begin: 'ಭೂಮಿಯಲ್ಲಿ ಪಾರ್ಶ್ವ ಗ್ರಹಣ ಆರಂಭ',
  total_or_annular_begin: 'ಭೂಮಿಯಲ್ಲಿ ಸಂಪೂರ್ಣ ಅಥವಾ ಕಂಕಣ ಗ್ರಹಣ ಆರಂಭ',
  center_line_begin: 'ಮಧ್ಯ ರೇಖೆ ಆರಂಭ',
  center_line_end: 'ಮಧ್ಯ ರೇಖೆ ಅಂತ್ಯ',
  total_or_annular_end: 'ಭೂಮಿಯಲ್ಲಿ ಸಂಪೂರ್ಣ ಅಥವಾ ಕಂಕಣ ಗ್ರಹಣ ಅಂತ್ಯ',
  partial_end: 'ಭೂಮಿಯಲ್ಲಿ ಪಾರ್ಶ್ವ ಗ್ರಹಣ ಅಂತ್ಯ',
  p1: 'ಅರೆನೆರಳಿನ ಸ್ಪರ್ಶ',
  c1: 'ಪ್ರಥಮ ಸ್ಪರ್ಶ',
  u1: 'ನೆರಳಿನ ಸ್ಪರ್ಶ',
  c2: 'ದ್ವಿತೀಯ ಸ್ಪರ್ಶ',
  u2: 'ಸಂಪೂರ್ಣ ಗ್ರಹಣ ಆರಂಭ',
  c3: 'ತೃತೀಯ ಸ್ಪರ್ಶ',
  u3: 'ಸಂಪೂರ್ಣ ಗ್ರಹಣ ಅಂತ್ಯ',
  c4: 'ಚತುರ್ಥ ಸ್ಪರ್ಶ',
  u4: 'ನೆರಳಿನ ಮೋಕ್ಷ',
  p4: 'ಅರೆನೆರಳಿನ ಮೋಕ್ಷ',
  sunrise: 'ಸೂರ್ಯನ ಉದಯ',
  sunset: 'ಸೂರ್ಯನ ಅಸ್ತ',
  moonrise: 'ಚಂದ್ರನ ಉದಯ',
  moonset: 'ಚಂದ್ರನ ಅಸ್ತ',
};

export const grasa: Translated<typeof en.grasa> = {
  khandagrasa: 'ಖಂಡಗ್ರಾಸ',
  khagrasa: 'ಖಗ್ರಾಸ',
  kankana: 'ಕಂಕಣಾಕೃತಿ',
};
