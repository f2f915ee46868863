import { Type } from 'typebox';
import { oneOf, VALUE_ALIASES_KEYWORD } from './schema.js';

/** Languages of display words; `ka` is Kannada. */
export const LANGUAGES = ['en', 'hi', 'ka', 'ta', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The field `language` of a request. ISO 639-1 calls Kannada `kn`. */
export const languageField = Type.Optional(
  oneOf(LANGUAGES, {
    default: 'en',
    description: 'language of display words; kn is accepted for ka, Kannada',
    [VALUE_ALIASES_KEYWORD]: { kn: 'ka' } satisfies Readonly<Record<string, Language>>,
  }),
);
