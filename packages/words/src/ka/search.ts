/** Words of the search of the panchang by conditions, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/search.js';
import type { Translated } from '../vocabulary.js';

export const dayPart: Translated<typeof en.dayPart> = {
  day: 'ಹಗಲು',
  night: 'ರಾತ್ರಿ',
  forenoon: 'ಹಗಲಿನ ಪೂರ್ವಾರ್ಧ',
  afternoon: 'ಹಗಲಿನ ಉತ್ತರಾರ್ಧ',
};

export const phrase: Translated<typeof en.phrase> = {
  by_event: 'ಕಾರ್ಯಕ್ಕಾಗಿ',
  by_conditions: 'ನಿಯಮಗಳಿಂದ',
  title: 'ಪಂಚಾಂಗದಲ್ಲಿ ಹುಡುಕಾಟ',
  lede: 'ಆರಿಸಿದ ಎಲ್ಲ ನಿಯಮಗಳು ಒಟ್ಟಿಗೆ ಹೊಂದುವ ಎಲ್ಲ ಸಮಯಗಳು, ನಿಮಿಷದವರೆಗೆ.',
  any: 'ಯಾವುದಾದರೂ',
  condition_fields: 'ನಿಯಮಗಳು',
  outside: 'ಇವುಗಳ ಹೊರಗೆ',
  find: 'ಹುಡುಕಿ',
  choose: 'ಕನಿಷ್ಠ ಒಂದು ನಿಯಮ ಆರಿಸಿ.',
  none_found: 'ಈ ಅವಧಿಯಲ್ಲಿ ಈ ನಿಯಮಗಳು ಒಟ್ಟಿಗೆ ಎಂದೂ ಹೊಂದುವುದಿಲ್ಲ.',
  opens: 'ಆರಂಭದ ಕಾರಣ',
  closes: 'ಅಂತ್ಯದ ಕಾರಣ',
  begins: '{0} ಆರಂಭ',
  ends: '{0} ಅಂತ್ಯ',
  range_begins: 'ಹುಡುಕಾಟದ ಅವಧಿ ಆರಂಭ',
  range_ends: 'ಹುಡುಕಾಟದ ಅವಧಿ ಅಂತ್ಯ',
  table_note: 'ಆ ಸ್ಥಳದ ಸಮಯಗಳು. ಅಂಗಗಳು ಮತ್ತು ಲಗ್ನ ಆರಂಭದ ಸಮಯದವು.',
  go_on: 'ಮುಂದೆ ನೋಡಿ: {0}',
  calendar_file: 'ಕ್ಯಾಲೆಂಡರ್ ಕಡತ',
  partner: 'ಇನ್ನೊಬ್ಬರ ಜನನ, ಕಾರ್ಯ ಇಬ್ಬರದಾಗಿದ್ದರೆ',
  partner_balas: 'ಇಬ್ಬರ ಜನ್ಮ ಚಂದ್ರನನ್ನೂ ಎಣಿಸಲಾಗುತ್ತದೆ.',
};
