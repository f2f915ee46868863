import type { ConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { LEAF_IDS } from '@ganita/core/conditions/leaves.js';
import fc from 'fast-check';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { wrongEdges, wrongSamples } from './bruteForce.js';
import { oracleOf } from './oracle.js';
import { RANDOM_LEAVES, randomTree } from './randomTrees.js';
import { skyOf } from './skies.js';

let sky: ConditionSky;
let oracle: ReturnType<typeof oracleOf>;
beforeAll(async () => {
  sky = skyOf(await openPorts(), 'london', { year: 2026, month: 3, day: 3 }, 30);
  oracle = oracleOf(sky);
});

const TWENTY_MINUTES = 1200;

describe('the intervals of a search', () => {
  it.each(LEAF_IDS)('of %s are when its condition holds', (id) => {
    const [tree] = fc.sample(RANDOM_LEAVES[id] as (typeof RANDOM_LEAVES)[string], { numRuns: 1, seed: 32 });
    expect(wrongSamples(sky, oracle, tree as object as never, TWENTY_MINUTES)).toEqual([]);
    expect(wrongEdges(sky, oracle, tree as object as never)).toEqual([]);
  });

  it('of 20 random trees are when the tree holds, to the second', () => {
    fc.assert(
      fc.property(randomTree, (tree) => {
        expect(wrongSamples(sky, oracle, tree, TWENTY_MINUTES)).toEqual([]);
        expect(wrongEdges(sky, oracle, tree)).toEqual([]);
      }),
      { numRuns: 20, seed: 14 },
    );
  });
});
