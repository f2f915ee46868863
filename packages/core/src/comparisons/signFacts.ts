import { signAspects } from '../zodiac/aspects.js';
import { lordOf } from '../zodiac/houses.js';
import type { Sign } from '../zodiac/signs.js';
import { type ComparisonRules, occupantCounts, type Placement } from './placement.js';

/**
 * Score of Mercury, Jupiter and the plain lord of a sign for joining or aspecting it
 * (docs/rules/05-rasi-dashas.md#section-2-1): one for Mercury in the sign, one for Jupiter in it, and one for each of
 * the three roles whose planet aspects the sign by rasi drishti. A lord that is Mercury or Jupiter counts in two roles.
 * With `count_lord_in_sign` the lord's own presence counts as well.
 */
function conjunctionScore(placement: Placement, sign: Sign, rules: ComparisonRules): number {
  const { grahas } = placement;
  const mercury = grahas.Mercury.sign;
  const jupiter = grahas.Jupiter.sign;
  const lord = grahas[lordOf(sign)].sign;
  let score = 0;
  if (mercury === sign) score += 1;
  if (jupiter === sign) score += 1;
  if (rules.count_lord_in_sign === 'yes' && lord === sign) score += 1;
  if (signAspects(mercury, sign)) score += 1;
  if (signAspects(jupiter, sign)) score += 1;
  if (signAspects(lord, sign)) score += 1;
  return score;
}

/** What the comparisons need of the signs of one chart. */
export interface SignFacts {
  readonly placement: Placement;
  /** Grahas in the sign. */
  readonly occupants: (sign: Sign) => number;
  /** Grahas in the sign, and the ascendant if it is there. */
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
