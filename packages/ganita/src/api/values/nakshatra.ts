import { type Nakshatra, nakshatraNumber } from '@ganita/core/zodiac/nakshatras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { named } from './names.js';

/** Id, display word and number of a nakshatra under a key of its own. */
export const nakshatraNamed = <K extends string>(key: K, nakshatra: Nakshatra, language: Language) =>
  ({
    ...named(key, nakshatra, WORDS[language].zodiac.nakshatra),
    [`${key}_number`]: nakshatraNumber(nakshatra),
  }) as Readonly<Record<K, Nakshatra> & Record<`${K}_name`, string> & Record<`${K}_number`, number>>;

/** The same of a nakshatra in a row. */
export const nakshatraRow = (nakshatra: Nakshatra, language: Language) =>
  nakshatraNamed('nakshatra', nakshatra, language);
