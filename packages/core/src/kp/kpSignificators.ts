import { recordFrom } from '../records.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import { housesOwnedBy, type KpChart, occupantsOf, starLordOf } from './kpChart.js';

/** The four ways in which a graha signifies a house, the strongest first (docs/rules/12-kp-and-prashna.md#section-3). */
export const SIGNIFICATOR_LETTERS = ['a', 'b', 'c', 'd'] as const;
export type SignificatorLetter = (typeof SIGNIFICATOR_LETTERS)[number];

/**
 * Grahas that signify a house: in the star of an occupant (a), occupying it (b), in the star of its owner (c), owning it
 * (d). Lists run from the Sun to Ketu.
 */
export type HouseSignificators = Readonly<Record<SignificatorLetter, readonly Graha[]>>;

/** The same facts by graha: the houses that it signifies by each letter, in order. */
export type SignifiedHouses = Readonly<Record<SignificatorLetter, readonly House[]>>;

/** A graha of a house with the first letter by which it signifies it. */
export interface RankedSignificator {
  readonly graha: Graha;
  readonly letter: SignificatorLetter;
}

/** The significators of every house and of every graha. */
export interface Significators {
  /** houses 1..12 */
  readonly byHouse: readonly HouseSignificators[];
  readonly byGraha: Readonly<Record<Graha, SignifiedHouses>>;
  /** Grahas in a star of their own. */
  readonly inOwnStar: readonly Graha[];
  /** Grahas in whose stars there is none. */
  readonly withoutStarTenant: readonly Graha[];
}

function ofHouse(chart: KpChart, house: House): HouseSignificators {
  const owner = chart.cusps[house - 1]?.owner;
  const occupants = occupantsOf(chart, house);
  return {
    a: GRAHAS.filter((graha) => occupants.includes(starLordOf(chart, graha))),
    b: occupants,
    c: GRAHAS.filter((graha) => starLordOf(chart, graha) === owner),
    d: GRAHAS.filter((graha) => graha === owner),
  };
}

function ofGraha(chart: KpChart, graha: Graha): SignifiedHouses {
  const starLord = starLordOf(chart, graha);
  return {
    a: [chart.grahas[starLord].house],
    b: [chart.grahas[graha].house],
    c: housesOwnedBy(chart, starLord),
    d: housesOwnedBy(chart, graha),
  };
}

/** Significators of a KP chart (docs/rules/12-kp-and-prashna.md#section-3). */
export function significatorsOf(chart: KpChart): Significators {
  const starLords = new Set(GRAHAS.map((graha) => starLordOf(chart, graha)));
  return {
    byHouse: HOUSES.map((house) => ofHouse(chart, house)),
    byGraha: recordFrom(GRAHAS, (graha) => ofGraha(chart, graha)),
    inOwnStar: GRAHAS.filter((graha) => starLordOf(chart, graha) === graha),
    withoutStarTenant: GRAHAS.filter((graha) => !starLords.has(graha)),
  };
}

/** The significators of a house in order of strength, each once (docs/rules/12-kp-and-prashna.md#section-3-1). */
export function combined(house: HouseSignificators): readonly RankedSignificator[] {
  const ranked = new Map<Graha, SignificatorLetter>();
  for (const letter of SIGNIFICATOR_LETTERS) {
    for (const graha of house[letter]) if (!ranked.has(graha)) ranked.set(graha, letter);
  }
  return [...ranked].map(([graha, letter]) => ({ graha, letter }));
}

/** All houses that a graha signifies, in order, each once. */
export const housesSignified = (houses: SignifiedHouses): readonly House[] => {
  const found = new Set(SIGNIFICATOR_LETTERS.flatMap((letter) => houses[letter]));
  return HOUSES.filter((house) => found.has(house));
};
