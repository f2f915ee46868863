import type { Locale } from '../vocabulary.js';

/** Telugu. Almanacs of today write international figures (Tirumala Tirupati Devasthanams and Sringeri Panchangam). */
export const locale: Locale = { tag: 'te', zero: '0', lineHeight: 1.56 };
