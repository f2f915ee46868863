import type { WordLanguage } from './words.js';

/**
 * The digit zero of each language as its printed almanacs write figures; the other nine follow it in Unicode. Almanacs of
 * Kashi and of the north write Devanagari figures (Hrishikesh, Vishva and Nirnaya Sagar Panchang), those of Mysore and
 * Udupi Kannada ones (Ontikoppal, Udupi Panchanga); Tamil and Telugu almanacs of today (Pambu and Vasan Panchangam;
 * Tirumala Tirupati Devasthanams and Sringeri Panchangam) write the international ones.
 */
const ZERO: Readonly<Record<WordLanguage, string>> = { en: '0', hi: '०', ka: '೦', ta: '0', te: '0' };

/** A text with its digits 0..9 in the figures of a language. */
export function withDigits(text: string, language: WordLanguage): string {
  const zero = ZERO[language].charCodeAt(0);
  return zero === 0x30 ? text : text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
