import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { julianDayUt } from '../time/julianDay.js';
import { expand, expandedPeriods, type Period } from './expand.js';
import {
  type Dasha,
  type DashaLevel,
  dashaOf,
  equalDivision,
  mahadashasOf,
  partsOf,
  periodCount,
  type Span,
  weightedDivision,
} from './period.js';
import { runningAt } from './runningAt.js';
import { evenYears } from './yearLength.js';

const BIRTH = julianDayUt(2_450_424.711_111);
const { limitAt } = evenYears(BIRTH, 365.256364);
const LORDS = ['a', 'b', 'c', 'd', 'e'] as const;
type Lord = (typeof LORDS)[number];

/** Any dasha of five lords: some periods without length, divided in proportion to weights or equally, by parent. */
const anyDasha: fc.Arbitrary<Dasha<Lord>> = fc
  .record({
    years: fc.array(fc.tuple(fc.nat(4), fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 30, noNaN: true }))), {
      minLength: 1,
      maxLength: 8,
    }),
    startYears: fc.double({ min: -20, max: 0, noNaN: true }),
    weights: fc.array(fc.oneof(fc.constant(0), fc.nat(20)), { minLength: 4, maxLength: 4 }),
    equal: fc.boolean(),
    deepestLevel: fc.constantFrom<DashaLevel>(2, 3, 6),
  })
  .map(({ years, startYears, weights, equal, deepestLevel }) =>
    dashaOf({
      lords: LORDS,
      mahadashas: years.map(([key, length]) => ({ key, years: length })),
      startYears,
      deepestLevel,
      divide: (key, level) => {
        const keys = [key, (key + 1) % 5, (key + level) % 5, (key + 3) % 5];
        return equal ? equalDivision(keys) : weightedDivision(keys, [1, ...weights.slice(1)]);
      },
    }),
  );

/** Every period of a tree with the way to it. */
function flat(periods: readonly Period<Lord>[], above: readonly Period<Lord>[] = []): (readonly Period<Lord>[])[] {
  return periods.flatMap((period) => {
    const way = [...above, period];
    return [way, ...flat(period.periods ?? [], way)];
  });
}

describe('the periods of any dasha', () => {
  it('tile their parent without gap or overlap, moment by moment', () => {
    fc.assert(
      fc.property(anyDasha, (dasha) => {
        const tree = expandedPeriods(dasha, 4, limitAt);
        expect(tree[0]?.startJdUt).toBe(limitAt(dasha.limitsYears[0] ?? Number.NaN));
        const check = (periods: readonly Period<Lord>[], start: number, end: number): void => {
          let at = start;
          for (const period of periods) {
            expect(period.startJdUt).toBe(at);
            expect(period.endJdUt).toBeGreaterThanOrEqual(period.startJdUt);
            at = period.endJdUt;
            if (period.periods !== null) check(period.periods, period.startJdUt, period.endJdUt);
          }
          expect(at).toBe(end);
        };
        check(tree, limitAt(dasha.limitsYears[0] ?? 0), limitAt(dasha.limitsYears.at(-1) ?? 0));
      }),
      { numRuns: 60 },
    );
  });

  it('are as many as were counted beforehand', () => {
    fc.assert(
      fc.property(anyDasha, fc.constantFrom<DashaLevel>(1, 2, 3, 4), (dasha, levels) => {
        expect(flat(expandedPeriods(dasha, levels, limitAt))).toHaveLength(periodCount(dasha, levels));
      }),
      { numRuns: 60 },
    );
  });

  it('are found by the walk from the top, at any moment and at every limit', () => {
    fc.assert(
      fc.property(anyDasha, fc.double({ min: 0, max: 1, noNaN: true }), (dasha, share) => {
        const all = flat(expandedPeriods(dasha, 4, limitAt));
        const [first, last] = [dasha.limitsYears[0] ?? 0, dasha.limitsYears.at(-1) ?? 0];
        const limits = all.filter((_, index) => index % 17 === 0).map((way) => way.at(-1)?.startJdUt ?? BIRTH);
        const levels = Math.min(4, dasha.deepestLevel);
        for (const jdUt of [limitAt(first + share * (last - first)), ...limits]) {
          const way = all.find(
            (one) => one.length === levels && one.every((p) => p.startJdUt <= jdUt && jdUt < p.endJdUt),
          );
          const running = runningAt(dasha, limitAt, jdUt, 4);
          expect(running).toEqual(
            way?.map(({ lord, startJdUt, endJdUt }, index) => ({ level: index + 1, lord, startJdUt, endJdUt })) ?? null,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('run neither before the first nor from the end of the last', () => {
    fc.assert(
      fc.property(anyDasha, (dasha) => {
        const [first, last] = [dasha.limitsYears[0] ?? 0, dasha.limitsYears.at(-1) ?? 0];
        expect(runningAt(dasha, limitAt, limitAt(first - 0.001))).toBeNull();
        expect(runningAt(dasha, limitAt, limitAt(last))).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('are the same when requested one by one', () => {
    fc.assert(
      fc.property(anyDasha, (dasha) => {
        const named = (spans: readonly Span<Lord>[], levels: number): Period<Lord>[] =>
          spans.map((span) => ({
            lord: span.lord,
            startJdUt: limitAt(span.startYears),
            endJdUt: limitAt(span.endYears),
            periods: span.level === levels ? null : named(partsOf(dasha, span), levels),
          }));
        const levels = Math.min(3, dasha.deepestLevel);
        expect(named(mahadashasOf(dasha), levels)).toEqual(expandedPeriods(dasha, 3, limitAt));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a limit', () => {
  it('is requested once and shared by adjacent periods', () => {
    const dasha = dashaOf({
      lords: LORDS,
      mahadashas: [
        { key: 0, years: 3 },
        { key: 1, years: 5 },
      ],
      divide: (key) => equalDivision([key, 4]),
    });
    const computed: number[] = [];
    const tree = expand(
      dasha,
      2,
      (years) => {
        computed.push(years);
        return `${years}`;
      },
      (lord, start, end, periods: unknown[] | null) => [lord, start, end, periods],
    );
    expect(tree).toEqual([
      [
        'a',
        '0',
        '3',
        [
          ['a', '0', '1.5', null],
          ['e', '1.5', '3', null],
        ],
      ],
      [
        'b',
        '3',
        '8',
        [
          ['b', '3', '5.5', null],
          ['e', '5.5', '8', null],
        ],
      ],
    ]);
    expect(computed).toEqual([0, 3, 1.5, 8, 5.5]);
  });

  it('may be solved for instead of multiplied', () => {
    const dasha = dashaOf({ lords: LORDS, mahadashas: [{ key: 0, years: 10 }], divide: () => equalDivision([0, 1]) });
    const bent = (years: number) => julianDayUt(BIRTH + 365 * years + Math.sin(years));
    expect(runningAt(dasha, bent, julianDayUt(bent(5) - 1e-6), 2)?.map(({ lord }) => lord)).toEqual(['a', 'a']);
    expect(runningAt(dasha, bent, bent(5), 2)?.map(({ lord }) => lord)).toEqual(['a', 'b']);
  });
});

describe('a dasha of no periods', () => {
  const none: Dasha<Lord> = dashaOf({ lords: LORDS, mahadashas: [], divide: () => equalDivision([0]) });

  it('has nothing to show, to count or to run', () => {
    expect(expandedPeriods(none, 3, limitAt)).toEqual([]);
    expect(periodCount(none, 6)).toBe(0);
    expect(runningAt(none, limitAt, BIRTH)).toBeNull();
  });
});
