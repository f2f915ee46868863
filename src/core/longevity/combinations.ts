import type { ChartFacts } from '../facts/chartFacts.js';
import { type Finding, findingOf } from '../facts/criteria.js';
import type { Band } from './bands.js';
import { COMBINATIONS, type Combination } from './combinations.data.js';

/** A combination looked at in a chart. */
export interface CombinationFinding extends Finding {
  readonly id: Combination;
  readonly band: Band;
}

/** Every combination for balarishta, alpayu and madhyayu, present or not, with what was found. */
export const combinationsOf = (facts: ChartFacts): readonly CombinationFinding[] =>
  COMBINATIONS.map(({ id, band, criteria }) => ({ id, band, ...findingOf(criteria, facts) }));
