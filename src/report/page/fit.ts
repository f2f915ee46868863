import * as fit from '../../drawing/text/fit.js';
import { type TextStyle, textWidth } from './canvas.js';

const measureOf =
  ({ weight }: TextStyle): fit.Measure =>
  (text, size) =>
    textWidth(text, weight === undefined ? { size } : { size, weight });

/** The largest size, at most that of the style, at which a text fits on one line. */
export const sizeForLine = (text: string, width: number, style: TextStyle): number =>
  fit.sizeForLine(text, width, style.size, measureOf(style));

/** Fit a text into a width and a number of lines, at the size of a style or smaller. Nothing is ever cut. */
export const fitted = (
  text: string,
  width: number,
  style: TextStyle,
  mostLines?: number,
  shrink?: number,
): fit.FittedText => fit.fitted(text, width, style.size, measureOf(style), mostLines, shrink);
