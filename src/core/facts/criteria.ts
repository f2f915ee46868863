import type { ChartFacts } from './chartFacts.js';
import type { Condition, Evidence } from './evidence.js';
import { type Needs, NOTHING, neededBy, unknownOf } from './requirements.js';

/** Conditions that must all hold. */
export type Conjunction<F extends ChartFacts = ChartFacts> = readonly Condition<F>[];

/** What a rule asks: it holds where every condition of at least one of its ways holds. */
export interface Criteria<F extends ChartFacts = ChartFacts> {
  readonly anyOf: readonly Conjunction<F>[];
}

export const allOf = <F extends ChartFacts>(...conditions: Conjunction<F>): Criteria<F> => ({ anyOf: [conditions] });
export const anyOf = <F extends ChartFacts>(...ways: readonly Conjunction<F>[]): Criteria<F> => ({ anyOf: ways });

/** All of some conditions, and one of several ways beside them. */
export const allWithAny = <F extends ChartFacts>(
  common: Conjunction<F>,
  ...ways: readonly Conjunction<F>[]
): Criteria<F> => ({ anyOf: ways.map((way) => [...common, ...way]) });

/** Any of the ways of several criteria. */
export const eitherOf = <F extends ChartFacts>(...criteria: readonly Criteria<F>[]): Criteria<F> => ({
  anyOf: criteria.flatMap((one) => one.anyOf),
});

/** A rule looked at in one chart. */
export interface Finding {
  readonly present: boolean;
  /** conditions that hold: those of the ways that are complete, or of all ways where none is */
  readonly evidence: readonly Evidence[];
  /** conditions that do not hold; empty where the rule is present */
  readonly unmet: readonly Evidence[];
}

const isKnown = (condition: Condition<never>, { known }: ChartFacts): boolean =>
  unknownOf(condition.needs, known) === NOTHING;

/** Asked some ten thousand times for a birth: written so that it leaves nothing behind. */
function isComplete<F extends ChartFacts>(way: Conjunction<F>, facts: F): boolean {
  for (let at = 0; at < way.length; at += 1) {
    const condition = way[at] as Condition<F>;
    if (!isKnown(condition, facts) || !condition.holds(facts)) return false;
  }
  return true;
}

/** True where the rule is present; nothing is written down. */
export function meets<F extends ChartFacts>({ anyOf: ways }: Criteria<F>, facts: F): boolean {
  for (const way of ways) if (isComplete(way, facts)) return true;
  return false;
}

/** What a rule can ask to know beside the signs, in any of its ways. */
export const needsOfCriteria = <F extends ChartFacts>({ anyOf: ways }: Criteria<F>): Needs => neededBy(...ways.flat());

/** Evidence of those of some ways that are complete, each condition once. The first of them is. */
function evidenceOfWays<F extends ChartFacts>(ways: readonly Conjunction<F>[], facts: F): readonly Evidence[] {
  const found: Evidence[] = [];
  ways.forEach((way, at) => {
    if (at > 0 && !isComplete(way, facts)) return;
    for (const condition of way) {
      if (at === 0 || !found.some(({ id }) => id === condition.id)) found.push(condition.evidence(facts));
    }
  });
  return found;
}

/** Evidence of the conditions of a rule that hold: of its complete ways, each condition once. Null where it is absent. */
export function evidenceOf<F extends ChartFacts>({ anyOf: ways }: Criteria<F>, facts: F): readonly Evidence[] | null {
  for (let at = 0; at < ways.length; at += 1) {
    if (isComplete(ways[at] as Conjunction<F>, facts)) return evidenceOfWays(ways.slice(at), facts);
  }
  return null;
}

/** Look at a rule in a chart and write down what was found, each condition once; what is unknown is left out. */
export function findingOf<F extends ChartFacts>(criteria: Criteria<F>, facts: F): Finding {
  const present = evidenceOf(criteria, facts);
  if (present !== null) return { present: true, evidence: present, unmet: [] };
  const seen = new Set<string>();
  const evidence: Evidence[] = [];
  const unmet: Evidence[] = [];
  for (const condition of criteria.anyOf.flat()) {
    if (seen.has(condition.id) || !isKnown(condition, facts)) continue;
    seen.add(condition.id);
    (condition.holds(facts) ? evidence : unmet).push(condition.evidence(facts));
  }
  return { present: false, evidence, unmet };
}

/** What a rule asks, as the tables of the documentation write it. */
export const criteriaText = <F extends ChartFacts>({ anyOf: ways }: Criteria<F>): string =>
  ways.map((way) => way.map(({ asks }) => asks).join('; ')).join(' **or** ');
