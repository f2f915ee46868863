import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interval } from '../time/interval.js';
import { julianDayUt } from '../time/julianDay.js';
import { complementOf, daysIn, intersectionOf, type MarkedSet, markedSet, unionOf, widened } from './intervalSets.js';

const span = (start: number, end: number): Interval => ({ startJdUt: julianDayUt(start), endJdUt: julianDayUt(end) });
const times = (set: MarkedSet) => set.map(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]);
const causes = (set: MarkedSet) => set.map(({ openedBy, closedBy }) => [openedBy, closedBy]);

/** Sets of whole numbers, so that many edges are at one moment. */
const someSet = (mark: string) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 })), { maxLength: 6 }).map((spans) =>
    markedSet(
      spans.map(([start, length]) => span(start, start + length)),
      [mark],
    ),
  );
const sorted = (set: MarkedSet) =>
  set.map(({ openedBy, closedBy, ...rest }) => ({
    ...rest,
    openedBy: [...openedBy].sort(),
    closedBy: [...closedBy].sort(),
  }));

describe('sets of intervals', () => {
  it('join intervals that overlap or touch', () => {
    expect(times(markedSet([span(3, 4), span(0, 1), span(1, 2), span(1.5, 1.8)], []))).toEqual([
      [0, 2],
      [3, 4],
    ]);
    expect(times(markedSet([span(0, 1), span(1 + 5e-8, 2)], []))).toEqual([[0, 2]]);
  });

  it('have the causes of both sets at an edge that both have', () => {
    const [a, b] = [markedSet([span(0, 5)], ['a']), markedSet([span(0, 3), span(4, 9)], ['b'])];
    expect(causes(intersectionOf(a, b))).toEqual([
      [['a', 'b'], ['b']],
      [['b'], ['a']],
    ]);
    expect(causes(unionOf([a, b]))).toEqual([[['a', 'b'], ['b']]]);
  });

  it('have no edge where one condition takes over from another', () => {
    const joined = unionOf([markedSet([span(0, 1)], ['a']), markedSet([span(1, 2)], ['b'])]);
    expect(joined).toEqual([{ startJdUt: 0, endJdUt: 2, openedBy: ['a'], closedBy: ['b'] }]);
  });

  it('obey De Morgan, causes included', () => {
    fc.assert(
      fc.property(someSet('a'), someSet('b'), (a, b) => {
        const none = complementOf(unionOf([a, b]));
        expect(sorted(none)).toEqual(sorted(intersectionOf(complementOf(a), complementOf(b))));
        expect(times(complementOf(none))).toEqual(times(unionOf([a, b])));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('are as long together as a set and what it leaves', () => {
    fc.assert(
      fc.property(someSet('a'), someSet('b'), (a, b) => {
        const both = daysIn(intersectionOf(a, b)) + daysIn(intersectionOf(a, complementOf(b)));
        expect(both).toBeCloseTo(daysIn(a), 9);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  it('grow on both sides and join', () => {
    expect(times(widened([span(0, 1), span(1.5, 2)], 0.3))).toEqual([[-0.3, 2.3]]);
  });
});
