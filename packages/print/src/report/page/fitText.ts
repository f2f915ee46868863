import * as fit from 'ganita/drawing/text/fitLabel.js';
import { type TextStyle, textWidth } from './canvas.js';

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
