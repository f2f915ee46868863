import { perKey } from '@ganita/core/lazy.js';

/** A choice and the value that it is given. */
export interface Change {
  readonly name: string;
  readonly value: string | number;
}

/** A choice with the values that it may be given instead of its own. */
export interface Alternatives {
  readonly name: string;
  readonly values: readonly (string | number)[];
}

/** Values that are explained together: those of a chart, or those of one kind. */
export interface PrintedGroup {
  readonly count: number;
  /** What a trial of it costs, 1 for one dasha system. */
  readonly work: number;
  /** Choices of this kind alone. */
  readonly choices: readonly Alternatives[];
  /** How many of its values come out with some changes of a chart and some of this kind. */
  readonly explained: (ofChart: readonly Change[], ofGroup: readonly Change[]) => number;
}

export interface Explanation {
  readonly changes: readonly Change[];
  readonly explained: number;
}

export interface SearchResult {
  /** Every set of the fewest changes that explains most, at most a bound. */
  readonly explanations: readonly Explanation[];
  /** False where the search ended at its bound of trials. */
  readonly isComplete: boolean;
}

/** Most changes of an explanation: with more, a set that fits proves little. */
const MAX_CHANGES = 3;
/** What a chart costs beside a dasha system. */
const CHART_WORK = 1;
/** Most explanations of an answer. */
const MAX_EXPLANATIONS = 10;
/** Most work of all trials: about 3 seconds of CPU time on the machine of docs/performance.md. */
const MAX_WORK = 5000;

/** Every set of some number of changes, one value a choice. */
function* setsOf(choices: readonly Alternatives[], size: number, from = 0): Generator<readonly Change[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index < choices.length; index++) {
    const { name, values } = choices[index] as Alternatives;
    for (const value of values) {
      for (const rest of setsOf(choices, size - 1, index + 1)) yield [{ name, value }, ...rest];
    }
  }
}

/** Ways to divide a number of changes among groups. */
function* divided(size: number, groups: number): Generator<readonly number[]> {
  if (groups === 0) {
    if (size === 0) yield [];
    return;
  }
  for (let first = 0; first <= size; first++) {
    for (const rest of divided(size - first, groups - 1)) yield [first, ...rest];
  }
}

interface Best {
  readonly explained: number;
  readonly sets: readonly (readonly Change[])[];
}
const NONE: Best = { explained: -1, sets: [] };

const better = (best: Best, explained: number, sets: readonly (readonly Change[])[]): Best => {
  if (explained > best.explained) return { explained, sets };
  return explained === best.explained ? { explained, sets: [...best.sets, ...sets] } : best;
};

/**
 * The fewest changes that explain the most printed values. `chart` are the choices that every group depends on; a set of
 * changes is tried only where it can explain as much as the best one found. Fewer changes are tried first, and more of them
 * count only where they explain more; each change has to explain a further value, or it proves nothing.
 */
export function smallestChanges(
  chart: readonly Alternatives[],
  ofChart: { readonly count: number; readonly explained: (changes: readonly Change[]) => number },
  groups: readonly PrintedGroup[],
): SearchResult {
  const total = ofChart.count + groups.reduce((sum, { count }) => sum + count, 0);
  const inGroups = total - ofChart.count;
  let work = 0;
  let isComplete = true;
  /** Counts some work; false, and the search is not complete, where there is no more to spend. */
  const isWithin = (more: number): boolean => {
    work += more;
    if (work > MAX_WORK) isComplete = false;
    return isComplete;
  };
  const chartsOf = perKey((size: number) => {
    const sets: { readonly changes: readonly Change[]; readonly explained: number }[] = [];
    for (const changes of setsOf(chart, size)) {
      if (!isWithin(CHART_WORK)) break;
      sets.push({ changes, explained: ofChart.explained(changes) });
    }
    return sets;
  });
  /** The best sets of one group and size in one chart; more trials than the bound end the search. */
  const bestOf = (group: PrintedGroup, changes: readonly Change[], size: number): Best => {
    let best = NONE;
    for (const set of setsOf(group.choices, size)) {
      if (!isWithin(group.work)) break;
      best = better(best, group.explained(changes, set), [set]);
    }
    return best;
  };
  let best: Best = NONE;
  let withoutChanges = 0;
  for (let size = 0; size <= MAX_CHANGES && withoutChanges + size <= total && best.explained < total; size++) {
    let ofSize: Best = NONE;
    for (const shares of divided(size, groups.length + 1)) {
      const [chartShare = 0, ...groupShares] = shares;
      for (const { changes, explained } of chartsOf(chartShare)) {
        if (explained + inGroups <= best.explained || explained + inGroups < ofSize.explained || !isComplete) continue;
        const found = groups.map((group, index) => bestOf(group, changes, groupShares[index] as number));
        if (found.some((one) => one.sets.length === 0)) continue;
        const sum = found.reduce((added, one) => added + one.explained, explained);
        const sets = found.reduce<readonly (readonly Change[])[]>(
          (joined, one) => joined.flatMap((left) => one.sets.map((right) => [...left, ...right])),
          [changes],
        );
        ofSize = better(ofSize, sum, sets);
      }
    }
    if (size === 0) withoutChanges = ofSize.explained;
    if (ofSize.explained > best.explained && ofSize.explained - withoutChanges >= size) best = ofSize;
  }
  return {
    explanations: best.sets.slice(0, MAX_EXPLANATIONS).map((changes) => ({ changes, explained: best.explained })),
    isComplete,
  };
}
