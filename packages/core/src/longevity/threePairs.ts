import { joiningOrAspecting } from '../facts/aspectFacts.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import { isDignified, lordOfSign } from '../facts/dignityTests.js';
import { isEmpty, only } from '../facts/grahaSet.js';
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import { type Quality, qualityOf, type Sign } from '../zodiac/signs.js';
import { LIFE_CATEGORIES, type LifeCategory, stepped } from './bands.js';
import { RUDRA_EIGHTH } from './lifeSignificators.js';

export type PairSet = Rules['pair_set'];
export const PAIR_SETS = ['lagna_moon', 'moon_saturn'] as const satisfies readonly PairSet[];
export type PairId = 'lagna_lord_and_8th_lord' | 'lagna_and_moon' | 'moon_and_saturn' | 'lagna_and_hora_lagna';

/** A point of a pair. */
export type LifePoint = Graha | 'Ascendant' | 'hora_lagna';

/** Two points and the category of their signs. */
export interface LifePair {
  readonly id: PairId;
  readonly points: readonly [LifePoint, LifePoint];
  readonly signs: readonly [Sign, Sign];
  readonly category: LifeCategory;
}

/** Jupiter raises and Saturn lowers the result; only with `kakshya_change`. */
export interface KakshyaChange {
  readonly raisedByJupiter: boolean;
  readonly loweredBySaturn: boolean;
  readonly result: LifeCategory;
}

export interface ThreePairs {
  readonly set: PairSet;
  readonly pairs: readonly [LifePair, LifePair, LifePair];
  /** that of two or three pairs; if all differ, that of the second pair if the Moon is in 1 or 7, else of the third */
  readonly result: LifeCategory;
  readonly agreeing: 1 | 2 | 3;
  /** of `moon_saturn` only, and null where all three differ */
  readonly years: number | null;
  /** null unless the rule enables it */
  readonly kakshya: KakshyaChange | null;
}

/**
 * Category of two signs by their qualities, in either order (Jaimini Sutras 2.1;
 * docs/rules/06-yogas-doshas-longevity.md#section-6-2).
 */
const CATEGORIES: Readonly<Record<Quality, Readonly<Record<Quality, LifeCategory>>>> = {
  movable: { movable: 'long', fixed: 'middle', dual: 'short' },
  fixed: { movable: 'middle', fixed: 'short', dual: 'long' },
  dual: { movable: 'short', fixed: 'long', dual: 'middle' },
};

/**
 * Years of a result, by the category of the dissenting pair (PVR; docs/rules/06-yogas-doshas-longevity.md#section-6-2).
 */
export const YEARS_OF_PAIRS: Readonly<Record<LifeCategory, Readonly<Record<LifeCategory, number>>>> = {
  short: { short: 32, middle: 36, long: 40 },
  middle: { short: 64, middle: 72, long: 80 },
  long: { short: 96, middle: 108, long: 120 },
};

/** Category of a pair of signs; the order does not matter. */
export const categoryOf = (a: Sign, b: Sign): LifeCategory => CATEGORIES[qualityOf(a)][qualityOf(b)];

type Point = readonly [id: LifePoint, sign: Sign];
const pair = (id: PairId, [a, signA]: Point, [b, signB]: Point): LifePair => ({
  id,
  points: [a, b],
  signs: [signA, signB],
  category: categoryOf(signA, signB),
});

/**
 * Jupiter in 1 or 7, joined or aspected by no malefic, raises; Saturn lowers if it is one of the points of the pairs
 * that decided, unless it is dignified or joined or aspected by Jupiter.
 */
function kakshyaChange(facts: ChartFacts, deciding: readonly LifePair[], result: LifeCategory): KakshyaChange {
  const raisedByJupiter =
    [1, 7].includes(facts.houses.Jupiter) && isEmpty(joiningOrAspecting(facts, 'Jupiter', facts.malefics));
  const loweredBySaturn =
    deciding.some(({ points }) => points.includes('Saturn')) &&
    !isDignified(facts, 'Saturn') &&
    isEmpty(joiningOrAspecting(facts, 'Saturn', only('Jupiter')));
  const steps = (raisedByJupiter ? 1 : 0) - (loweredBySaturn ? 1 : 0);
  return { raisedByJupiter, loweredBySaturn, result: stepped(result, steps) };
}

/** One set of three pairs in D-1; `horaLagna` is the sign of the hora lagna. */
export function threePairs(
  facts: ChartFacts,
  horaLagna: Sign,
  set: PairSet,
  rules: Pick<Rules, 'kakshya_change'>,
): ThreePairs {
  const { signs, lagna, lords } = facts;
  const at = (graha: Graha): Point => [graha, signs[graha]];
  const ascendant: Point = ['Ascendant', lagna];
  const eighth = set === 'lagna_moon' ? lords[8] : lordOfSign(facts, RUDRA_EIGHTH[lagna]);
  const pairs = [
    pair('lagna_lord_and_8th_lord', at(lords[1]), at(eighth)),
    set === 'lagna_moon'
      ? pair('lagna_and_moon', ascendant, at('Moon'))
      : pair('moon_and_saturn', at('Moon'), at('Saturn')),
    pair('lagna_and_hora_lagna', ascendant, ['hora_lagna', horaLagna]),
  ] as const;
  const holding = (category: LifeCategory): readonly LifePair[] => pairs.filter((one) => one.category === category);
  const majority = LIFE_CATEGORIES.find((category) => holding(category).length >= 2);
  const moonDecides = facts.houses.Moon === 1 || facts.houses.Moon === 7;
  const result = majority ?? pairs[moonDecides ? 1 : 2].category;
  const deciding = holding(result);
  const other = pairs.find(({ category }) => category !== result)?.category ?? result;
  return {
    set,
    pairs,
    result,
    agreeing: deciding.length as 1 | 2 | 3,
    years: set === 'moon_saturn' && majority !== undefined ? YEARS_OF_PAIRS[result][other] : null,
    kakshya: rules.kakshya_change === 'yes' ? kakshyaChange(facts, deciding, result) : null,
  };
}
