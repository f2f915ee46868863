import type { Locale } from '../vocabulary.js';

/** Hindi. Almanacs of Kashi and of the north write Devanagari figures (Hrishikesh, Vishva and Nirnaya Sagar Panchang). */
export const locale: Locale = { tag: 'hi', zero: '०', lineHeight: 1.5 };
