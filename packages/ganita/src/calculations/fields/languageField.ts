import { LANGUAGE_ALIASES, LANGUAGES } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import { oneOf, SYNONYMS_KEYWORD, VALUE_ALIASES_KEYWORD } from './schema.js';
import { LANGUAGE_SYNONYMS } from './synonyms.data.js';

/** The field `language` of a request. */
export const languageField = Type.Optional(
  oneOf(LANGUAGES, {
    default: 'en',
    description: 'language of display words; ka and kn are Kannada',
    [VALUE_ALIASES_KEYWORD]: LANGUAGE_ALIASES,
    [SYNONYMS_KEYWORD]: LANGUAGE_SYNONYMS,
  }),
);
