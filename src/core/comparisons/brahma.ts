import { type Graha, isPlanet } from '../zodiac/grahas.js';
import { countSigns, isOddSign, type Sign, signFrom } from '../zodiac/signs.js';
import { jaiminiDignity } from './jaiminiDignity.js';
import type { Placement } from './placement.js';
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
