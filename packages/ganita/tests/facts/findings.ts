import type { ChartFacts } from '@ganita/core/facts/chartFacts.js';
import { type Criteria, findingOf, meets } from '@ganita/core/facts/criteria.js';
import { expect } from 'vitest';
import { changed, factsOfWritten, type Written } from './charts.js';

/** A chart in which a rule is met, and charts in which exactly one of its conditions does not. */
export interface Turn {
  readonly holds: Written;
  /** id of the condition that fails, and what is written otherwise */
  readonly fails: readonly (readonly [condition: string, change: Written])[];
}

/** Met in the first chart; in each of the others all conditions but one are met, and that one has observed something else. */
export function expectTurn(criteria: Criteria, { holds, fails }: Turn): void {
  const before = findingOf(criteria, factsOfWritten(holds));
  expect(before.present).toBe(true);
  expect(before.unmet).toEqual([]);
  for (const [condition, change] of fails) {
    const facts: ChartFacts = factsOfWritten(changed(holds, change));
    const after = findingOf(criteria, facts);
    expect(after.present).toBe(false);
    expect(meets(criteria, facts)).toBe(false);
    expect(after.unmet.map(({ id }) => id)).toEqual([condition]);
    expect(after.evidence.map(({ id }) => id)).toEqual(
      before.evidence.map(({ id }) => id).filter((id) => id !== condition),
    );
    const seen = (id: string) => [...before.evidence, ...after.unmet].filter((one) => one.id === id);
    const [first, then] = seen(condition);
    expect(then, `what ${condition} observed`).not.toEqual(first);
  }
  const conditions = new Set(criteria.anyOf.flat().map(({ id }) => id));
  expect(new Set(fails.map(([condition]) => condition)), 'every condition fails once').toEqual(conditions);
}
