import { invalidInput } from '@ganita/core/errors/domainError.js';
import { uncoveredCharacter } from './scripts.js';

/** Marks on one letter beyond which a text would grow into the lines above and below it. */
const TOO_MANY_MARKS = /\p{M}{7,}/u;
/** Controls, format characters but the two joiners, lone surrogates, private and unassigned characters. */
const UNPRINTED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A text of the request as it is printed: composed (NFC), without controls, with single spaces. */
export const printedText = (text: string): string =>
  text
    .replace(/[\s\p{Z}]/gu, ' ')
    .replace(UNPRINTED, '')
    // The texts around a character that is not printed are now adjacent.
    .replace(/ +/g, ' ')
    .normalize('NFC')
    .trim();

/** Reject a text that the fonts of the report cannot write. Errors: `invalid_input` naming its field. */
export function checkPrintable(field: string, text: string): void {
  const printed = printedText(text);
  const uncovered = uncoveredCharacter(printed);
  if (uncovered !== null) {
    const code = (uncovered.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    throw invalidInput(
      field,
      `must be written in letters of a script of India, Latin, Greek, Cyrillic or Arabic; no font here has U+${code}`,
    );
  }
  if (TOO_MANY_MARKS.test(printed)) throw invalidInput(field, 'must have at most 6 combining marks per letter');
}
