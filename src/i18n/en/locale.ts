import type { Locale } from '../vocabulary.js';

/** English. */
export const locale: Locale = { tag: 'en', zero: '0', lineHeight: 1.36 };
