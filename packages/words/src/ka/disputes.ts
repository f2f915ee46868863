/**
 * Words of days that two rules give: the rules, who keeps them, and sentences. Spellings: the almanacs named in
 * ../README.md.
 */

import type * as en from '../en/disputes.js';
import type { Translated } from '../vocabulary.js';

export const reading: Translated<typeof en.reading> = {
  nishitha: 'ಮಧ್ಯರಾತ್ರಿಯಲ್ಲಿ ಅಷ್ಟಮಿ (ನಿಶೀಥ)',
  jayanti_yoga: 'ರೋಹಿಣಿಯೊಂದಿಗೆ ಅಷ್ಟಮಿ (ಜಯಂತಿ ಯೋಗ)',
  first_of_two: 'ಎರಡರಲ್ಲಿ ಮೊದಲ ದಿನ',
  second_of_two: 'ಎರಡರಲ್ಲಿ ಎರಡನೇ ದಿನ',
  longer_part: 'ತಿಥಿ ಹೆಚ್ಚು ಇರುವ ದಿನ',
  at_sunrise: 'ಸೂರ್ಯೋದಯಕ್ಕೆ ತಿಥಿ',
  three_muhurtas: 'ಸೂರ್ಯೋದಯದ ನಂತರ ಮೂರು ಮುಹೂರ್ತಗಳವರೆಗೆ ತಿಥಿ',
  shravana: 'ಅಪರಾಹ್ಣದಲ್ಲಿ ತಿಥಿ ಮತ್ತು ಶ್ರವಣ ನಕ್ಷತ್ರ',
  at_nishitha: 'ಮಧ್ಯರಾತ್ರಿಯಲ್ಲಿ ತಿಥಿ (ನಿಶೀಥ)',
  at_madhyahna: 'ಮಧ್ಯಾಹ್ನದಲ್ಲಿ ತಿಥಿ',
  in_the_afternoon: 'ಅಪರಾಹ್ಣದಲ್ಲಿ ತಿಥಿ',
  in_the_evening: 'ಸಂಜೆ ತಿಥಿ (ಪ್ರದೋಷ)',
  after_bhadra: 'ಭದ್ರಾ ಇಲ್ಲದ ಪ್ರದೋಷ',
  else_at_sunrise: 'ಚಂದ್ರೋದಯಕ್ಕೆ ತಿಥಿ ಇಲ್ಲದಿದ್ದರೆ ಸೂರ್ಯೋದಯಕ್ಕೆ ಇರುವ ದಿನ',
  else_at_start: 'ಚಂದ್ರೋದಯಕ್ಕೆ ತಿಥಿ ಇಲ್ಲದಿದ್ದರೆ ಅದು ಆರಂಭವಾಗುವ ದಿನ',
  by_drik: 'ದೃಕ್ ಗಣಿತದಂತೆ',
  by_surya_siddhanta: 'ಸೂರ್ಯ ಸಿದ್ಧಾಂತದಂತೆ',
};

export const authority: Translated<typeof en.authority> = {
  dharmasindhu: 'ಧರ್ಮಸಿಂಧು',
  nirnayasindhu: 'ನಿರ್ಣಯಸಿಂಧು',
  drik_panchang: 'ದೃಕ್ ಪಂಚಾಂಗ',
  nepal: 'ನೇಪಾಳ',
  bengal: 'ಬಂಗಾಳ',
  odisha_government: 'ಒಡಿಶಾ ಸರ್ಕಾರ',
  reform_committee: 'ಭಾರತದ ಪಂಚಾಂಗ ಸುಧಾರಣಾ ಸಮಿತಿ (1955)',
  stock_exchange: 'ಭಾರತದ ರಾಷ್ಟ್ರೀಯ ಷೇರು ವಿನಿಮಯ ಕೇಂದ್ರ',
  other_almanacs: 'ಇತರ ಪಂಚಾಂಗಗಳು',
};

export const phrase: Translated<typeof en.phrase> = {
  some_keep_another: 'ಕೆಲವರು ಬೇರೊಂದು ದಿನ ಆಚರಿಸುತ್ತಾರೆ.',
  this_day: 'ಈ ದಿನ: {1} ({2}).',
  other_day: 'ಇನ್ನೊಂದು ದಿನ {1}: {2} ({3}).',
};
