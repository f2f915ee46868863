/**
 * How houses are arranged. North: house 1 the diamond at the top, houses counted against the clock; the sign moves. South:
 * Pisces in the top left corner, signs clockwise. East: Aries in the middle of the top, signs against the clock. Source: the
 * custom of printed kundalis of each region. Regions leave room for the label of the sign.
 */

import { countSigns, type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import type { ChartStyle } from '../../calculations/fields/pictureFields.js';
import { boxOutline, type Point } from '../scene.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { type Cell, fourfold } from './cells.js';

/** Side of a chart in units. */
export const SIDE = 320;

const EDGE = 0.014;

/** Font sizes of the labels of signs, where a picture wants no other. */
export const LABEL_SIZES: Readonly<Record<ChartStyle, number>> = { north: 9, south: 8.5, east: 9 };
/** Width of the widest number of a sign in font sizes: that of a Kannada ten. */
const LABEL_WIDTH = 1.38;
const LABEL_HEIGHT = ASCENT + DESCENT;
/** By how much a label can be nearer to a slanting side once its place is whole units. */
const ROUNDED = 1 / SIDE;
/** Least space between the contents of a house and its label: a text, a mark after it and the label are rounded each. */
const BEFORE_LABEL = 2 / SIDE;

/** Half the width and half the height of the label of a sign, in sides of a chart. */
const halfLabel = (size: number): readonly [width: number, height: number] => [
  (LABEL_WIDTH * size) / 2 / SIDE,
  (LABEL_HEIGHT * size) / 2 / SIDE,
];

/** Northern houses taper to the corner in which their label is: the larger it is, the farther from the corner. */
function northCells(labelSize: number): readonly Cell[] {
  const [halfWidth, halfHeight] = halfLabel(labelSize);
  const reach = halfWidth + halfHeight + ROUNDED;
  const [inDiamond, inTriangle] = [0.5 - Math.max(0.052, reach), 0.25 - Math.max(0.0375, reach)];
  const [diamondFoot, triangleFoot] = [inDiamond - halfHeight - 0.008, inTriangle - halfHeight - BEFORE_LABEL];
  return fourfold(
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
        [0.982 - diamondFoot, diamondFoot],
        [0.018 + diamondFoot, diamondFoot],
        [0.268, 0.25],
      ],
      label: [0.5, inDiamond],
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
        [0.48 - triangleFoot, triangleFoot],
        [0.02 + triangleFoot, triangleFoot],
      ],
      label: [0.25, inTriangle],
    },
  );
}

const THIRD = 1 / 3;

/** Eastern squares have their label at their foot, eastern triangles in the corner where both shorter sides meet. */
function eastCells(labelSize: number): readonly Cell[] {
  const [halfWidth, halfHeight] = halfLabel(labelSize);
  const inSquare = Math.min(0.305, THIRD - 0.004 - halfHeight);
  const right = Math.min(0.311, THIRD - 0.004 - halfWidth);
  const inTriangle = Math.min(0.26, right - halfWidth - halfHeight - ROUNDED);
  const [squareFoot, triangleFoot] = [inSquare - halfHeight - 0.008, inTriangle - halfHeight - BEFORE_LABEL];
  return fourfold(
    {
      outline: boxOutline(THIRD, 0, THIRD, THIRD),
      region: boxOutline(THIRD + EDGE, EDGE, THIRD - 2 * EDGE, squareFoot - EDGE),
      label: [0.5, inSquare],
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
        [THIRD - EDGE, triangleFoot],
        [0.02 + triangleFoot, triangleFoot],
      ],
      label: [right, inTriangle],
    },
  );
}

const QUARTER = 0.25;
/** Height above and below the label at the foot of a southern cell. */
const FOOT_AIR = 0.02347;

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

/** Southern cells have their label at their foot. */
function southCells(labelSize: number): readonly Cell[] {
  const foot = FOOT_AIR + (LABEL_HEIGHT * labelSize) / SIDE;
  return SOUTHERN_PLACES.map(([column, row]) => {
    const [left, top] = [column * QUARTER, row * QUARTER];
    return {
      outline: boxOutline(left, top, QUARTER, QUARTER),
      region: boxOutline(left + EDGE, top + EDGE, QUARTER - 2 * EDGE, QUARTER - EDGE - foot),
      label: [left + QUARTER / 2, top + QUARTER - foot * 0.55],
    };
  });
}

const MAKERS: Readonly<Record<ChartStyle, (labelSize: number) => readonly Cell[]>> = {
  north: northCells,
  south: southCells,
  east: eastCells,
};

const CELLS: Readonly<Record<ChartStyle, readonly Cell[]>> = {
  north: northCells(LABEL_SIZES.north),
  south: southCells(LABEL_SIZES.south),
  east: eastCells(LABEL_SIZES.east),
};

/** The cells of a style whose labels of signs have a font size. */
export const cellsOf = (style: ChartStyle, labelSize: number): readonly Cell[] =>
  labelSize === LABEL_SIZES[style] ? CELLS[style] : MAKERS[style](labelSize);

/** The place of a sign in the order of a style's cells. */
export const placeOf = (style: ChartStyle, lagna: Sign, sign: Sign): number =>
  style === 'north' ? countSigns(lagna, sign) - 1 : signIndex(sign);

/** Length of the stroke across a corner that marks the lagna of a southern chart. */
export const STROKE = 0.055;

/** The cell of a sign. That of a southern lagna leaves its corner to the stroke. */
export function cellOf(style: ChartStyle, lagna: Sign, sign: Sign, cells: readonly Cell[] = CELLS[style]): Cell {
  const cell = cells[placeOf(style, lagna, sign)] as Cell;
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
