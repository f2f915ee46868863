import type { Language } from '../calculations/fields/languages.js';
import { localeOf } from './words.js';

/** A text with its digits 0..9 in the figures of a language. */
export function withDigits(text: string, language: Language): string {
  const zero = localeOf(language).zero.charCodeAt(0);
  return zero === 0x30 ? text : text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
