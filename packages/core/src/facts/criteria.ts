import type { ChartFacts } from './chartFacts.js';
import type { Condition, Evidence } from './evidence.js';
import { NO_REQUIREMENTS, type Requirements, requirementsOf, unknownOf } from './requirements.js';

/** Conditions that must all be true. */
export type Conjunction<F extends ChartFacts = ChartFacts> = readonly Condition<F>[];

/** The criteria of a rule. They are met if every condition of at least one alternative (way) is true. */
export interface Criteria<F extends ChartFacts = ChartFacts> {
  readonly anyOf: readonly Conjunction<F>[];
}

export const allOf = <F extends ChartFacts>(...conditions: Conjunction<F>): Criteria<F> => ({ anyOf: [conditions] });
export const anyOf = <F extends ChartFacts>(...ways: readonly Conjunction<F>[]): Criteria<F> => ({ anyOf: ways });

/** All of some conditions, and in addition one of several ways. */
export const allWithAny = <F extends ChartFacts>(
  common: Conjunction<F>,
  ...ways: readonly Conjunction<F>[]
): Criteria<F> => ({ anyOf: ways.map((way) => [...common, ...way]) });

/** Any of the ways of several criteria. */
export const eitherOf = <F extends ChartFacts>(...criteria: readonly Criteria<F>[]): Criteria<F> => ({
  anyOf: criteria.flatMap((one) => one.anyOf),
});

/** A rule evaluated in one chart. */
export interface Finding {
  readonly present: boolean;
  /** conditions that are met: those of the complete ways, or of all ways if none is complete */
  readonly evidence: readonly Evidence[];
  /** conditions that are not met; empty if the rule is present */
  readonly unmet: readonly Evidence[];
}

const isKnown = (condition: Condition<never>, { known }: ChartFacts): boolean =>
  unknownOf(condition.requirements, known) === NO_REQUIREMENTS;

/** Called some ten thousand times for a birth: written without allocations. */
function isComplete<F extends ChartFacts>(way: Conjunction<F>, facts: F): boolean {
  for (let at = 0; at < way.length; at += 1) {
    const condition = way[at] as Condition<F>;
    if (!isKnown(condition, facts) || !condition.test(facts)) return false;
  }
  return true;
}

/** True if the rule is present; no evidence is made. */
export function meets<F extends ChartFacts>({ anyOf: ways }: Criteria<F>, facts: F): boolean {
  for (const way of ways) if (isComplete(way, facts)) return true;
  return false;
}

/** What a rule may need to know in addition to the signs, in any of its ways. */
export const requirementsOfCriteria = <F extends ChartFacts>({ anyOf: ways }: Criteria<F>): Requirements =>
  requirementsOf(...ways.flat());

/** Evidence of the complete ways, each condition once. The first way is complete. */
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

/** Evidence of the complete ways of a rule, each condition once; null if the rule is absent. */
export function evidenceOf<F extends ChartFacts>({ anyOf: ways }: Criteria<F>, facts: F): readonly Evidence[] | null {
  for (let at = 0; at < ways.length; at += 1) {
    if (isComplete(ways[at] as Conjunction<F>, facts)) return evidenceOfWays(ways.slice(at), facts);
  }
  return null;
}

/** Evaluate a rule in a chart with evidence, each condition once; conditions on unknown facts are omitted. */
export function findingOf<F extends ChartFacts>(criteria: Criteria<F>, facts: F): Finding {
  const present = evidenceOf(criteria, facts);
  if (present !== null) return { present: true, evidence: present, unmet: [] };
  const seen = new Set<string>();
  const evidence: Evidence[] = [];
  const unmet: Evidence[] = [];
  for (const condition of criteria.anyOf.flat()) {
    if (seen.has(condition.id) || !isKnown(condition, facts)) continue;
    seen.add(condition.id);
    (condition.test(facts) ? evidence : unmet).push(condition.evidence(facts));
  }
  return { present: false, evidence, unmet };
}

/** The criteria of a rule as written in the tables of the documentation. */
export const criteriaText = <F extends ChartFacts>({ anyOf: ways }: Criteria<F>): string =>
  ways.map((way) => way.map(({ description }) => description).join('; ')).join(' **or** ');
