import type { Sign } from '../zodiac/signs.js';
import type { ComparisonRules } from './comparisonRules.js';
import { conjunctionScore } from './conjunctionScore.js';
import { occupantCounts, type Placement } from './placement.js';

/** What the comparisons ask of the signs of one chart. */
export interface SignFacts {
  readonly placement: Placement;
  /** Grahas in the sign. */
  readonly occupants: (sign: Sign) => number;
  /** Grahas in the sign, and the ascendant where it stands there. */
  readonly companions: (sign: Sign) => number;
  /** Score of Mercury, Jupiter and the lord (docs/rules/05-rasi-dashas.md#section-2-1). */
  readonly score: (sign: Sign) => number;
}

export function signFacts(placement: Placement, rules: ComparisonRules): SignFacts {
  const counts = occupantCounts(placement);
  const scores: Partial<Record<Sign, number>> = {};
  const score = (sign: Sign): number => {
    const known = scores[sign];
    if (known !== undefined) return known;
    const value = conjunctionScore(placement, sign, rules);
    scores[sign] = value;
    return value;
  };
  return {
    placement,
    occupants: (sign) => counts[sign],
    companions: (sign) => counts[sign] + (placement.ascendant.sign === sign ? 1 : 0),
    score,
  };
}
