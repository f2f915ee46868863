import { bandInside, heightOf, type Region } from './cells.js';

/** Boxes in their places, in the units of the region's square: left edge and top of each. */
export type Places = readonly (readonly [left: number, top: number])[];

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
    return widths.map((width, index) => {
      const column = Math.floor(index / rows);
      const spare = (ofColumns[column] as number) - width;
      return [(lefts[column] as number) + spare / 2, start + (index % rows) * line];
    });
  }
  return null;
}

/** Fill rows one after the other, evenly or each as full as possible. */
function inRows(region: Region, widths: readonly number[], line: number, rows: number): Places | null {
  for (const start of tops(region, rows * line)) {
    for (const isEven of [true, false]) {
      const places: (readonly [number, number])[] = [];
      for (let row = 0; row < rows && places.length < widths.length; row += 1) {
        const top = start + row * line;
        const band = bandInside(region, top, top + line);
        if (band === null) break;
        const left = widths.length - places.length;
        const taken = fill(
          widths.slice(places.length),
          band[1] - band[0],
          line,
          isEven ? Math.ceil(left / (rows - row)) : left,
        );
        let x = (band[0] + band[1] - widthOfRow(taken, line)) / 2;
        for (const width of taken) {
          places.push([x, top]);
          x += width + GAP * line;
        }
      }
      if (places.length === widths.length) return places;
    }
  }
  return null;
}

const widthOfRow = (widths: readonly number[], line: number): number =>
  sum(widths) + GAP * line * Math.max(0, widths.length - 1);

/** The first boxes that fit into a row, at most `most`. */
function fill(widths: readonly number[], room: number, line: number, most: number): readonly number[] {
  let taken = 0;
  while (taken < Math.min(most, widths.length) && widthOfRow(widths.slice(0, taken + 1), line) <= room) taken += 1;
  return widths.slice(0, taken);
}
