import type { ChartFacts } from '../../facts/chartFacts.js';
import { inHouses } from '../../facts/conditions/placeConditions.js';
import { allOf } from '../../facts/criteria.js';
import { THE_SEVEN } from '../../facts/subjects.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import { APOKLIMAS, countHouses, type House, KENDRAS, PANAPARAS } from '../../zodiac/houses.js';

/**
 * Tables of the tajaka yogas (Neelakanthi; PVR, chapter on Tajaka;
 * docs/rules/06-yogas-doshas-longevity.md#section-4).
 */

/** Orb of each planet in degrees. */
export const DEEPTAMSAS_DEG: Readonly<Record<Planet, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** The seven from the slowest to the fastest. */
export const BY_SPEED: readonly Planet[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

export type TajakaAspect = 'friendly' | 'hostile' | 'neutral';

/** Aspects by the house of one planet counted from the other; none from the 6th and the 8th. */
export const TAJAKA_ASPECTS: Readonly<Record<House, TajakaAspect | null>> = {
  1: 'hostile',
  2: 'neutral',
  3: 'friendly',
  4: 'hostile',
  5: 'friendly',
  6: null,
  7: 'hostile',
  8: null,
  9: 'friendly',
  10: 'hostile',
  11: 'friendly',
  12: 'neutral',
};

/** Yogas of all seven by their houses. */
export const TAJAKA_OF_HOUSES = {
  ishkavala: allOf(
    inHouses(
      THE_SEVEN,
      [...KENDRAS, ...PANAPARAS].sort((a, b) => a - b),
    ),
  ),
  induvara: allOf(inHouses(THE_SEVEN, APOKLIMAS)),
} as const;

/** How close an application is: to the degree, within both orbs, or within a degree of the smaller one. */
export type Closeness = 'complete' | 'current' | 'future';

/** Two planets in orb of each other, the faster of which applies to the slower or separates from it. */
export interface Application {
  readonly faster: Planet;
  readonly slower: Planet;
  readonly aspect: TajakaAspect;
  readonly closeness: Closeness;
  /** difference of the degrees in their signs */
  readonly apartDeg: number;
  /** the faster has fewer degrees: it applies (ithasala); else it separates (eesarpha) */
  readonly applies: boolean;
}

const COMPLETE_DEG = 1;
const FUTURE_DEG = 1;

/** Degrees of the planets in their signs, 0 <= x < 30. */
export type Degrees = Readonly<Record<Planet, number>>;

/** The aspect between two planets, or null if there is none. */
export const tajakaAspect = ({ houses }: ChartFacts, a: Planet, b: Planet): TajakaAspect | null =>
  TAJAKA_ASPECTS[countHouses(houses[a], houses[b])];

function closenessOf(a: Planet, b: Planet, apartDeg: number): Closeness | null {
  const [smaller, larger] = [DEEPTAMSAS_DEG[a], DEEPTAMSAS_DEG[b]].sort((x, y) => x - y) as [number, number];
  if (apartDeg <= COMPLETE_DEG) return 'complete';
  if (apartDeg <= smaller) return 'current';
  return apartDeg <= larger && apartDeg <= smaller + FUTURE_DEG ? 'future' : null;
}

/** Two planets that aspect each other within their orbs; null otherwise, and if their degrees are equal. */
function applicationOf(facts: ChartFacts, degrees: Degrees, a: Planet, b: Planet): Application | null {
  const aspect = tajakaAspect(facts, a, b);
  const apartDeg = Math.abs(degrees[a] - degrees[b]);
  if (aspect === null || apartDeg === 0) return null;
  const closeness = closenessOf(a, b, apartDeg);
  if (closeness === null) return null;
  const [slower, faster] = BY_SPEED.indexOf(a) < BY_SPEED.indexOf(b) ? [a, b] : [b, a];
  return { faster, slower, aspect, closeness, apartDeg, applies: degrees[faster] < degrees[slower] };
}

/** Every pair of the seven, in the order Sun..Saturn. */
export const PAIRS: readonly (readonly [Planet, Planet])[] = PLANETS.flatMap((a, at) =>
  PLANETS.slice(at + 1).map((b) => [a, b] as const),
);

/** Every application and separation in a chart, in the order of the pairs. */
export const applicationsIn = (facts: ChartFacts, degrees: Degrees): readonly Application[] =>
  PAIRS.map(([a, b]) => applicationOf(facts, degrees, a, b)).filter((found) => found !== null);
