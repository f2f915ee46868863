import type { Shape } from '../scene.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { type ChartItem, itemShapes, itemWidths } from './items.js';

/** Font size of notes and of the key, in units. */
const NOTE_SIZE = 9.5;
/** Height of a line and space between entries, in font sizes. */
const LINE = ASCENT + DESCENT + 0.05;
const GAP = 0.9;

/** Entries that follow each other below a chart; each list begins on a line of its own. */
export interface Lines {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** Write lists of items below a chart, broken where the line is full. An item wider than a line becomes smaller. */
export function linesOf(
  lists: readonly (readonly ChartItem[])[],
  x: number,
  y: number,
  width: number,
  most: number = NOTE_SIZE,
): Lines {
  const shapes: Shape[] = [];
  const line = Math.ceil(LINE * most);
  let top = y;
  for (const list of lists) {
    let left = x;
    for (const item of list) {
      const natural = itemWidths(item)[1] * most;
      const size = Math.min(most, (most * width) / natural);
      const taken = Math.min(natural, width);
      if (left > x && left + taken > x + width) {
        left = x;
        top += line;
      }
      shapes.push(...itemShapes(item, left, Math.round(top + ASCENT * most), size, true, 'left'));
      left += Math.round(taken + GAP * most);
    }
    if (list.length > 0) top += line;
  }
  return { shapes, height: top - y };
}
