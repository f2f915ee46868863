import { DEBILITATION_SIGNS, EXALTATION_SIGNS } from '../zodiac/dignities.data.js';
import { isDeepDebilitated, isDeepExalted } from '../zodiac/dignities.js';
import { type Graha, isPlanet } from '../zodiac/grahas.js';
import { DUSTHANAS, houseOf } from '../zodiac/houses.js';
import { compoundRelationOf } from '../zodiac/relations.js';
import { DEGREES_PER_SIGN, type Sign, signIndex } from '../zodiac/signs.js';
import { aspecting } from './aspectFacts.js';
import type { ChartFacts } from './chartFacts.js';
import { isInHouse } from './conjunctionFacts.js';
import type { Weakness } from './evidence.js';
import { has, isEmpty } from './grahaSet.js';

/** The lord of a sign in a chart, with the same co-lords as for its houses. */
export const lordOfSign = ({ lords, lagna }: ChartFacts, sign: Sign): Graha => lords[houseOf(lagna, sign)];

const STRONG = 3;
const FAIR = 2;
const DIGNIFIED = 4;
const OWN = 5;

/** In a friend's sign or better. */
export const isStrong = (facts: ChartFacts, graha: Graha): boolean => facts.dignities[graha] >= STRONG;
/** In a neutral's sign or better. */
export const isFair = (facts: ChartFacts, graha: Graha): boolean => facts.dignities[graha] >= FAIR;
/** In its own sign or its sign of exaltation. */
export const isDignified = (facts: ChartFacts, graha: Graha): boolean => facts.dignities[graha] >= DIGNIFIED;

/** In its own sign; the nodes have none. */
export const isInOwnSign = (facts: ChartFacts, graha: Graha): boolean => facts.dignities[graha] === OWN;

/** In its sign of exaltation; Virgo for Mercury, which counts as its own sign. */
export const isExalted = (facts: ChartFacts, graha: Graha): boolean =>
  EXALTATION_SIGNS[graha].includes(facts.signs[graha]);
export const isDebilitated = (facts: ChartFacts, graha: Graha): boolean =>
  DEBILITATION_SIGNS[graha].includes(facts.signs[graha]);

/** Longitude in this chart, 0 <= x < 360, or null in a chart of signs only. */
export function longitudeOf({ placement, signs }: ChartFacts, graha: Graha): number | null {
  const { degreesInSign } = placement.grahas[graha];
  return degreesInSign === null ? null : signIndex(signs[graha]) * DEGREES_PER_SIGN + degreesInSign;
}

/** Within a degree of the deep point in this chart; the nodes by sign. False in a chart of signs only. */
function isAtDeepPoint(
  facts: ChartFacts,
  graha: Graha,
  ofPlanet: typeof isDeepExalted,
  ofNode: typeof isExalted,
): boolean {
  if (!isPlanet(graha)) return ofNode(facts, graha);
  const longitudeDeg = longitudeOf(facts, graha);
  return longitudeDeg !== null && ofPlanet(graha, longitudeDeg);
}

export const isDeeplyExalted = (facts: ChartFacts, graha: Graha): boolean =>
  isAtDeepPoint(facts, graha, isDeepExalted, isExalted);
export const isDeeplyDebilitated = (facts: ChartFacts, graha: Graha): boolean =>
  isAtDeepPoint(facts, graha, isDeepDebilitated, isDebilitated);

/** True when one graha is a natural and a temporary friend of another (adhimitra). */
export const isGreatFriend = ({ signs }: ChartFacts, of: Graha, to: Graha): boolean =>
  of !== to && compoundRelationOf(of, signs[of], to, signs[to]) === 'great_friend';

export const isCombust = ({ birth }: ChartFacts, graha: Graha): boolean => has(birth.combust, graha);
export const isRetrograde = ({ birth }: ChartFacts, graha: Graha): boolean => has(birth.retrograde, graha);

/** What makes a graha weak by the full test (docs/rules/06-yogas-doshas-longevity.md#section-1-5). */
const WEAKNESSES: readonly (readonly [Weakness, (facts: ChartFacts, graha: Graha) => boolean])[] = [
  ['debilitated', isDebilitated],
  ['aspected_by_malefic', (facts, graha) => !isEmpty(aspecting(facts, graha, facts.malefics))],
  ['combust', isCombust],
  ['in_dusthana', (facts, graha) => isInHouse(facts, graha, DUSTHANAS)],
];

/** Why a graha is weak: debilitated, aspected by a malefic, combust, or in a dusthana. */
export const weaknessesOf = (facts: ChartFacts, graha: Graha): readonly Weakness[] =>
  WEAKNESSES.filter(([, test]) => test(facts, graha)).map(([weakness]) => weakness);

export const isWeak = (facts: ChartFacts, graha: Graha): boolean => WEAKNESSES.some(([, test]) => test(facts, graha));
