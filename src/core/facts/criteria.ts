import type { ChartFacts } from './chartFacts.js';
import type { Condition, Evidence } from './evidence.js';

/** Conditions that must all hold. */
export type Conjunction = readonly Condition[];

/** What a rule asks: it holds where every condition of at least one of its ways holds. */
export interface Criteria {
  readonly anyOf: readonly Conjunction[];
}

export const allOf = (...conditions: Conjunction): Criteria => ({ anyOf: [conditions] });
export const anyOf = (...ways: readonly Conjunction[]): Criteria => ({ anyOf: ways });

/** A rule looked at in one chart. */
export interface Finding {
  readonly present: boolean;
  /** conditions that hold: those of the ways that are complete, or of all ways where none is */
  readonly evidence: readonly Evidence[];
  /** conditions that do not hold; empty where the rule is present */
  readonly unmet: readonly Evidence[];
}

const isComplete = (way: Conjunction, facts: ChartFacts): boolean => way.every((condition) => condition.holds(facts));

/** True where the rule is present; nothing is written down. */
export const meets = (criteria: Criteria, facts: ChartFacts): boolean =>
  criteria.anyOf.some((way) => isComplete(way, facts));

/** Look at a rule in a chart and write down what was found, each condition once. */
export function findingOf(criteria: Criteria, facts: ChartFacts): Finding {
  const complete = criteria.anyOf.filter((way) => isComplete(way, facts));
  const present = complete.length > 0;
  const seen = new Set<string>();
  const evidence: Evidence[] = [];
  const unmet: Evidence[] = [];
  for (const condition of (present ? complete : criteria.anyOf).flat()) {
    if (seen.has(condition.id)) continue;
    seen.add(condition.id);
    (condition.holds(facts) ? evidence : unmet).push(condition.evidence(facts));
  }
  return { present, evidence, unmet };
}

/** What a rule asks, as the tables of the documentation write it. */
export const criteriaText = ({ anyOf: ways }: Criteria): string =>
  ways.map((way) => way.map(({ asks }) => asks).join('; ')).join(' **or** ');
