/** Languages of display words; `ka` is Kannada. */
export const LANGUAGES = ['en', 'hi', 'ka', 'ta', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];
