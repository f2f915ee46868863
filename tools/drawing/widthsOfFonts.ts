import { shapeWord } from '@ganita/print/text/shaper.js';
import { uncoveredCharacter } from 'ganita/text/scripts.js';

/** The characters that pictures measure: first and last of each block. */
const BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x203a],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
  [0x900, 0x97f],
  [0xb80, 0xbff],
  [0xc00, 0xc7f],
  [0xc80, 0xcff],
  // Letters of names, which no word of the pictures has.
  [0x600, 0x6ff],
  [0x980, 0x9ff],
  [0xa00, 0xa7f],
  [0xa80, 0xaff],
  [0xb00, 0xb7f],
  [0xd00, 0xd7f],
  [0x1c50, 0x1c7f],
  [0xabc0, 0xabff],
];

const GURMUKHI = 0xa00;

/** The widths of a block, its first code point first; 0 where no font has the character. */
export interface WidthBlock {
  readonly first: number;
  readonly widths: readonly number[];
}

/** The Indian blocks have their consonants in the same places. */
const isConsonant = (character: string): boolean => {
  const code = character.codePointAt(0) as number;
  return code >= 0x900 && code % 0x80 >= 0x15 && code % 0x80 <= 0x39;
};
const VIRAMA_SIGNS = /[\u094d\u0bcd\u0c4d\u0ccd]/u;

/** The width of a text in the wider of the two fonts, in thousandths of the font size. */
const shapedWidth = (text: string): number =>
  Math.ceil(Math.max(...(['regular', 'semibold'] as const).map((weight) => shapeWord(text, weight).width)));

/** What packages/ganita/src/drawing/text/widths.data.ts contains, read from the fonts. */
export const widthsOfFonts = (): readonly WidthBlock[] =>
  BLOCKS.map(([first, last]) => ({ first, widths: widthsIn(first, last) }));

function widthsIn(first: number, last: number): readonly number[] {
  const characters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  const drawn = characters.filter((character) => uncoveredCharacter(character) === null);
  const consonants = drawn.filter(isConsonant);
  // Gurmukhi doubles what follows a vowel too; where letters join, a sign is measured with its letter.
  const carriers = first === GURMUKHI ? drawn.filter((character) => /\p{Lo}/u.test(character)) : consonants;
  const own = new Map(carriers.map((letter) => [letter, shapedWidth(letter)]));
  return characters.map((character) => {
    if (!drawn.includes(character)) return 0;
    // Without letters to measure it with, a sign that takes room is measured by itself.
    if (!/\p{M}/u.test(character) || (consonants.length === 0 && /\p{Mc}/u.test(character)))
      return shapedWidth(character);
    return Math.max(0, ...carriers.map((letter) => added(letter, character, own)));
  });
}

/** Letters that often join the one before: a sign after both may be wider than after either. */
const JOINING_LETTERS = [0x2f, 0x30];

/**
 * By how much a sign makes a letter wider, at most: a vowel sign, also after letters that are joined; a sign that joins
 * letters, with every letter after it.
 */
function added(letter: string, sign: string, own: ReadonlyMap<string, number>): number {
  const alone = shapedWidth(letter + sign) - (own.get(letter) ?? 0);
  if (!VIRAMA_SIGNS.test(sign)) {
    const block = (letter.codePointAt(0) as number) & ~0x7f;
    const pairs = JOINING_LETTERS.map((next) => letter + String.fromCodePoint(block + VIRAMA, block + next));
    return Math.max(alone, ...pairs.map((pair) => shapedWidth(pair + sign) - shapedWidth(pair)));
  }
  const joined = [...own].map(([next, width]) => shapedWidth(letter + sign + next) - (own.get(letter) ?? 0) - width);
  return Math.max(alone, ...joined);
}

/** The scripts whose letters join, by the first code point of their blocks; signs have the same places in each. */
const JOINING = [0x900, 0xb80, 0xc00, 0xc80];
const CONSONANTS = range(0x15, 0x39);
const SIGNS = range(0x3e, 0x4c);
const VIRAMA = 0x4d;
/** It joins as a sign of its own above or after the next letter. */
const RA = 0x30;

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What consonants of a block add to each other and signs to them; rows in the order of the code points. */
export interface JoinedWidths {
  readonly block: number;
  /** By consonant, then by vowel sign. */
  readonly signs: readonly (readonly number[])[];
  /** What a virama adds after a consonant at most, by that consonant: where the next letter joins it, and where none does. */
  readonly joins: readonly number[];
  readonly ends: readonly number[];
  /** What it adds at most before a consonant that joins, by that consonant, where the one before is not ra. */
  readonly joined: readonly number[];
}

/** By how much letters that join are wider than each alone, mostly a negative number. */
export const joinedWidths = (): readonly JoinedWidths[] => JOINING.map(joinedIn);

function joinedIn(block: number): JoinedWidths {
  const letter = (offset: number): string => String.fromCodePoint(block + offset);
  const has = (offset: number): boolean => uncoveredCharacter(letter(offset)) === null;
  const width = (...offsets: readonly number[]): number => shapedWidth(offsets.map(letter).join(''));
  const own = new Map(CONSONANTS.filter(has).map((consonant) => [consonant, width(consonant)]));
  const most = (added: readonly number[]): number => (added.length === 0 ? 0 : Math.max(...added));
  const addedBy = (first: number, next: number): number =>
    width(first, VIRAMA, next) - (own.get(first) ?? 0) - (own.get(next) ?? 0);
  const drawn = [...own.keys()];
  const of = (test: (consonant: number) => number) => CONSONANTS.map((each) => (own.has(each) ? test(each) : 0));
  return {
    block,
    signs: CONSONANTS.map((consonant) =>
      SIGNS.map((sign) => (own.has(consonant) && has(sign) ? width(consonant, sign) - (own.get(consonant) ?? 0) : 0)),
    ),
    joins: of((first) => most(drawn.map((next) => addedBy(first, next)))),
    ends: of((first) => width(first, VIRAMA) - (own.get(first) ?? 0)),
    joined: of((next) => most(drawn.filter((first) => first !== RA).map((first) => addedBy(first, next)))),
  };
}

/** What printable ASCII is; other letters have no such pairs in the words of pictures. */
const [FIRST_ASCII, LAST_ASCII] = [0x21, 0x7e];

/** Pairs of characters that kerning moves apart, each with the width that it adds. */
export function widerPairs(): readonly (readonly [pair: string, added: number])[] {
  const characters = Array.from({ length: LAST_ASCII - FIRST_ASCII + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_ASCII + index),
  );
  const own = new Map(characters.map((character) => [character, shapedWidth(character)]));
  const addedTo = (first: string, second: string): number =>
    shapedWidth(first + second) - (own.get(first) ?? 0) - (own.get(second) ?? 0);
  return characters.flatMap((first) =>
    characters.map((second) => [first + second, addedTo(first, second)] as const).filter(([, width]) => width > 0),
  );
}
