import type { Canvas, TextStyle } from '../report/page/canvas.js';
import { fitted } from '../report/page/fitText.js';
import { LEAST_SIZE } from '../report/page/theme.js';
import { MORE } from './dayCell.js';
import { inOneStyle, type KeptDay } from './dayParts.js';

/** A day of which more is kept than its cell has room for. */
export interface ListedDay {
  /** The figure of the day. */
  readonly figure: string;
  readonly kept: readonly KeptDay[];
}

/** Where lines of the list can be, points. */
export interface ListColumn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of the list. */
export interface ListLine {
  readonly text: string;
  readonly style: TextStyle;
}

/** Height of a line, and the space around a column, on A4. */
export const LIST_STEP = LEAST_SIZE * 1.3;
export const LIST_PADDING = 4;
/** More lines than any text is broken into. */
const MOST_LINES = 40;

/** The days of a list with their figures as lines of a width, in the letters of the least size; what is kept is in its colours. */
export function listLines(days: readonly ListedDay[], width: number, scale: number): readonly ListLine[] {
  return days.flatMap(({ figure, kept }) =>
    inOneStyle(kept).flatMap(({ text, style }, at) => {
      const whole = { ...style, size: LEAST_SIZE * scale };
      const { lines } = fitted(at === 0 ? `${figure}${MORE} ${text}` : text, width, whole, MOST_LINES, 1);
      return lines.map((line) => ({ text: line, style: whole }));
    }),
  );
}

/** How many lines a column has. */
export const linesOf = ({ height }: ListColumn, scale: number): number =>
  Math.floor((height - 2 * LIST_PADDING * scale) / (LIST_STEP * scale));

/** Lines one column after the other, which have room for all of them. */
export function drawList(
  canvas: Canvas,
  lines: readonly ListLine[],
  columns: readonly ListColumn[],
  scale: number,
): void {
  let next = 0;
  for (const column of columns) {
    const first = next;
    next += linesOf(column, scale);
    lines.slice(first, next).forEach(({ text, style }, at) => {
      const baseline = column.y + LIST_PADDING * scale + LEAST_SIZE * scale + at * LIST_STEP * scale;
      canvas.text(text, column.x + LIST_PADDING * scale, baseline, style);
    });
  }
}
