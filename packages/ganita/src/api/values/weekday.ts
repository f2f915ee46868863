import { type Weekday, weekdayLord } from '@ganita/core/zodiac/weekdays.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { named } from './names.js';

/** The vara, the day from sunrise to sunrise, with its lord. */
export const varaRecord = (weekday: Weekday, language: Language) => ({
  ...named('vara', weekday, WORDS[language].zodiac.vara),
  ...named('vara_lord', weekdayLord(weekday), WORDS[language].zodiac.body),
});

/** The weekday of a civil date. */
export const weekdayRecord = (weekday: Weekday, language: Language) =>
  named('weekday', weekday, WORDS[language].zodiac.weekday);
