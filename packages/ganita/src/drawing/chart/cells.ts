import type { Point } from '../scene.js';

/** A convex area in which the contents of a house are written, its corners in order. */
export type Region = readonly Point[];

/** A house as a style draws it, in a square of side 1. */
export interface Cell {
  readonly outline: readonly Point[];
  readonly region: Region;
  /** Middle of the number or name of the sign. */
  readonly label: Point;
}

const mapped = ({ outline, region, label }: Cell, move: (point: Point) => Point): Cell => ({
  outline: outline.map(move),
  region: region.map(move),
  label: move(label),
});

const transposed = (cell: Cell): Cell => mapped(cell, ([x, y]) => [y, x]);
const turned = (cell: Cell): Cell => mapped(cell, ([x, y]) => [y, 1 - x]);

/**
 * Twelve cells counted against the clock, the first in the middle of the top: a quarter turn takes each to the third after
 * it, and the third is the second seen in the mirror of the diagonal.
 */
export function fourfold(first: Cell, second: Cell): readonly Cell[] {
  let three = [first, second, transposed(second)];
  const cells = [...three];
  for (let turn = 1; turn < 4; turn += 1) {
    three = three.map(turned);
    cells.push(...three);
  }
  return cells;
}

/** The part of a level band that is inside a region, or null. */
export function bandInside(region: Region, top: number, bottom: number): readonly [left: number, right: number] | null {
  const above = crossings(region, top);
  const below = crossings(region, bottom);
  if (above === null || below === null) return null;
  const [left, right] = [Math.max(above[0], below[0]), Math.min(above[1], below[1])];
  return left < right ? [left, right] : null;
}

/** Where a level line enters and leaves a convex region. Layouts try many lines, so it is a plain loop. */
function crossings(region: Region, y: number): readonly [number, number] | null {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let [x1, y1] = region.at(-1) as Point;
  for (const [x2, y2] of region) {
    if (y1 === y2) {
      if (y1 === y) {
        left = Math.min(left, x1, x2);
        right = Math.max(right, x1, x2);
      }
    } else if ((y1 <= y && y <= y2) || (y2 <= y && y <= y1)) {
      const x = x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    [x1, y1] = [x2, y2];
  }
  return left <= right ? [left, right] : null;
}

/** Top and bottom of a region. */
export function heightOf(region: Region): readonly [top: number, bottom: number] {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [, y] of region) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [top, bottom];
}
