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
