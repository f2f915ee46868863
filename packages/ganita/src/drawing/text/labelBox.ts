import type { Anchor, Label } from '../scene.js';
import { textWidth } from './width.js';

/** An area with sides that are level and upright. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Heights above and below the baseline in font sizes: of the highest and lowest letters of the five scripts. */
export const ASCENT = 0.95;
export const DESCENT = 0.35;

/** Share of a label's width that is before its place, by its anchor. */
export const BEFORE_PLACE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** The most room that a label can take. */
export function labelBox({ text, at: [x, y], anchor, size }: Label): Box {
  const width = textWidth(text, size);
  const left = x - BEFORE_PLACE[anchor] * width;
  return { left, right: left + width, top: y - ASCENT * size, bottom: y + DESCENT * size };
}

/** Whether two areas share more than their borders. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
