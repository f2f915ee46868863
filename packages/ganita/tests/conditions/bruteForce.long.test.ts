import { LEAF_IDS } from '@ganita/core/conditions/leaves.js';
import fc from 'fast-check';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { intervalsOf, wrongEdges, wrongSamples } from './bruteForce.js';
import { oracleOf } from './oracle.js';
import { RANDOM_LEAVES, randomTree } from './randomTrees.js';
import { skyOf } from './skies.js';

/** Months with a festival season, an eclipse, a change of clocks, an intercalary month. */
const MONTHS = [
  { place: 'ujjain', from: { year: 2026, month: 2, day: 20 } },
  { place: 'london', from: { year: 2026, month: 8, day: 1 } },
  { place: 'sydney', from: { year: 2026, month: 3, day: 20 } },
  { place: 'ujjain', from: { year: 2026, month: 5, day: 15 } },
] as const;
const TREES_EACH = longCases(6, 50);
const LEAVES_EACH = longCases(4, 12);
const DAYS = 30;
const HALF_A_MINUTE = 30;

let ports: Awaited<ReturnType<typeof openPorts>>;
beforeAll(async () => {
  ports = await openPorts();
});

describe.each(MONTHS)('every half minute of thirty days at $place from $from.year-$from.month', ({ place, from }) => {
  it(`${TREES_EACH} random trees hold in their intervals and nowhere else`, () => {
    const sky = skyOf(ports, place, from, DAYS);
    const oracle = oracleOf(sky);
    let inSome = 0;
    fc.assert(
      fc.property(randomTree, (tree) => {
        inSome += intervalsOf(sky, tree).length > 0 ? 1 : 0;
        expect(wrongSamples(sky, oracle, tree, HALF_A_MINUTE)).toEqual([]);
        expect(wrongEdges(sky, oracle, tree)).toEqual([]);
      }),
      { numRuns: TREES_EACH, seed: from.month },
    );
    expect(inSome).toBeGreaterThan(TREES_EACH / 2);
  });
});

describe.each(MONTHS)(
  `${LEAVES_EACH} conditions of each kind at $place from $from.year-$from.month`,
  ({ place, from }) => {
    it.each(LEAF_IDS)('%s', (id) => {
      const sky = skyOf(ports, place, from, DAYS);
      const oracle = oracleOf(sky);
      for (const tree of fc.sample(RANDOM_LEAVES[id] as (typeof RANDOM_LEAVES)[string], {
        numRuns: LEAVES_EACH,
        seed: 5,
      })) {
        expect(wrongSamples(sky, oracle, tree, 10 * HALF_A_MINUTE), JSON.stringify(tree)).toEqual([]);
        expect(wrongEdges(sky, oracle, tree), JSON.stringify(tree)).toEqual([]);
      }
    });
  },
);
