import type { Locale } from '../words.js';

/** English. */
export const locale: Locale = { tag: 'en', zero: '0', lineHeight: 1.36 };
