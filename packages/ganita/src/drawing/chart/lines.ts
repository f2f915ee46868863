import type { Shape } from '../scene.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { type ChartItem, itemShapes, itemWidths } from './items.js';

/** Font size of notes and of the key, in units. */
const NOTE_SIZE = 9.5;
const LINE = Math.ceil((ASCENT + DESCENT + 0.05) * NOTE_SIZE);
const GAP = 0.9 * NOTE_SIZE;

/** Entries that follow each other below a chart; each list begins on a line of its own. */
export interface Lines {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** Write lists of items below a chart, broken where the line is full. An item wider than a line becomes smaller. */
export function linesOf(lists: readonly (readonly ChartItem[])[], x: number, y: number, width: number): Lines {
  const shapes: Shape[] = [];
  let top = y;
  for (const list of lists) {
    let left = x;
    for (const item of list) {
      const natural = itemWidths(item)[1] * NOTE_SIZE;
      const size = Math.min(NOTE_SIZE, (NOTE_SIZE * width) / natural);
      const taken = Math.min(natural, width);
      if (left > x && left + taken > x + width) {
        left = x;
        top += LINE;
      }
      shapes.push(...itemShapes(item, left, Math.round(top + ASCENT * NOTE_SIZE), size, true, 'left'));
      left += Math.round(taken + GAP);
    }
    if (list.length > 0) top += LINE;
  }
  return { shapes, height: top - y };
}
