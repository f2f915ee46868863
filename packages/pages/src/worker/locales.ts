import { registerLocale } from '@ganita/words/languageFiles.js';
import type { Language } from '@ganita/words/languages.js';
import type { Locale } from '@ganita/words/locale.js';

/** How each language is written, for the menu of languages: `tools/browser` writes them in. */
declare const LOCALES: Readonly<Record<Language, Locale>>;

for (const [language, locale] of Object.entries(LOCALES)) registerLocale(language as Language, locale);
