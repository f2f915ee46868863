import { uncoveredCharacter } from '../../src/text/scripts.js';
import { shapeWord } from '../../src/text/shaper.js';

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
];

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

/** What src/drawing/text/widths.data.ts contains, read from the fonts. */
export const widthsOfFonts = (): readonly WidthBlock[] =>
  BLOCKS.map(([first, last]) => ({ first, widths: widthsIn(first, last) }));

function widthsIn(first: number, last: number): readonly number[] {
  const characters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  const drawn = characters.filter((character) => uncoveredCharacter(character) === null);
  const consonants = drawn.filter(isConsonant);
  const own = new Map(consonants.map((letter) => [letter, shapedWidth(letter)]));
  return characters.map((character) => {
    if (!drawn.includes(character)) return 0;
    if (!/\p{M}/u.test(character)) return shapedWidth(character);
    return Math.max(0, ...consonants.map((letter) => added(letter, character, own)));
  });
}

/** By how much a sign makes a letter wider, at most: a sign that joins letters, with every letter after it. */
function added(letter: string, sign: string, own: ReadonlyMap<string, number>): number {
  const alone = shapedWidth(letter + sign) - (own.get(letter) ?? 0);
  if (!VIRAMA_SIGNS.test(sign)) return alone;
  const joined = [...own].map(([next, width]) => shapedWidth(letter + sign + next) - (own.get(letter) ?? 0) - width);
  return Math.max(alone, ...joined);
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
