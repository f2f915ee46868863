import { describe, expect, it } from 'vitest';
import { linework } from './linework.js';
import { boxOutline } from './scene.js';

const length = (lines: ReturnType<typeof linework>): number =>
  lines.reduce(
    (sum, [from, to]) => sum + Math.hypot((to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0)),
    0,
  );

describe('the sides of polygons', () => {
  it('that two share are drawn once, and what lies on one line as one', () => {
    const grid = [0, 1, 2].flatMap((x) => [0, 1].map((y) => boxOutline(x, y, 1, 1)));
    const lines = linework(grid);
    expect(lines).toHaveLength(3 + 4);
    expect(length(lines)).toBeCloseTo(3 * 3 + 4 * 2, 9);
  });

  it('are all there, level, upright or slanting', () => {
    const triangles = [
      [
        [0, 0],
        [2, 2],
        [4, 0],
      ],
      [
        [0, 0],
        [2, 2],
        [0, 4],
      ],
    ] as const;
    const lines = linework(triangles);
    expect(lines).toHaveLength(4);
    expect(length(lines)).toBeCloseTo(4 + 4 + 3 * Math.hypot(2, 2), 9);
  });

  it('are left out where a frame covers the whole stretch', () => {
    const grid = [0, 1].flatMap((x) => [0, 1].map((y) => boxOutline(x, y, 1, 1)));
    const lines = linework(grid, [boxOutline(0, 0, 2, 2)]);
    expect(lines).toHaveLength(2);
    expect(length(lines)).toBeCloseTo(2 + 2, 9);
    expect(linework([boxOutline(0, 0, 3, 3)], [boxOutline(0, 0, 2, 2)])).toHaveLength(4);
  });

  it('keep their gaps', () => {
    expect(linework([boxOutline(0, 0, 1, 1), boxOutline(3, 0, 1, 1)])).toHaveLength(8);
  });
});
