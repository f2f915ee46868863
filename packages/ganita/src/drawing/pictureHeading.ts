import type { Drawn } from './drawn.js';
import type { Shape } from './scene.js';
import { fitted } from './text/fitLabel.js';
import { ASCENT, DESCENT } from './text/labelBox.js';
import { textWidth } from './text/width.js';

/** Font size of the first line in units. */
export const HEADING_SIZE = 14;
const FURTHER = 10.5;
const LINE = ASCENT + DESCENT + 0.1;
/** Space below a heading, which is part of its height. */
export const HEADING_AIR = 6;

/** Lines of a heading around a middle, the first at a top; their places and their height are whole units where these are. */
export function headingLines(heading: readonly string[], x: number, y: number, width: number): Drawn {
  const shapes: Shape[] = [];
  let top = y;
  heading.forEach((text, index) => {
    const { lines, size } = fitted(text, width, index === 0 ? HEADING_SIZE : FURTHER, textWidth, index === 0 ? 2 : 3);
    for (const line of lines) {
      const role = index === 0 ? 'title' : 'note';
      shapes.push({ kind: 'text', role, text: line, at: [x, Math.round(top + ASCENT * size)], anchor: 'middle', size });
      top += Math.ceil(LINE * size);
    }
  });
  return { shapes, height: heading.length === 0 ? 0 : top - y + HEADING_AIR };
}
