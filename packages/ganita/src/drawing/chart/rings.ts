import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { ChartStyle } from '../../calculations/fields/pictureFields.js';
import { boxOutline, type Point } from '../scene.js';
import { type Cell, fourfold } from './cells.js';
import { placeOf } from './styles.js';

/** Thickness of a ring around a chart whose side is 1: 44 units. */
export const RING = 0.1375;

const EDGE = 0.01;

/** Cells of the ring between `near` and `far` from a northern or eastern chart: three along each side. */
function ringOfThirds(near: number, far: number): readonly Cell[] {
  const third = 1 / 3;
  return fourfold(
    {
      outline: boxOutline(third, -far, third, far - near),
      region: boxOutline(third + EDGE, EDGE - far, third - 2 * EDGE, far - near - 2 * EDGE),
      label: [0.5, -(near + far) / 2],
    },
    {
      outline: [
        [-far, -far],
        [third, -far],
        [third, -near],
        [-near, -near],
      ],
      region: [
        [2.5 * EDGE - far, EDGE - far],
        [third - EDGE, EDGE - far],
        [third - EDGE, -near - EDGE],
        [0.5 * EDGE - near, -near - EDGE],
      ],
      label: [0, -(near + far) / 2],
    },
  );
}

/** Cells of the ring around a southern chart: each beside that of its sign; those of the corners bend around them. */
function ringOfQuarters(near: number, far: number): readonly Cell[] {
  const [low, high] = [1 + near, 1 + far];
  const side = 0.25;
  const flat = (left: number, right: number, top: number): Cell => ({
    outline: boxOutline(left, top, right - left, far - near),
    region: boxOutline(left + EDGE, top + EDGE, right - left - 2 * EDGE, far - near - 2 * EDGE),
    label: [(left + right) / 2, top],
  });
  const upright = (left: number, row: number): Cell => ({
    outline: boxOutline(left, row * side, far - near, side),
    region: boxOutline(left + EDGE, row * side + EDGE, far - near - 2 * EDGE, side - 2 * EDGE),
    label: [left, (row + 0.5) * side],
  });
  const corner = (isLeft: boolean, isTop: boolean): Cell => {
    const strip = flat(isLeft ? -far : 1 - side, isLeft ? side : high, isTop ? -far : low);
    const bend = (x: number, y: number): Point => [isLeft ? x : 1 - x, isTop ? y : 1 - y];
    const outline = [
      bend(-far, -far),
      bend(side, -far),
      bend(side, -near),
      bend(-near, -near),
      bend(-near, side),
      bend(-far, side),
    ];
    return { ...strip, outline };
  };
  const [above, below] = [-far, low];
  return [
    flat(side, 2 * side, above),
    flat(2 * side, 3 * side, above),
    corner(false, true),
    upright(low, 1),
    upright(low, 2),
    corner(false, false),
    flat(2 * side, 3 * side, below),
    flat(side, 2 * side, below),
    corner(true, false),
    upright(-far, 2),
    upright(-far, 1),
    corner(true, true),
  ];
}

/** The cell of a sign in a ring; the innermost ring is number 0. */
export function ringCellOf(style: ChartStyle, lagna: Sign, sign: Sign, ring: number): Cell {
  const [near, far] = [ring * RING, (ring + 1) * RING];
  const cells = style === 'south' ? ringOfQuarters(near, far) : ringOfThirds(near, far);
  return cells[placeOf(style, lagna, sign)] as Cell;
}
