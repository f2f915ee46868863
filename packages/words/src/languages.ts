/** Languages of display words, each with a folder of `../languages`; `ka` is Kannada. A new language is a row here. */
export const LANGUAGES = ['en', 'hi', 'ka', 'ta', 'te', 'mr', 'gu', 'bn', 'ml', 'ne', 'or', 'pa', 'sa'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Other codes that a request may name a language by: ISO 639-1 calls Kannada `kn`. */
export const LANGUAGE_ALIASES = { kn: 'ka' } as const satisfies Readonly<Record<string, Language>>;
export type LanguageAlias = keyof typeof LANGUAGE_ALIASES;
