import type { ChartFacts } from '../chartFacts.js';
import type { Condition } from '../evidence.js';
import { has, membersOf } from '../grahaSet.js';
import { neededBy } from '../needs.js';
import type { Who, WhoOne } from '../who.js';

/** One graha that is a member of a group. */
export function isAmong<F extends ChartFacts>(who: WhoOne<F>, group: Who<F>): Condition<F> {
  const id = `${who.id}_is_${group.id}`;
  return {
    id,
    asks: `${who.name} is one of ${group.name}`,
    needs: neededBy(who, group),
    holds: (facts) => has(group.of(facts), who.one(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'is',
      object: membersOf(group.of(facts)),
      observed: [who.one(facts)],
    }),
  };
}

/** Two parts that are not played by one graha. */
export function isNot<F extends ChartFacts>(who: WhoOne<F>, other: WhoOne<F>): Condition<F> {
  const id = `${who.id}_is_not_${other.id}`;
  return {
    id,
    asks: `${who.name} is not ${other.name}`,
    needs: neededBy(who, other),
    holds: (facts) => who.one(facts) !== other.one(facts),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'is_not',
      object: [other.one(facts)],
      observed: [who.one(facts)],
    }),
  };
}
