import { associatedWith, joinedBy } from '../facts/conditions/conjunctionConditions.js';
import { anyIn, inHouses, inNakshatras, twoTogetherIn } from '../facts/conditions/placeConditions.js';
import { inHousesFrom } from '../facts/conditions/relativeHouses.js';
import { allOf, anyOf } from '../facts/criteria.js';
import { graha, grahas, NODES, THE_SEVEN } from '../facts/subjects.js';
import type { Graha } from '../zodiac/grahas.js';
import { HOUSES, type House } from '../zodiac/houses.js';
import type { Nakshatra, Pada } from '../zodiac/nakshatras.js';
import type { DoshaRow } from './dosha.js';

/**
 * Rows of the doshas (docs/rules/06-yogas-doshas-longevity.md#section-5). Exceptions to manglik are in a file of their
 * own.
 */

/** Signs from a node to the other, both included. */
const HALF: readonly House[] = HOUSES.slice(0, 7);

export const KALA_SARPA = {
  id: 'kala_sarpa',
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  forms: {
    rahu_to_ketu: allOf(inHousesFrom(graha('Rahu'), THE_SEVEN, HALF)),
    ketu_to_rahu: allOf(inHousesFrom(graha('Ketu'), THE_SEVEN, HALF)),
  },
} as const satisfies DoshaRow;

/** Names of kala sarpa by the house of Rahu. */
export const KALA_SARPA_TYPES = {
  1: 'ananta',
  2: 'kulika',
  3: 'vasuki',
  4: 'shankhapala',
  5: 'padma',
  6: 'mahapadma',
  7: 'takshaka',
  8: 'karkotaka',
  9: 'shankhachuda',
  10: 'ghataka',
  11: 'vishadhara',
  12: 'sheshanaga',
} as const satisfies Readonly<Record<House, string>>;
export type KalaSarpaType = (typeof KALA_SARPA_TYPES)[House];

/** Houses of Mars for manglik dosha, by the values of the rule `manglik_houses`. */
export const MANGLIK_HOUSES = {
  standard: [2, 4, 7, 8, 12],
  without_2nd_house: [4, 7, 8, 12],
  with_1st_house: [1, 2, 4, 7, 8, 12],
  with_1st_without_2nd_house: [1, 4, 7, 8, 12],
} as const satisfies Readonly<Record<string, readonly House[]>>;

/** The houses of the chart, and those counted from the Moon and from Venus. */
const fromEach = (houses: readonly House[]) => ({
  lagna: allOf(inHouses(graha('Mars'), houses)),
  moon: allOf(inHousesFrom(graha('Moon'), graha('Mars'), houses)),
  venus: allOf(inHousesFrom(graha('Venus'), graha('Mars'), houses)),
});

export const MANGLIK = {
  standard: {
    id: 'manglik',
    source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
    forms: fromEach(MANGLIK_HOUSES.standard),
  },
  without_2nd_house: {
    id: 'manglik',
    source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
    forms: fromEach(MANGLIK_HOUSES.without_2nd_house),
  },
  with_1st_house: {
    id: 'manglik',
    source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
    forms: fromEach(MANGLIK_HOUSES.with_1st_house),
  },
  with_1st_without_2nd_house: {
    id: 'manglik',
    source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
    forms: fromEach(MANGLIK_HOUSES.with_1st_without_2nd_house),
  },
} as const satisfies Readonly<Record<keyof typeof MANGLIK_HOUSES, DoshaRow>>;

/** Grahas of each reason for pitru dosha, and the houses for the conjunctions of the fourth reason. */
export const PITRU_NINTH: readonly Graha[] = ['Sun', 'Moon', 'Rahu'];
export const PITRU_AFFLICTED: readonly Graha[] = ['Sun', 'Moon', 'Rahu', 'Ketu'];
export const PITRU_TOGETHER: readonly Graha[] = ['Mercury', 'Venus', 'Rahu'];
export const PITRU_MEETING_HOUSES: readonly House[] = [2, 5, 9, 12];
export const PITRU_LUMINARIES: readonly Graha[] = ['Sun', 'Moon'];

/** The reasons in the order of their numbers 1..5. */
export const PITRU = {
  id: 'pitru',
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  forms: {
    luminary_or_rahu_in_9th: allOf(anyIn(grahas(...PITRU_NINTH), [9])),
    ketu_in_4th: allOf(inHouses(graha('Ketu'), [4])),
    luminary_or_node_with_mars_or_saturn: anyOf(
      ...PITRU_AFFLICTED.map((one) => [associatedWith(graha(one), grahas('Mars', 'Saturn'))]),
    ),
    two_of_mercury_venus_rahu_together: anyOf(
      ...PITRU_MEETING_HOUSES.map((house) => [twoTogetherIn(grahas(...PITRU_TOGETHER), house)]),
    ),
    luminary_with_node: anyOf(...PITRU_LUMINARIES.map((one) => [joinedBy(graha(one), NODES)])),
  },
} as const satisfies DoshaRow;
export type PitruReason = keyof typeof PITRU.forms;

export const GURU_CHANDALA = {
  id: 'guru_chandala',
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  forms: { jupiter_with_node: allOf(joinedBy(graha('Jupiter'), NODES)) },
} as const satisfies DoshaRow;

/** Pada in which a nakshatra of ganda moola is next to the boundary of a water and a fire sign. */
export const GANDANTA_PADAS = {
  Ashwini: 1,
  Ashlesha: 4,
  Magha: 1,
  Jyeshtha: 4,
  Mula: 1,
  Revati: 4,
} as const satisfies Readonly<Partial<Record<Nakshatra, Pada>>>;

export const GANDA_MOOLA = {
  id: 'ganda_moola',
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  forms: {
    moon_in_gandanta_star: allOf(inNakshatras(graha('Moon'), Object.keys(GANDANTA_PADAS) as Nakshatra[])),
  },
} as const satisfies DoshaRow;

/** Grahas and houses for kalathra dosha. */
export const KALATHRA_GRAHAS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
export const KALATHRA_HOUSES: readonly House[] = [1, 2, 4, 7, 8, 12];

export const KALATHRA = {
  id: 'kalathra',
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  forms: {
    lagna: allOf(inHouses(grahas(...KALATHRA_GRAHAS), KALATHRA_HOUSES)),
    moon: allOf(inHousesFrom(graha('Moon'), grahas(...KALATHRA_GRAHAS), KALATHRA_HOUSES)),
  },
} as const satisfies DoshaRow;

export const GHATA = {
  id: 'ghata',
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  forms: { mars_with_saturn: allOf(joinedBy(graha('Mars'), graha('Saturn'))) },
} as const satisfies DoshaRow;

export const SHRAPIT = {
  id: 'shrapit',
  source: 'docs/rules/06-yogas-doshas-longevity.md#section-5',
  forms: { rahu_with_saturn: allOf(joinedBy(graha('Rahu'), graha('Saturn'))) },
} as const satisfies DoshaRow;

/** Every row, in the order of the response; manglik with its default houses. */
export const DOSHA_ROWS: readonly DoshaRow[] = [
  KALA_SARPA,
  MANGLIK.standard,
  PITRU,
  GURU_CHANDALA,
  GANDA_MOOLA,
  KALATHRA,
  GHATA,
  SHRAPIT,
];
