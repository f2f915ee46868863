import { GRAHAS } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { isOddSign, qualityOf, type Sign } from '../zodiac/signs.js';
import { isJaiminiExalted } from './jaiminiDignity.js';
import { type Decision, type Placement, QUALITY_RANK } from './placement.js';
import type { SignFacts } from './signFacts.js';
import type { SignLords } from './signLord.js';

const hasExalted = (placement: Placement, sign: Sign): number =>
  GRAHAS.some((graha) => placement.grahas[graha].sign === sign && isJaiminiExalted(graha, sign)) ? 1 : 0;

const lordOfOtherParity = (placement: Placement, sign: Sign): number =>
  isOddSign(placement.grahas[lordOf(sign)].sign) === isOddSign(sign) ? 0 : 1;

/**
 * The stronger of two signs (docs/rules/05-rasi-dashas.md#section-2-2); the first rule that distinguishes them decides.
 * If none does, the second is used: two signs of one lord (Gemini and Virgo, Sagittarius and Pisces) can tie.
 */
export function strongerSign(facts: SignFacts, lords: SignLords, first: Sign, second: Sign): Decision<Sign> {
  const { placement } = facts;
  const decided = (rule: number, difference: number): Decision<Sign> => ({
    stronger: difference > 0 ? first : second,
    decidedByRule: rule,
  });
  const occupants = facts.occupants(first) - facts.occupants(second);
  if (occupants !== 0) return decided(1, occupants);
  const score = facts.score(first) - facts.score(second);
  if (score !== 0) return decided(2, score);
  const exalted = hasExalted(placement, first) - hasExalted(placement, second);
  if (exalted !== 0) return decided(3, exalted);
  const parity = lordOfOtherParity(placement, first) - lordOfOtherParity(placement, second);
  if (parity !== 0) return decided(4, parity);
  const quality = QUALITY_RANK[qualityOf(first)] - QUALITY_RANK[qualityOf(second)];
  if (quality !== 0) return decided(5, quality);
  const a = placement.grahas[lords(first)].degreesInSign;
  const b = placement.grahas[lords(second)].degreesInSign;
  if (a === null || b === null) return { stronger: second, decidedByRule: null };
  return decided(6, a - b);
}
