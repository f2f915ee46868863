import type { ConditionSky } from '@ganita/core/conditions/conditionSky.js';
import { evaluateIn } from '@ganita/core/conditions/evaluate.js';
import { readTree } from '@ganita/core/conditions/readTree.js';
import type { MarkedSet } from '@ganita/core/search/intervalSets.js';
import { SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import type { oracleOf } from './oracle.js';

type Tree = Readonly<Record<string, unknown>>;
type Oracle = ReturnType<typeof oracleOf>;

const SECOND = 1 / SECONDS_PER_DAY;

export const intervalsOf = (sky: ConditionSky, tree: Tree): MarkedSet =>
  evaluateIn(readTree(tree, true).root, sky, [sky.window]);

/** Samples that disagree with the intervals, farther than a second from an edge. */
export function wrongSamples(sky: ConditionSky, oracle: Oracle, tree: Tree, stepSeconds: number): readonly number[] {
  const found = intervalsOf(sky, tree);
  const { startJdUt, endJdUt } = sky.window;
  const wrong: number[] = [];
  let at = 0;
  for (let index = 0; ; index++) {
    const jd = startJdUt + (index * stepSeconds + 7.3) * SECOND;
    if (jd >= endJdUt) return wrong;
    while (at < found.length && (found[at]?.endJdUt ?? 0) <= jd) at++;
    const edges = [found[at - 1]?.endJdUt, found[at]?.startJdUt, found[at]?.endJdUt];
    if (edges.some((edge) => edge !== undefined && Math.abs(edge - jd) <= SECOND)) continue;
    const inside = (found[at]?.startJdUt ?? Number.POSITIVE_INFINITY) <= jd;
    if (oracle(tree, jd) !== inside) wrong.push(jd);
  }
}

/** Edges at which the tree does not change within a second, where the window did not cut. */
export function wrongEdges(sky: ConditionSky, oracle: Oracle, tree: Tree): readonly number[] {
  const found = intervalsOf(sky, tree);
  return found.flatMap(({ startJdUt, endJdUt, openedBy, closedBy }, index) => {
    const isLong = endJdUt - startJdUt > 2.5 * SECOND;
    const gapBefore = startJdUt - (found[index - 1]?.endJdUt ?? Number.NEGATIVE_INFINITY) > 2.5 * SECOND;
    const gapAfter = (found[index + 1]?.startJdUt ?? Number.POSITIVE_INFINITY) - endJdUt > 2.5 * SECOND;
    const [isCutAtStart, isCutAtEnd] = [openedBy.includes('window'), closedBy.includes('window')];
    return [
      ...(isLong && !oracle(tree, startJdUt + SECOND) ? [startJdUt] : []),
      ...(!isCutAtStart && gapBefore && oracle(tree, startJdUt - SECOND) ? [startJdUt] : []),
      ...(isLong && !oracle(tree, endJdUt - SECOND) ? [endJdUt] : []),
      ...(!isCutAtEnd && gapAfter && oracle(tree, endJdUt + SECOND) ? [endJdUt] : []),
    ];
  });
}
