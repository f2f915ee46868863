/** Words of the calendar of a person, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/personal.js';
import type { Translated } from '../vocabulary.js';

export const anniversary: Translated<typeof en.anniversary> = {
  tithi_birthday: 'ತಿಥಿಯ ಜನ್ಮದಿನ',
  nakshatra_birthday: 'ನಕ್ಷತ್ರದ ಜನ್ಮದಿನ',
  shraddha: 'ವಾರ್ಷಿಕ ಶ್ರಾದ್ಧ',
  mahalaya_shraddha: 'ಮಹಾಲಯ ಶ್ರಾದ್ಧ',
};
