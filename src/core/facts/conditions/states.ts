import type { ChartFacts } from '../chartFacts.js';
import type { Condition, State } from '../evidence.js';
import { isCombust, isRetrograde, isWeak, weaknessesOf } from '../standing.js';
import type { WhoOne } from '../who.js';

const STATES: Readonly<Record<State, typeof isCombust>> = { combust: isCombust, retrograde: isRetrograde };

/** One graha combust or retrograde at the birth. */
export function isInState<F extends ChartFacts>(who: WhoOne<F>, state: State): Condition<F> {
  const id = `${who.id}_${state}`;
  return {
    id,
    asks: `${who.name} ${state}`,
    needs: who.needs,
    holds: (facts) => STATES[state](facts, who.one(facts)),
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
export function weak<F extends ChartFacts>(who: WhoOne<F>): Condition<F> {
  const id = `${who.id}_weak`;
  return {
    id,
    asks: `${who.name} weak`,
    needs: who.needs,
    holds: (facts) => isWeak(facts, who.one(facts)),
    evidence: (facts) => ({
      id,
      subject: [who.one(facts)],
      relation: 'has_state',
      object: ['weak'],
      observed: weaknessesOf(facts, who.one(facts)),
    }),
  };
}
