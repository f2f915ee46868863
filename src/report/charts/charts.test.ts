import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeWord } from '../../text/shaper.js';
import { SOUTH_CELLS } from './chartBox.js';
import { flowInto, placesInRow } from './flow.js';
import { NORTH_CELLS } from './northCells.data.js';
import { bandInside, heightOf } from './regions.js';

type Corners = readonly (readonly [x: number, y: number])[];

/** Area of a polygon by its corners. */
const area = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] as readonly [number, number];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

describe.each([
  ['northern', NORTH_CELLS, 1],
  ['southern', SOUTH_CELLS, 0.75],
] as const)('the %s chart', (_, cells, share) => {
  it('has twelve cells that fill it, each region inside its cell', () => {
    expect(cells).toHaveLength(12);
    expect(cells.reduce((sum, { outline }) => sum + area(outline), 0)).toBeCloseTo(share, 9);
    for (const { outline, region } of cells) {
      expect(area(region)).toBeGreaterThan(0.4 * area(outline));
      expect(area(region)).toBeLessThan(area(outline));
    }
  });

  it('keeps the label of each sign out of the way of the bodies', () => {
    for (const { region, label } of cells) {
      const band = bandInside(region, label[1] - 0.004, label[1] + 0.004);
      expect(band === null || label[0] < band[0] || label[0] > band[1]).toBe(true);
    }
  });
});

describe('bodies in a cell', () => {
  const cells = [...NORTH_CELLS, ...SOUTH_CELLS];
  const marks = [
    'As',
    'Su',
    'Mo 12°34′',
    'Ma(R)',
    'சனி',
    'చం 3°09′',
    'ರ(ವ,ಅ) 29°59′',
    'प्लू',
    'Ra',
    'Ke',
    'Ur',
    'Ne',
    'Pl',
  ];
  const texts = fc.shuffledSubarray(marks, { minLength: 1 });

  it('are all written, in rows that lie inside the cell', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cells), texts, fc.integer({ min: 100, max: 300 }), ({ region }, list, side) => {
        const leading = 1.5;
        const { rows, size } = flowInto(region, list, side, { size: 9 }, leading);
        expect(rows.flatMap((row) => row.texts)).toEqual(list);
        if (side > 150) expect(size).toBeGreaterThan(2.4);
        const [top, bottom] = heightOf(region);
        rows.forEach((row, index) => {
          const height = (size * leading) / side;
          expect(row.top).toBeGreaterThanOrEqual(top - 1e-9);
          expect(row.top + height).toBeLessThanOrEqual(bottom + 1e-9);
          const before = rows[index - 1];
          if (before !== undefined) expect(row.top).toBeGreaterThanOrEqual(before.top + height - 1e-9);
          const places = placesInRow(row, side, { size });
          expect(places[0]).toBeGreaterThanOrEqual(row.left * side - 1e-6);
          const last = shapeWord(row.texts.at(-1) ?? '', 'regular').width;
          expect(places.at(-1)).toBeLessThanOrEqual(row.right * side - (last * size) / 1000 + size * 3);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('are as large as wanted where there is room', () => {
    expect(flowInto(SOUTH_CELLS[0]?.region ?? [], ['Su'], 250, { size: 7 }, 1.4).size).toBe(7);
  });

  it('that cannot be written at all are rejected', () => {
    expect(() =>
      flowInto(
        NORTH_CELLS[2]?.region ?? [],
        Array.from({ length: 900 }, () => 'Su'),
        40,
        { size: 7 },
        1.5,
      ),
    ).toThrow('do not fit');
  });
});
