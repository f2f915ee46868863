import type { Cell } from './regions.js';

/** Column and row of each sign, Aries first: Pisces is in the top left corner and signs run clockwise. */
const PLACES: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

const SIDE = 0.25;
const EDGE = 0.012;
/** Height at the foot of a cell that is reserved for its label. */
const FOOT = 0.062;

/** The south Indian chart in a square of side 1, by sign from Aries. */
export const SOUTH_CELLS: readonly Cell[] = PLACES.map(([column, row]) => {
  const [left, top, right, bottom] = [column * SIDE, row * SIDE, (column + 1) * SIDE, (row + 1) * SIDE];
  return {
    outline: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    region: [
      [left + EDGE, top + EDGE],
      [right - EDGE, top + EDGE],
      [right - EDGE, bottom - FOOT],
      [left + EDGE, bottom - FOOT],
    ],
    label: [left + SIDE / 2, bottom - FOOT * 0.58],
  };
});
