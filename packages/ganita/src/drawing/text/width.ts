import { joinedWidth } from './joining.js';
import { WIDER_PAIRS, WIDTHS } from './widths.data.js';

/** What a character without an entry is taken for, in thousandths of the font size. */
const UNKNOWN = 1000;

/**
 * Width of each character by itself, at its code point; the second half of a pair of surrogates, joiners and isolates have
 * none.
 */
const own = new Uint16Array(0x10000)
  .fill(UNKNOWN)
  .fill(0, 0xdc00, 0xe000)
  .fill(0, 0x200c, 0x200e)
  .fill(0, 0x2068, 0x206a);
for (const { first, widths } of WIDTHS) own.set(widths, first);

const ASCII = 0x80;
/** What a pair of ASCII characters adds to its width, at first * 128 + second. */
const kerning = new Uint8Array(ASCII * ASCII);
for (const [pair, added] of WIDER_PAIRS) kerning[pair.charCodeAt(0) * ASCII + pair.charCodeAt(1)] = added;

/** Where the scripts are whose letters join. */
const [FIRST_JOINING, AFTER_JOINING] = [0x900, 0xd00];

/**
 * The most width that a text can have, in units, at a font size in units: of its characters, of the pairs that kerning
 * moves apart, and of letters that join. A test verifies with HarfBuzz that no word is wider. So the layout of a picture
 * needs no fonts, and is the same wherever it is drawn.
 */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const width = own[code] as number;
    sum += code >= FIRST_JOINING && code < AFTER_JOINING ? joinedWidth(text, at, width) : width;
    if (code < ASCII && before < ASCII) sum += kerning[before * ASCII + code] as number;
    before = code;
  }
  return (sum * size) / 1000;
}
