import type { Point } from '../page/canvas.js';

/** A convex area in a square of side 1, its corners in order, where the bodies of a house are written. */
export type Region = readonly Point[];

/** A house as a chart style draws it. */
export interface Cell {
  readonly outline: readonly Point[];
  readonly region: Region;
  /** Where the figure or name of the sign is written (middle of the text). */
  readonly label: Point;
}

/** Space on each side of a text. */
const AIR = 0.008;

/** The part of a horizontal band that is completely inside a region, or null. */
export function bandInside(region: Region, top: number, bottom: number): readonly [left: number, right: number] | null {
  const above = crossings(region, top);
  const below = crossings(region, bottom);
  if (above === null || below === null) return null;
  const left = Math.max(above[0], below[0]) + AIR;
  const right = Math.min(above[1], below[1]) - AIR;
  return left < right ? [left, right] : null;
}

/** Where a horizontal line enters and leaves a convex region. */
function crossings(region: Region, y: number): readonly [number, number] | null {
  const found: number[] = [];
  region.forEach(([x1, y1], index) => {
    const [x2, y2] = region[(index + 1) % region.length] as Point;
    if (Math.min(y1, y2) > y || Math.max(y1, y2) < y) return;
    if (y1 === y2) found.push(x1, x2);
    else found.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
  });
  return found.length < 2 ? null : [Math.min(...found), Math.max(...found)];
}

/** Top and bottom of a region. */
export const heightOf = (region: Region): readonly [top: number, bottom: number] => [
  Math.min(...region.map(([, y]) => y)),
  Math.max(...region.map(([, y]) => y)),
];
