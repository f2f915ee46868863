import { GRAHAS, type Graha, isPlanet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { countSigns, isOddSign, qualityOf, type Sign, signFrom } from '../zodiac/signs.js';
import { isJaiminiExalted, jaiminiDignity } from './jaiminiDignity.js';
import { type Decision, type Placement, QUALITY_RANK } from './placement.js';
import type { SignFacts } from './signFacts.js';
import type { SignLords } from './signLord.js';

const BRAHMA_HOUSES = [6, 8, 12] as const;
const FRIENDLY = 3;
const SIGNS_FROM_START = 7;

/**
 * Brahma (docs/rules/05-rasi-dashas.md#section-2-6). `start` is the stronger of the ascendant and its 7th. Candidates
 * are the lords of the 6th, 8th and 12th from there, without the nodes. Each scores a point for a friend's sign or
 * better, one for an odd sign, and one for a sign among the seven from `start` on. A planet that owns two of the houses
 * has its score doubled. The two best are compared as grahas.
 */
export function brahmaOf(
  placement: Placement,
  lords: SignLords,
  start: Sign,
  stronger: (first: Graha, second: Graha) => Graha,
): Graha {
  const owners = BRAHMA_HOUSES.map((house) => lords(signFrom(start, house))).filter(isPlanet);
  const score = (graha: Graha): number => {
    const { sign } = placement.grahas[graha];
    const points =
      (jaiminiDignity(graha, sign) >= FRIENDLY ? 1 : 0) +
      (isOddSign(sign) ? 1 : 0) +
      (countSigns(start, sign) <= SIGNS_FROM_START ? 1 : 0);
    return points * owners.filter((owner) => owner === graha).length;
  };
  const [best, second] = [...new Set<Graha>(owners)]
    .map((graha) => ({ graha, points: score(graha) }))
    .sort((a, b) => b.points - a.points);
  // Three houses cannot have only the nodes as lords, so there is always one planet.
  if (best === undefined) throw new Error('one of three houses always has a planet for its lord');
  return second === undefined ? best.graha : stronger(best.graha, second.graha);
}

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
