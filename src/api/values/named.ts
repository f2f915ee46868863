import type { Language } from '../../calculations/fields/languages.js';
import { type Sign, signIndex } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';

/** A display word under a key of its own, with its id beside it. */
export const wordAndId = <Id extends string>(key: string, id: Id, words: Readonly<Record<Id, string>>) => ({
  [key]: words[id],
  [`${key}_id`]: id,
});

/** The display word of a sign under a key of its own, with its index beside it. */
export const signNamed = (key: string, sign: Sign, language: Language) => ({
  [key]: WORDS[language].zodiac.sign[sign],
  [`${key}_index`]: signIndex(sign),
});
