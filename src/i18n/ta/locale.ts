import type { Locale } from '../vocabulary.js';

/** Tamil. Almanacs of today write international figures (Pambu and Vasan Panchangam). */
export const locale: Locale = { tag: 'ta', zero: '0', lineHeight: 1.46 };
