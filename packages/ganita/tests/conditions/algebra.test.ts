import type { ConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { evaluateIn } from '@ganita/core/conditions/evaluate.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import { searchIntervals } from '@ganita/core/conditions/searchIntervals.js';
import { spanAt } from '@ganita/core/panchanga/angaSpans.js';
import { daysIn, type Marked, type MarkedSet, unionOf } from '@ganita/core/search/intervalSets.js';
import { julianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { intervalsOf } from './bruteForce.js';
import { randomTree } from './randomTrees.js';
import { skyOf } from './skies.js';

const DAYS = 12;
let ports: Awaited<ReturnType<typeof openPorts>>;
let sky: ConditionSky;
beforeAll(async () => {
  ports = await openPorts();
  sky = skyOf(ports, 'ujjain', { year: 2026, month: 2, day: 10 }, DAYS);
});

const SAME_SECONDS = 0.05;
const near = (set: MarkedSet) =>
  set.map(({ startJdUt, endJdUt }) =>
    [startJdUt, endJdUt].map((jd) => Math.round((jd * SECONDS_PER_DAY) / SAME_SECONDS)),
  );

/** The same intervals within a tenth of a second: a sum of margins may move an edge by a rounding. */
function expectSame(a: MarkedSet, b: MarkedSet): void {
  expect(a.length).toBe(b.length);
  near(a).forEach((edges, index) => {
    edges.forEach((edge, side) => {
      expect(Math.abs(edge - (near(b)[index]?.[side] ?? 0))).toBeLessThanOrEqual(1);
    });
  });
}

describe('trees of conditions', () => {
  it('obey De Morgan', () => {
    fc.assert(
      fc.property(randomTree, randomTree, (a, b) => {
        expectSame(intervalsOf(sky, { none: [a, b] }), intervalsOf(sky, { all: [{ none: [a] }, { none: [b] }] }));
        expectSame(
          intervalsOf(sky, { none: [{ all: [a, b] }] }),
          intervalsOf(sky, { any: [{ none: [a] }, { none: [b] }] }),
        );
        expectSame(intervalsOf(sky, { none: [{ none: [a] }] }), intervalsOf(sky, a));
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it('hold in two parts of a window where they hold in the whole', () => {
    fc.assert(
      fc.property(randomTree, fc.double({ min: 0.01, max: DAYS - 0.01, noNaN: true }), (tree, at) => {
        const { root } = readTree(tree);
        const { startJdUt, endJdUt } = sky.window;
        const middle = julianDayUt(startJdUt + at);
        const parts = [
          ...evaluateIn(root, sky, [{ startJdUt, endJdUt: middle }]),
          ...evaluateIn(root, sky, [{ startJdUt: middle, endJdUt }]),
        ];
        const joined = unionOf([parts.map((part): Marked => part)]);
        expectSame(joined, evaluateIn(root, sky, [sky.window]));
      }),
      { numRuns: 40, seed: 8 },
    );
  });

  it('have the same edges and causes in every order of their conditions', () => {
    fc.assert(
      fc.property(randomTree, randomTree, (a, b) => {
        expectSame(intervalsOf(sky, { all: [a, b] }), intervalsOf(sky, { all: [b, a] }));
      }),
      { numRuns: 25, seed: 9 },
    );
  });

  it('name the condition that opens an interval and the one that closes it', () => {
    const tree = { all: [{ nakshatra: 8 }, { vara: 'Thursday' }] };
    const year = skyOf(ports, 'ujjain', { year: 2026, month: 1, day: 1 }, 365);
    const found = intervalsOf(year, tree);
    expect(found.length).toBeGreaterThan(1);
    for (const { startJdUt, endJdUt, openedBy, closedBy } of found) {
      for (const [jdUt, causes] of [
        [startJdUt, openedBy],
        [endJdUt, closedBy],
      ] as const) {
        const star = spanAt(year.luminaries, 'nakshatra', julianDayUt((startJdUt + endJdUt) / 2));
        const isStar = jdUt === star.startJdUt || jdUt === star.endJdUt;
        expect(causes).toEqual([isStar ? '/all/0/nakshatra' : '/all/1/vara']);
        if (!isStar) expect([startJdUt, endJdUt]).toContain(sunrise(year, jdUt));
      }
    }
  });

  it('are cut where a state changes if that is requested, with the state as the cause', () => {
    const { root } = readTree({ nakshatra: [19, 20, 21] });
    const options = { minimumMinutes: 0, split: true };
    const pieces = searchIntervals(root, sky, [sky.window], options);
    const whole = intervalsOf(sky, { nakshatra: [19, 20, 21] });
    expect(daysIn(pieces)).toBeCloseTo(daysIn(whole), 9);
    expect(pieces.length).toBeGreaterThan(whole.length);
    pieces.slice(1).forEach((piece, index) => {
      if (pieces[index]?.endJdUt !== piece.startJdUt) return;
      expect(piece.openedBy).toEqual(pieces[index]?.closedBy);
      for (const cause of piece.openedBy)
        expect(['tithi', 'nakshatra', 'yoga', 'karana', 'moon_sign', 'vara']).toContain(cause);
    });
  });

  it('leave out what is shorter than the least time that is wanted', () => {
    const { root } = readTree({ karana: 'bava' });
    const all = searchIntervals(root, sky, [sky.window], { minimumMinutes: 0, split: false });
    const long = searchIntervals(root, sky, [sky.window], { minimumMinutes: 690, split: false });
    expect(long).toEqual(all.filter(({ startJdUt, endJdUt }) => (endJdUt - startJdUt) * 1440 >= 690));
    expect(long.length).toBeLessThan(all.length);
  });

  it('hold nowhere on a day without a sunrise, and name the day and the condition', () => {
    const polar = skyOf(ports, 'tromso', { year: 2026, month: 1, day: 10 }, 10);
    const found = intervalsOf(polar, { any: [{ vara: 'Monday' }, { window: 'abhijit' }] });
    expect(found.length).toBeGreaterThan(0);
    const missing = polar.notEvaluated;
    expect(missing.length).toBeGreaterThan(0);
    expect(new Set(missing.map(({ path }) => path))).toEqual(new Set(['/any/0/vara', '/any/1/window']));
    for (const { date } of missing) expect(date >= '2026-01-09' && date < '2026-01-20').toBe(true);
  });
});

const sunrise = (year: ConditionSky, jdUt: number) => year.days.at(julianDayUt(jdUt + 1e-6)).sun.sunriseJdUt;
