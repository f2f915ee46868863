import { invalidInput } from '@ganita/core/errors/domainError.js';
import { DEGREES_PER_SIGN, SIGNS } from '@ganita/core/zodiac/signs.js';

/** A printed angle: its value, and what one unit of its last digit is, both in degrees. */
export interface PrintedAngle {
  readonly degrees: number;
  readonly unit: number;
}

/** Two letters of each sign, as Jagannatha Hora prints them. */
const TWO_LETTERS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'] as const;

const PER_DEGREE = [1, 60, 3600] as const;
const FIGURES = /\d+(?:\.\d+)?/g;
const WORDS = /[A-Za-z]+/g;
/** Marks of degrees, minutes and seconds. */
const MARKS = ['d', 'm', 's', 'deg', 'min', 'sec'];

/** Index of the sign that a word means: its name, its first three letters or more, or the two of Jagannatha Hora. */
function signNamed(word: string): number {
  const lower = word.toLowerCase();
  const byLetters = TWO_LETTERS.findIndex((letters) => letters.toLowerCase() === lower);
  if (byLetters >= 0) return byLetters;
  return SIGNS.findIndex((sign) => lower.length >= 3 && sign.toLowerCase().startsWith(lower));
}

/**
 * Read an angle as programs print it: degrees, or degrees, minutes and seconds with any marks between them; in a sign where
 * one is named, `21 Sc 33' 12.7"`, else from 0 Aries. Errors: `invalid_input` for another form.
 */
export function printedAngle(text: string, field: string): PrintedAngle {
  const wrong = (): Error =>
    invalidInput(field, 'must be an angle such as 231.57, 231:34:12 or 21 Sc 34\' 12"', text, 'wrong_format');
  const figures = text.match(FIGURES) ?? [];
  const [word, ...others] = (text.match(WORDS) ?? []).filter((one) => !MARKS.includes(one));
  const sign = word === undefined ? 0 : signNamed(word);
  const isNegative = text.trimStart().startsWith('-');
  const fractions = figures.slice(0, -1).filter((figure) => figure.includes('.'));
  const [, ...parts] = figures.map(Number);
  if (figures.length < 1 || figures.length > 3 || sign < 0 || others.length > 0 || fractions.length > 0) throw wrong();
  if (parts.some((part) => part >= 60)) throw wrong();
  const inSign = figures.reduce((sum, figure, place) => sum + Number(figure) / (PER_DEGREE[place] as number), 0);
  if (inSign > (word === undefined ? 360 : DEGREES_PER_SIGN)) throw wrong();
  const [, decimals = ''] = (figures.at(-1) as string).split('.');
  return {
    degrees: (isNegative ? -1 : 1) * (DEGREES_PER_SIGN * sign + inSign),
    unit: 10 ** -decimals.length / (PER_DEGREE[figures.length - 1] as number),
  };
}
