import { type TextStyle, textWidth } from '../page/canvas.js';
import { bandInside, heightOf, type Region } from './regions.js';

/** A row of texts in its place, in the units of the chart's side. */
export interface FlowRow {
  readonly texts: readonly string[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

export interface Flow {
  readonly rows: readonly FlowRow[];
  /** Font size in points. */
  readonly size: number;
}

const STEP = 0.95;
const SMALLEST = 1;
/** Space between two texts of a row, in font sizes. */
const GAP = 0.45;

/**
 * Write texts into a region of a square of `side` points: at the largest size at which they fit, in as few rows as
 * possible, in the middle of the region.
 */
export function flowInto(
  region: Region,
  texts: readonly string[],
  side: number,
  style: TextStyle,
  leading: number,
): Flow {
  if (texts.length === 0) return { rows: [], size: style.size };
  for (let size = style.size; size > SMALLEST; size *= STEP) {
    const flow = atSize(region, texts, side, { ...style, size }, size * leading);
    if (flow !== null) return flow;
  }
  throw new RangeError(`the texts ${texts.join(' ')} do not fit into a chart of ${side} points`);
}

function atSize(region: Region, texts: readonly string[], side: number, style: TextStyle, line: number): Flow | null {
  const [top, bottom] = heightOf(region);
  const maxRows = Math.min(texts.length, Math.floor(((bottom - top) * side) / line));
  for (let count = 1; count <= maxRows; count++) {
    const rows = inRows(region, texts, count, side, style, line);
    if (rows !== null) return { rows, size: style.size };
  }
  return null;
}

/** Fill `count` rows one after the other, evenly or each as full as possible; null if texts are left over. */
function inRows(
  region: Region,
  texts: readonly string[],
  count: number,
  side: number,
  style: TextStyle,
  line: number,
): FlowRow[] | null {
  for (const start of blockTops(region, (count * line) / side)) {
    for (const isEven of [true, false]) {
      const rows: FlowRow[] = [];
      let next = 0;
      for (let row = 0; row < count && next < texts.length; row++) {
        const top = start + (row * line) / side;
        const band = bandInside(region, top, top + line / side);
        if (band === null) break;
        const max = isEven ? Math.ceil((texts.length - next) / (count - row)) : texts.length;
        const taken = fill(texts, next, (band[1] - band[0]) * side, style, max);
        if (taken > 0) rows.push({ texts: texts.slice(next, next + taken), left: band[0], right: band[1], top });
        next += taken;
      }
      if (next === texts.length) return rows;
    }
  }
  return null;
}

/** Tops of a block of rows to try: in the middle, then further up and down. */
function blockTops(region: Region, height: number): number[] {
  const [top, bottom] = heightOf(region);
  const middle = top + (bottom - top - height) / 2;
  const reach = (bottom - top - height) / 2;
  return [0, -0.35, 0.35, -0.7, 0.7, -1, 1].map((share) => middle + share * reach);
}

/** How many texts, starting with number `from`, fit into a row of `width` points; at most `max`. */
function fill(texts: readonly string[], from: number, width: number, style: TextStyle, max: number): number {
  let used = 0;
  let taken = 0;
  while (taken < max && from + taken < texts.length) {
    const needed = textWidth(texts[from + taken] ?? '', style) + (taken === 0 ? 0 : GAP * style.size);
    if (used + needed > width) break;
    used += needed;
    taken++;
  }
  return taken;
}

/** Positions of the texts of a row, centred: their left edges in points. */
export function placesInRow({ texts, left, right }: FlowRow, side: number, style: TextStyle): readonly number[] {
  const widths = texts.map((text) => textWidth(text, style));
  const total = widths.reduce((sum, width) => sum + width, 0) + GAP * style.size * (texts.length - 1);
  let x = ((left + right) / 2) * side - total / 2;
  return widths.map((width) => {
    const at = x;
    x += width + GAP * style.size;
    return at;
  });
}
