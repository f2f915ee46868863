import { type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import { columnCatalogue, lettersOf } from '../columns/catalogue.js';
import { claimedDate } from './claimedDate.js';
import { LIMBS } from './limbs.data.js';
import { type NameKind, namesOf } from './names.js';
import { type NameTable, nameTable } from './spelling.js';

/** Words of a sentence that a pattern leaves open. */
interface Slot {
  /** What its words look like, as a regular expression. */
  readonly form: string;
  /** What they mean; null where they are not of its kind. */
  read(words: string): string | null;
}

const WORDS = '.+?';
const named = (kind: NameKind): Slot => ({ form: WORDS, read: (words) => namesOf(kind).meant(words) ?? null });

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].concat(
  'eleventh',
  'twelfth',
);

/** A number from 1, in figures or as an ordinal. */
const ordinal = (last: number): Slot => ({
  form: '\\d{1,2}(?:st|nd|rd|th)?|[a-z]+',
  read(words) {
    const number = /^\d/.test(words) ? Number.parseInt(words, 10) : ORDINALS.indexOf(words.toLowerCase()) + 1;
    return number >= 1 && number <= last ? String(number) : null;
  },
});

const limbNames: NameTable = nameTable(
  Object.entries(LIMBS).flatMap(([limb, { names }]) => names.map((name) => [name, limb] as const)),
);

/** The name of a column as the catalogue has it, where a text is its selector; null for any other text. */
export function listedSelector(text: string): string | null {
  const [name = '', moment] = text.split('@', 2);
  const { byLetters, plain, atMoment } = columnCatalogue();
  const listed = byLetters.get(lettersOf(name)) ?? '';
  if (moment === undefined) return plain.has(listed) ? listed : null;
  return atMoment.has(listed) ? `${listed}@${moment}` : null;
}

/** The date of a text that has year, month and day, as YYYY-MM-DD. */
export function fullDate(text: string): string | null {
  const date = claimedDate(text);
  if (date === null || date.year === null || date.month === null || date.day === null) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

const asItIs = (words: string): string => words;

/** The slots of patterns by their names. */
export const SLOTS: Readonly<Record<string, Slot>> = {
  point: named('point'),
  graha: named('graha'),
  maha: named('graha'),
  antara: named('graha'),
  sign: named('sign'),
  signNumber: {
    form: WORDS,
    read(words) {
      const sign = namesOf('sign').meant(words);
      return sign === undefined ? null : String(signIndex(sign as Sign) + 1);
    },
  },
  nakshatra: named('nakshatra'),
  dignity: named('dignity'),
  varga: named('varga'),
  karaka: named('karaka'),
  yoga: named('yoga'),
  dosha: named('dosha'),
  festival: named('festival'),
  house: ordinal(12),
  pada: ordinal(4),
  number: { form: '[+-]?\\d+(?:\\.\\d+)?', read: asItIs },
  year: { form: '\\d{4}', read: asItIs },
  date: { form: '[\\w ,.-]+?', read: (words) => (claimedDate(words) === null ? null : words) },
  day: { form: '[\\w ,.-]+?', read: fullDate },
  limb: { form: WORDS, read: (words) => limbNames.meant(words) ?? null },
  place: { form: WORDS, read: asItIs },
  value: { form: WORDS, read: asItIs },
  selector: { form: '[^ ]+', read: listedSelector },
  is: { form: "is not|isn't|was not|wasn't|is|was|falls", read: asItIs },
};

/** Whether the verb of a sentence says that it is not so. */
export const isNegation = (verb: string): boolean => /n[o']t/.test(verb);
