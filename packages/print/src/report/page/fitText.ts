import * as fit from 'ganita/drawing/text/fitLabel.js';
import { type TextStyle, textWidth } from './canvas.js';
import { LEAST_SIZE } from './theme.js';

const measureOf =
  ({ weight }: TextStyle): fit.Measure =>
  (text, size) =>
    textWidth(text, weight === undefined ? { size } : { size, weight });

/** Fit a text into a width and a number of lines, at the size of a style or smaller. Nothing is ever cut. */
export const fitted = (
  text: string,
  width: number,
  style: TextStyle,
  mostLines?: number,
  shrink?: number,
): fit.FittedText => fit.fitted(text, width, style.size, measureOf(style), mostLines, shrink);

/** Lines that a text may have more than it is given, before its letters become too small to read. */
const MORE_LINES = 3;

/** The same, broken into more lines than it is given before its letters become smaller than the least. */
export function readable(
  text: string,
  width: number,
  style: TextStyle,
  mostLines: number,
  shrink: number,
): fit.FittedText {
  const first = fitted(text, width, style, mostLines, shrink);
  if (mostLines === 1) return first;
  let best = first;
  for (let lines = mostLines + 1; best.size < LEAST_SIZE && lines <= mostLines + MORE_LINES; lines += 1) {
    const broken = fitted(text, width, style, lines, shrink);
    if (broken.size > best.size) best = broken;
  }
  return best;
}

const GRAPHEMES = new Intl.Segmenter();

/** A word in pieces no wider than a width, broken between its letters. */
function inPieces(word: string, width: number, style: TextStyle): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of GRAPHEMES.segment(word)) {
    const longer = piece + segment;
    if (piece !== '' && textWidth(longer, style) > width) {
      pieces.push(piece);
      piece = segment;
    } else piece = longer;
  }
  return [...pieces, piece];
}

/** A text on lines no wider than a width, at the size of its style; a word that is wider is broken between its letters. */
export function broken(text: string, width: number, style: TextStyle): readonly string[] {
  const lines: string[] = [];
  for (const piece of text.split(' ').flatMap((word) => inPieces(word, width, style))) {
    const line = lines.at(-1);
    const longer = `${line} ${piece}`;
    if (line === undefined || textWidth(longer, style) > width) lines.push(piece);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A text on as many lines as it needs in letters of a least size or larger. */
export function onLines(text: string, width: number, style: TextStyle, least: number): fit.FittedText {
  for (let most = 1; most <= text.split(' ').length; most++) {
    const set = fitted(text, width, style, most, least / style.size);
    if (set.size >= least) return set;
  }
  return { lines: broken(text, width, { ...style, size: least }), size: least };
}
