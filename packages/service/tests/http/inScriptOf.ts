import type { Language } from '@ganita/words/languages.js';
import { localeOf } from '@ganita/words/words.js';

/** A text with letters of the script of a language, and none of another. */
export const inScriptOf = (language: Language): RegExp =>
  new RegExp(`^(?=.*\\p{L})[\\p{Script=${localeOf(language).script}}\\p{P}\\p{S}\\p{N}\\p{Zs}\\u200c\\u200d]+$`, 'u');
