/** Languages of display words; `ka` is Kannada. */
export const LANGUAGES = ['en', 'hi', 'ka', 'ta', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Gender, which some rules require; without it they return both forms, or are reported as not evaluated. */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];
