import { describe, expect, it } from 'vitest';
import { contains, type Interval, intersection, overlapsClosed, subtract } from './interval.js';
import { julianDayUt } from './julianDay.js';

const interval = (start: number, end: number): Interval => ({
  startJdUt: julianDayUt(start),
  endJdUt: julianDayUt(end),
});

describe('an interval', () => {
  it('contains its start and not its end', () => {
    expect([1.9, 2, 3.9, 4].map((jdUt) => contains(interval(2, 4), jdUt))).toEqual([false, true, true, false]);
  });

  it('overlaps a window of one moment that it contains', () => {
    expect([1.9, 2, 3.9, 4].map((jdUt) => overlapsClosed(interval(2, 4), interval(jdUt, jdUt)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('overlaps a window that ends when it starts, as the end of the window is included', () => {
    expect(overlapsClosed(interval(2, 4), interval(1, 2))).toBe(true);
    expect(overlapsClosed(interval(2, 4), interval(4, 5))).toBe(false);
  });

  it('has a common part with another only if that has a length', () => {
    expect(intersection(interval(0, 3), interval(2, 5))).toEqual(interval(2, 3));
    expect(intersection(interval(0, 2), interval(2, 5))).toBe(null);
  });
});

describe('what remains outside of intervals', () => {
  it.each([
    ['nothing taken', [], [[0, 10]]],
    [
      'the middle',
      [[3, 4]],
      [
        [0, 3],
        [4, 10],
      ],
    ],
    [
      'both ends',
      [
        [-1, 2],
        [9, 12],
      ],
      [[2, 9]],
    ],
    ['all of it', [[-1, 11]], []],
    ['exactly it', [[0, 10]], []],
    [
      'neighbours',
      [
        [-5, 0],
        [10, 12],
      ],
      [[0, 10]],
    ],
    [
      'overlapping ones',
      [
        [2, 5],
        [4, 6],
      ],
      [
        [0, 2],
        [6, 10],
      ],
    ],
  ] as const)('is right with %s', (_, taken, left) => {
    const others = taken.map(([from, to]) => interval(from, to));
    expect(subtract(interval(0, 10), others)).toEqual(left.map(([from, to]) => interval(from, to)));
  });
});
