import type { ChartFacts } from '../chartFacts.js';
import { isCombust, isRetrograde, isWeak, weaknessesOf } from '../dignityTests.js';
import type { Condition, State } from '../evidence.js';
import { has } from '../grahaSet.js';
import type { SingleSubject, Subject } from '../subjects.js';
import { condition } from './condition.js';

/** One graha that is a member of a group. */
export const isAmong = <F extends ChartFacts>(subject: SingleSubject<F>, group: Subject<F>): Condition<F> =>
  condition({
    id: `${subject.id}_is_${group.id}`,
    description: `${subject.name} is one of ${group.name}`,
    subject,
    relation: 'is',
    object: group,
    observe: subject.of,
    test: (facts) => has(group.of(facts), subject.one(facts)),
  });

/** Two subjects that are not the same graha. */
export const isNot = <F extends ChartFacts>(subject: SingleSubject<F>, other: SingleSubject<F>): Condition<F> =>
  condition({
    id: `${subject.id}_is_not_${other.id}`,
    description: `${subject.name} is not ${other.name}`,
    subject,
    relation: 'is_not',
    object: other,
    observe: subject.of,
    test: (facts) => subject.one(facts) !== other.one(facts),
  });

const STATES: Readonly<Record<State, typeof isCombust>> = { combust: isCombust, retrograde: isRetrograde };

/** One graha combust or retrograde at the birth. */
export function isInState<F extends ChartFacts>(subject: SingleSubject<F>, state: State): Condition<F> {
  const test = (facts: F): boolean => STATES[state](facts, subject.one(facts));
  return condition({
    id: `${subject.id}_${state}`,
    description: `${subject.name} ${state}`,
    subject,
    relation: 'has_state',
    object: [state],
    observe: (facts) => (test(facts) ? [state] : []),
    test,
  });
}

/** One graha weak by the full test: debilitated, aspected by a malefic, combust, or in a dusthana. */
export const weak = <F extends ChartFacts>(subject: SingleSubject<F>): Condition<F> =>
  condition({
    id: `${subject.id}_weak`,
    description: `${subject.name} weak`,
    subject,
    relation: 'has_state',
    object: ['weak'],
    observe: (facts) => weaknessesOf(facts, subject.one(facts)),
    test: (facts) => isWeak(facts, subject.one(facts)),
  });
