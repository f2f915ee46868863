import { signAspects } from '../zodiac/aspects.js';
import { lordOf } from '../zodiac/lordships.js';
import type { Sign } from '../zodiac/signs.js';
import type { ComparisonRules } from './comparisonRules.js';
import type { Placement } from './placement.js';

/**
 * How far Mercury, Jupiter and the plain lord of a sign join or see it (docs/rules/05-rasi-dashas.md#section-2-1):
 * one for Mercury in the sign, one for Jupiter in it, and one for each of the three roles whose planet sees the sign
 * by rasi drishti. A lord that is Mercury or Jupiter counts in two roles. With `count_lord_in_sign` the lord's own
 * presence counts as well.
 */
export function conjunctionScore(placement: Placement, sign: Sign, rules: ComparisonRules): number {
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
