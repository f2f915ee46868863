import type { ChartFacts } from '../../facts/chartFacts.js';
import type { Condition } from '../../facts/evidence.js';
import { neededBy } from '../../facts/needs.js';
import type { View } from '../../facts/view.js';
import type { YogaFacts } from '../yogaFacts.js';

/** A condition that is wholly of another chart: its lords, benefics and houses are those of that chart. */
export const seenIn = (view: View<YogaFacts>, condition: Condition<ChartFacts>): Condition<YogaFacts> => {
  const id = `${condition.id}${view.id}`;
  return {
    id,
    asks: `${condition.asks}${view.name}`,
    needs: neededBy(condition, view),
    holds: (facts) => condition.holds(view.of(facts)),
    evidence: (facts) => ({ ...condition.evidence(view.of(facts)), id }),
  };
};
