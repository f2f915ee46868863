import { bandInside, heightOf, type Region } from './cells.js';

/** A box in its place, in the units of the region's square. */
export interface Place {
  readonly left: number;
  readonly top: number;
  /** Width of its column; null where it is alone in its place. */
  readonly column: number | null;
}
export type Places = readonly Place[];

/** Space between two boxes of a row, in heights of a line. */
const GAP = 0.34;

/** How far from the middle a block of rows is tried, in shares of the room above and below it. */
const SHIFTS = [0, -0.35, 0.35, -0.7, 0.7, -1, 1];

const tops = (region: Region, height: number): readonly number[] => {
  const [top, bottom] = heightOf(region);
  const reach = (bottom - top - height) / 2;
  return reach < 0 ? [] : SHIFTS.map((share) => top + reach + share * reach);
};

/**
 * Put boxes of one height into a region, in their order, or null where they do not fit: in one column or more, read
 * downwards, else in rows as long as the region is wide there.
 */
export function flowInto(region: Region, widths: readonly number[], line: number): Places | null {
  const [top, bottom] = heightOf(region);
  const most = Math.floor((bottom - top) / line + 1e-9);
  if (most === 0) return widths.length === 0 ? [] : null;
  for (let columns = Math.ceil(widths.length / most); columns <= widths.length; columns += 1) {
    const places = inColumns(region, widths, line, columns);
    if (places !== null) return places;
  }
  for (let rows = 1; rows <= Math.min(most, widths.length); rows += 1) {
    const places = inRows(region, widths, line, rows);
    if (places !== null) return places;
  }
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function inColumns(region: Region, widths: readonly number[], line: number, columns: number): Places | null {
  const rows = Math.ceil(widths.length / columns);
  if (Math.ceil(widths.length / rows) < columns) return null;
  const ofColumns = Array.from({ length: columns }, (_, column) =>
    Math.max(...widths.slice(column * rows, (column + 1) * rows)),
  );
  const total = sum(ofColumns) + GAP * line * (columns - 1);
  for (const start of tops(region, rows * line)) {
    const band = bandInside(region, start, start + rows * line);
    if (band === null || band[1] - band[0] < total) continue;
    const lefts: number[] = [];
    let left = (band[0] + band[1] - total) / 2;
    for (const width of ofColumns) {
      lefts.push(left);
      left += width + GAP * line;
    }
    return widths.map((_, index) => {
      const column = Math.floor(index / rows);
      const isAlone = Math.min(rows, widths.length - column * rows) === 1;
      return {
        left: lefts[column] as number,
        top: start + (index % rows) * line,
        column: isAlone ? null : (ofColumns[column] as number),
      };
    });
  }
  return null;
}

/** Fill rows one after the other, evenly or each as full as possible. */
function inRows(region: Region, widths: readonly number[], line: number, rows: number): Places | null {
  for (const start of tops(region, rows * line)) {
    const bands = bandsOf(region, start, line, rows);
    if (bands === null) continue;
    const places = filled(bands, widths, start, line, true) ?? filled(bands, widths, start, line, false);
    if (places !== null) return places;
  }
  return null;
}

type Band = readonly [left: number, right: number];

/** The room of each row; null where a row has none. */
function bandsOf(region: Region, start: number, line: number, rows: number): readonly Band[] | null {
  const bands: Band[] = [];
  for (let row = 0; row < rows; row += 1) {
    const band = bandInside(region, start + row * line, start + (row + 1) * line);
    if (band === null) return null;
    bands.push(band);
  }
  return bands;
}

function filled(
  bands: readonly Band[],
  widths: readonly number[],
  start: number,
  line: number,
  isEven: boolean,
): Places | null {
  const gap = GAP * line;
  const places: Place[] = [];
  let next = 0;
  for (const [row, [left, right]] of bands.entries()) {
    const first = next;
    const most = isEven ? first + Math.ceil((widths.length - first) / (bands.length - row)) : widths.length;
    let taken = -gap;
    while (next < most && taken + gap + (widths[next] as number) <= right - left) {
      taken += gap + (widths[next] as number);
      next += 1;
    }
    let x = (left + right - taken) / 2;
    for (const width of widths.slice(first, next)) {
      places.push({ left: x, top: start + row * line, column: null });
      x += width + gap;
    }
  }
  return next === widths.length ? places : null;
}
