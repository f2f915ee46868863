import { WIDER_PAIRS, WIDTHS } from './widths.data.js';

/** What a character without an entry is taken for, in thousandths of the font size. */
const UNKNOWN = 1000;

const table = new Map(
  WIDTHS.flatMap(({ first, widths }) => widths.map((width, index) => [first + index, width] as const)),
);

const ASCII = 0x80;
/** What a pair of ASCII characters adds to its width, at first * 128 + second. */
const kerning = new Uint8Array(ASCII * ASCII);
for (const [pair, added] of WIDER_PAIRS) kerning[pair.charCodeAt(0) * ASCII + pair.charCodeAt(1)] = added;

/**
 * The most width that a text can have, in units, at a font size in units. It is the sum of its characters and of the pairs
 * that kerning moves apart: letters that join become narrower, never wider, which a test verifies with HarfBuzz. So the
 * layout of a picture needs no fonts, and is the same wherever it is drawn.
 */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  let before = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    sum += table.get(code) ?? UNKNOWN;
    if (code < ASCII && before < ASCII) sum += kerning[before * ASCII + code] as number;
    before = code;
  }
  return (sum * size) / 1000;
}
