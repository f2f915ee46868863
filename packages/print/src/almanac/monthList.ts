import type { Canvas, TextStyle } from '../report/page/canvas.js';
import { broken } from '../report/page/fitText.js';
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
  /** Whether a day begins with it. */
  readonly isFirst: boolean;
}

/** Height of a line, and the space around a column, on A4. */
const LIST_STEP = LEAST_SIZE * 1.3;
export const LIST_PADDING = 4;

/** The days of a list with their figures as lines of a width, in the letters of the least size; what is kept is in its colours. */
export function listLines(days: readonly ListedDay[], width: number, scale: number): readonly ListLine[] {
  return days.flatMap(({ figure, kept }) =>
    inOneStyle(kept).flatMap(({ text, style }, at) => {
      const whole = { ...style, size: LEAST_SIZE * scale };
      const lines = broken(at === 0 ? `${figure}${MORE} ${text}` : text, width, whole);
      return lines.map((line, of) => ({ text: line, style: whole, isFirst: at + of === 0 }));
    }),
  );
}

/** Of a line: what a height may be off by. */
const ROUNDING = 1e-6;

/** How many lines a column has. */
const linesOf = ({ height }: ListColumn, scale: number): number =>
  Math.floor((height - 2 * LIST_PADDING * scale) / (LIST_STEP * scale) + ROUNDING);

/** Height of a column of so many lines. */
export const heightOf = (lines: number, scale: number): number => (lines * LIST_STEP + 2 * LIST_PADDING) * scale;

/** How many lines columns have together. */
export const roomOf = (columns: readonly ListColumn[], scale: number): number =>
  columns.reduce((sum, one) => sum + linesOf(one, scale), 0);

/** Lines on pages that have room for so many, on the first and on each of the others; a page begins with a day where it can. */
export function onPages(lines: readonly ListLine[], first: number, further: number): readonly (readonly ListLine[])[] {
  const starts = [0];
  for (let end = first; end < lines.length; end += further) {
    const start = starts.at(-1) ?? 0;
    const day = lines.findLastIndex(({ isFirst }, at) => isFirst && at <= end);
    if (day > start || starts.length === 1) end = Math.max(day, start);
    starts.push(end);
  }
  return starts.map((start, page) => lines.slice(start, starts[page + 1]));
}

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
