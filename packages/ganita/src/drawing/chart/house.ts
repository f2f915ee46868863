import type { Shape } from '../scene.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import type { Cell } from './cells.js';
import { flowInto, type Place, type Places } from './flow.js';
import { type ChartItem, itemShapes, itemWidths } from './items.js';

/** Font sizes that are tried one after the other, in units. */
export type Sizes = readonly number[];

/** Height of a line: whole units, so that the baselines of a house are. */
const lineOf = (size: number): number => Math.ceil((ASCENT + DESCENT) * size);

/** Where a cell is drawn: its square's side and its place, in units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** What was written into a house, and what a note must say. */
export interface House {
  readonly shapes: readonly Shape[];
  /** Items whose degrees found no room, or that are not in the house at all; empty where nothing is missing. */
  readonly noted: readonly ChartItem[];
  /** Items that are written in the note only. */
  readonly left: readonly ChartItem[];
}

/**
 * Write items into a house: at the first size at which all fit, in as few columns as possible. Where they do not fit at the
 * smallest, without their degrees; and then only as many as fit, in order. What is missing goes into a note, whose sign the
 * house shows. Where there are sizes for a crowded house, degrees are left out without a note, and these are tried before an
 * item is left out.
 */
export function drawHouse(
  cell: Cell,
  items: readonly ChartItem[],
  sizes: Sizes,
  frame: Frame,
  noteSign: ChartItem,
  crowded: Sizes | null = null,
): House {
  if (items.length === 0) return { shapes: [], noted: [], left: [] };
  const attempt = (written: readonly ChartItem[], size: number, isWhole: boolean): Places | null => {
    const widths = written.map((item) => (itemWidths(item)[isWhole ? 1 : 0] * size) / frame.side);
    return flowInto(cell.region, widths, lineOf(size) / frame.side);
  };
  const drawn = (written: readonly ChartItem[], places: Places, size: number, isWhole: boolean): Shape[] =>
    written.flatMap((item, index) => {
      const { left, top, column } = places[index] as Place;
      const baseline = Math.round(frame.y + top * frame.side + ASCENT * size);
      const alignment = column === null ? 'middle' : { column: column * frame.side };
      return itemShapes(item, frame.x + left * frame.side, baseline, size, isWhole, alignment);
    });

  for (const size of sizes) {
    const places = attempt(items, size, true);
    if (places !== null) return { shapes: drawn(items, places, size, true), noted: [], left: [] };
  }
  for (const size of crowded ?? []) {
    const places = attempt(items, size, false);
    if (places !== null) return { shapes: drawn(items, places, size, false), noted: [], left: [] };
  }
  const hasDegrees = items.some(({ degrees }) => degrees !== null);
  const smallest = [...sizes, ...(crowded ?? [])].slice(-1);
  for (let count = hasDegrees ? items.length : items.length - 1; count >= 0; count -= 1) {
    const written = [...items.slice(0, count), noteSign];
    for (const size of count === items.length ? sizes : smallest) {
      const places = attempt(written, size, false);
      if (places === null) continue;
      const left = items.slice(count);
      return { shapes: drawn(written, places, size, false), noted: hasDegrees ? items : left, left };
    }
  }
  throw new RangeError('a house has no room for the number of its note');
}
