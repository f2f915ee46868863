/**
 * Writes packages/ganita/src/drawing/text/widths.data.ts from the fonts:
 * `node --import ./tools/typescript/register.mjs tools/drawing/writeWidths.ts`. A test fails where the file differs from them.
 */
import { writeFileSync } from 'node:fs';
import { joinedWidths, widerPairs, widthsOfFonts } from './widthsOfFonts.js';

const head = `/**
 * Widths of characters in thousandths of the font size, in the regular or the semibold font, whichever is wider; 0 where
 * no font has the character. Source: Noto Sans as packed by @expo-google-fonts 0.4. tools/drawing/writeWidths.ts writes
 * this file, and a test compares it with the fonts.
 */
export const WIDTHS: readonly { readonly first: number; readonly widths: readonly number[] }[] = `;

const blocks = widthsOfFonts().map(({ first, widths }) => `{ first: 0x${first.toString(16)}, widths: [${widths}] }`);
const file = new URL('../../packages/ganita/src/drawing/text/widths.data.ts', import.meta.url);
const pairs = widerPairs().map(([pair, added]) => `[${JSON.stringify(pair)}, ${added}]`);
const pairsHead = `
/** Pairs of characters that the kerning of the fonts moves apart, with the width that it adds. */
export const WIDER_PAIRS: readonly (readonly [pair: string, added: number])[] = `;
const joinedHead = `
/** By how much letters that join are wider than each alone: see tools/drawing/widthsOfFonts.ts. */
export const JOINED_WIDTHS: readonly {
  readonly block: number;
  readonly signs: readonly (readonly number[])[];
  readonly joins: readonly number[];
  readonly ends: readonly number[];
  readonly joined: readonly number[];
}[] = `;
const parts = [
  `${head}[${blocks.join(',')}];`,
  `${pairsHead}[${pairs.join(',')}];`,
  `${joinedHead}${JSON.stringify(joinedWidths())};`,
];
writeFileSync(file, `${parts.join('\n')}\n`);
