import { WIDTHS } from './widths.data.js';

/** What a character without an entry is taken for, in thousandths of the font size. */
const UNKNOWN = 1000;

const table = new Map(
  WIDTHS.flatMap(({ first, widths }) => widths.map((width, index) => [first + index, width] as const)),
);

/**
 * The most width that a text can have, in units, at a font size in units. It is the sum of its characters: letters that
 * join become narrower, never wider, which a test verifies with HarfBuzz. So the layout of a picture needs no fonts, and is
 * the same wherever it is drawn.
 */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const character of text) sum += table.get(character.codePointAt(0) as number) ?? UNKNOWN;
  return (sum * size) / 1000;
}
