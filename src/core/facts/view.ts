import type { ChartFacts } from './chartFacts.js';
import { type Needs, NOTHING } from './needs.js';

/** The chart in which a condition looks at grahas that are found in the chart under test. */
export interface View<F extends ChartFacts = ChartFacts> {
  /** suffix of the ids of conditions */
  readonly id: string;
  /** suffix of what the tables of the documentation write */
  readonly name: string;
  readonly needs: Needs;
  readonly of: (facts: F) => ChartFacts;
}

/** The chart under test itself. */
export const HERE: View = { id: '', name: '', needs: NOTHING, of: (facts) => facts };
