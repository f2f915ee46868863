import type { Locale } from '../vocabulary.js';

/** Kannada. Almanacs of Mysore and Udupi write Kannada figures (Ontikoppal, Udupi Panchanga). */
export const locale: Locale = { tag: 'kn', zero: '೦', lineHeight: 1.56 };
