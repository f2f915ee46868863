import type { ChartFacts } from '../chartFacts.js';
import { isCombust, isRetrograde, isWeak, weaknessesOf } from '../dignityTests.js';
import type { Condition, State } from '../evidence.js';
import { has, membersOf } from '../grahaSet.js';
import { requirementsOf } from '../requirements.js';
import type { SingleSubject, Subject } from '../subjects.js';

/** One graha that is a member of a group. */
export function isAmong<F extends ChartFacts>(who: SingleSubject<F>, group: Subject<F>): Condition<F> {
  const id = `${who.id}_is_${group.id}`;
  return {
    id,
    description: `${who.name} is one of ${group.name}`,
    requirements: requirementsOf(who, group),
    test: (facts) => has(group.of(facts), who.one(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'is',
      object: membersOf(group.of(facts)),
      observed: [who.one(facts)],
    }),
  };
}

/** Two subjects that are not the same graha. */
export function isNot<F extends ChartFacts>(who: SingleSubject<F>, other: SingleSubject<F>): Condition<F> {
  const id = `${who.id}_is_not_${other.id}`;
  return {
    id,
    description: `${who.name} is not ${other.name}`,
    requirements: requirementsOf(who, other),
    test: (facts) => who.one(facts) !== other.one(facts),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'is_not',
      object: [other.one(facts)],
      observed: [who.one(facts)],
    }),
  };
}

const STATES: Readonly<Record<State, typeof isCombust>> = { combust: isCombust, retrograde: isRetrograde };

/** One graha combust or retrograde at the birth. */
export function isInState<F extends ChartFacts>(who: SingleSubject<F>, state: State): Condition<F> {
  const id = `${who.id}_${state}`;
  return {
    id,
    description: `${who.name} ${state}`,
    requirements: who.requirements,
    test: (facts) => STATES[state](facts, who.one(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'has_state',
      object: [state],
      observed: STATES[state](facts, who.one(facts)) ? [state] : [],
    }),
  };
}

/** One graha weak by the full test: debilitated, aspected by a malefic, combust, or in a dusthana. */
export function weak<F extends ChartFacts>(who: SingleSubject<F>): Condition<F> {
  const id = `${who.id}_weak`;
  return {
    id,
    description: `${who.name} weak`,
    requirements: who.requirements,
    test: (facts) => isWeak(facts, who.one(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'has_state',
      object: ['weak'],
      observed: weaknessesOf(facts, who.one(facts)),
    }),
  };
}
