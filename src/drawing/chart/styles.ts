/**
 * How houses are arranged. North: house 1 the diamond at the top, houses counted against the clock; the sign moves. South:
 * Pisces in the top left corner, signs clockwise. East: Aries in the middle of the top, signs against the clock. Source: the
 * custom of printed kundalis of each region. Regions leave room for the label of the sign.
 */
import type { ChartStyle } from '../../calculations/fields/pictureFields.js';
import { countSigns, type Sign, signIndex } from '../../core/zodiac/signs.js';
import { boxOutline, type Point } from '../scene.js';
import { type Cell, fourfold } from './cells.js';

const EDGE = 0.014;

const NORTH = fourfold(
  {
    outline: [
      [0.5, 0],
      [0.75, 0.25],
      [0.5, 0.5],
      [0.25, 0.25],
    ],
    region: [
      [0.5, 0.018],
      [0.732, 0.25],
      [0.562, 0.42],
      [0.438, 0.42],
      [0.268, 0.25],
    ],
    label: [0.5, 0.448],
  },
  {
    outline: [
      [0, 0],
      [0.5, 0],
      [0.25, 0.25],
    ],
    region: [
      [0.034, EDGE],
      [0.466, EDGE],
      [0.29, 0.19],
      [0.21, 0.19],
    ],
    label: [0.25, 0.2125],
  },
);

const THIRD = 1 / 3;

const EAST = fourfold(
  {
    outline: boxOutline(THIRD, 0, THIRD, THIRD),
    region: boxOutline(THIRD + EDGE, EDGE, THIRD - 2 * EDGE, 0.262),
    label: [0.5, 0.305],
  },
  {
    outline: [
      [0, 0],
      [THIRD, 0],
      [THIRD, THIRD],
    ],
    region: [
      [0.034, EDGE],
      [THIRD - EDGE, EDGE],
      [THIRD - EDGE, 0.236],
      [0.256, 0.236],
    ],
    label: [0.311, 0.26],
  },
);

const QUARTER = 0.25;
/** Height at the foot of a southern cell that is reserved for its label. */
const FOOT = 0.058;

/** Column and row of each sign, Aries first. */
const SOUTHERN_PLACES: readonly (readonly [column: number, row: number])[] = [
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

const SOUTH: readonly Cell[] = SOUTHERN_PLACES.map(([column, row]) => {
  const [left, top] = [column * QUARTER, row * QUARTER];
  return {
    outline: boxOutline(left, top, QUARTER, QUARTER),
    region: boxOutline(left + EDGE, top + EDGE, QUARTER - 2 * EDGE, QUARTER - EDGE - FOOT),
    label: [left + QUARTER / 2, top + QUARTER - FOOT * 0.55],
  };
});

const CELLS: Readonly<Record<ChartStyle, readonly Cell[]>> = { north: NORTH, south: SOUTH, east: EAST };

/** The place of a sign in the order of a style's cells. */
export const placeOf = (style: ChartStyle, lagna: Sign, sign: Sign): number =>
  style === 'north' ? countSigns(lagna, sign) - 1 : signIndex(sign);

/** Length of the stroke across a corner that marks the lagna of a southern chart. */
export const STROKE = 0.055;

/** The cell of a sign. That of a southern lagna leaves its corner to the stroke. */
export function cellOf(style: ChartStyle, lagna: Sign, sign: Sign): Cell {
  const cell = CELLS[style][placeOf(style, lagna, sign)] as Cell;
  if (style !== 'south' || sign !== lagna) return cell;
  const [[left, top], [right], [, bottom]] = cell.region as readonly [Point, Point, Point];
  const cut = STROKE;
  const region: readonly Point[] = [
    [left + cut, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top + cut],
  ];
  return { ...cell, region };
}

/** The square in the middle that has no house: where a heading is written; null where there is none. */
export const MIDDLE: Readonly<Record<ChartStyle, readonly [at: number, side: number] | null>> = {
  north: null,
  south: [QUARTER, 2 * QUARTER],
  east: [THIRD, THIRD],
};
