import { arc, norm360, separation } from '../../angles/angles.js';
import type { Chart } from '../../charts/chart.js';
import type { ChartFacts } from '../../facts/chartFacts.js';
import { isCombust, isRetrograde } from '../../facts/dignityTests.js';
import { common, isEmpty, setOf, union } from '../../facts/grahaSet.js';
import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { DEGREES_PER_SIGN } from '../../zodiac/signs.js';

/** Full years of each planet (BPHS; Varahamihira; docs/rules/06-yogas-doshas-longevity.md#section-6-4). */
export const FULL_YEARS = {
  pinda: { Sun: 19, Moon: 25, Mars: 15, Mercury: 12, Jupiter: 15, Venus: 21, Saturn: 20 },
  nisarga: { Sun: 20, Moon: 1, Mars: 2, Mercury: 9, Jupiter: 18, Venus: 20, Saturn: 50 },
} as const satisfies Readonly<Record<string, Readonly<Record<Planet, number>>>>;

/** Navamsas in a degree, and the years after which the count of amsa starts again at 0. */
export const NAVAMSAS_PER_DEGREE = 0.3;
export const AMSA_CYCLE_YEARS = 12;

/** Planets that count as malefic, and as benefic, in ayurdaya. */
const AYUR_MALEFICS: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];
const AYUR_BENEFICS: readonly Planet[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];

/** Divisor of the years that a malefic loses in the visible half; a benefic loses half of that. */
const VISIBLE_HALF_PARTS: Readonly<Partial<Record<House, number>>> = { 12: 1, 11: 2, 10: 3, 9: 4, 8: 5, 7: 6 };

/** Factors of the other reductions and of the increases. */
const COMBUST_FACTOR = 1 / 2;
const ENEMY_SIGN_FACTOR = 2 / 3;
export const RETROGRADE_OR_DIGNIFIED_INCREASE = 3;
export const OWN_DIVISION_INCREASE = 2;

/** The reductions (haranas), in the order of every response. */
export const REDUCTIONS = ['combust', 'enemy_sign', 'visible_half', 'malefic_in_lagna'] as const;
export type Reduction = (typeof REDUCTIONS)[number];

/** Remaining share of a planet's years by each reduction alone, 0 <= x <= 1. */
export type ReductionFactors = Readonly<Record<Reduction, number>>;

const ENEMY = 1;
/** Houses of Santhanam's visible half start this far before the Ascendant's degree. */
const HALF_HOUSE_DEG = DEGREES_PER_SIGN / 2;
const BENEFICS = setOf(AYUR_BENEFICS);

const isMalefic = (planet: Planet): boolean => AYUR_MALEFICS.includes(planet);

const combust = (facts: ChartFacts, planet: Planet): number =>
  planet !== 'Venus' && planet !== 'Saturn' && isCombust(facts, planet) ? COMBUST_FACTOR : 1;

const enemySign = (facts: ChartFacts, planet: Planet): number =>
  planet !== 'Mars' && facts.dignities[planet] === ENEMY && !isRetrograde(facts, planet) ? ENEMY_SIGN_FACTOR : 1;

/** Divisor of the years that a malefic loses, or null below the horizon. */
function partsLost(chart: Chart, facts: ChartFacts, planet: Planet, by: Rules['ayurdaya_visible_half']): number | null {
  if (by === 'whole_sign') return VISIBLE_HALF_PARTS[facts.houses[planet]] ?? null;
  const from = arc(norm360(chart.ascendant.longitudeDeg - HALF_HOUSE_DEG), chart.grahas[planet].longitudeDeg);
  const house = Math.floor(from / DEGREES_PER_SIGN) + 1;
  const depth = from / DEGREES_PER_SIGN - (house - 1);
  return house < 7 ? null : 14 - house - depth;
}

function visibleHalf(chart: Chart, facts: ChartFacts, planet: Planet, by: Rules['ayurdaya_visible_half']): number {
  const parts = partsLost(chart, facts, planet, by);
  if (parts === null) return 1;
  return 1 - 1 / parts / (isMalefic(planet) ? 1 : 2);
}

/** The malefic in the rising sign nearest to the Ascendant, unless a benefic there is nearer. */
function risingMalefic(chart: Chart, facts: ChartFacts): Planet | null {
  const distance = (planet: Planet): number =>
    separation(chart.grahas[planet].longitudeDeg, chart.ascendant.longitudeDeg);
  const nearest = PLANETS.filter((planet) => facts.houses[planet] === 1).reduce<Planet | null>(
    (best, planet) => (best === null || distance(planet) < distance(best) ? planet : best),
    null,
  );
  return nearest !== null && isMalefic(nearest) ? nearest : null;
}

/**
 * Share of years lost to a rising malefic: the share of the zodiac the Ascendant has passed, or half of it if a benefic
 * helps.
 */
function lossInLagna(chart: Chart, facts: ChartFacts): number {
  const helped = !isEmpty(common(union(facts.occupants[1], facts.aspectingGrahas[1]), BENEFICS));
  return chart.ascendant.longitudeDeg / 360 / (helped ? 2 : 1);
}

/**
 * The four reductions of every planet (docs/rules/06-yogas-doshas-longevity.md#section-6-4); the last does not apply
 * in amsa.
 */
export function reductionFactors(
  chart: Chart,
  facts: ChartFacts,
  rules: Pick<Rules, 'ayurdaya_visible_half'>,
): Readonly<Record<Planet, ReductionFactors>> {
  const rising = risingMalefic(chart, facts);
  return recordFrom(PLANETS, (planet) => ({
    combust: combust(facts, planet),
    enemy_sign: enemySign(facts, planet),
    visible_half: visibleHalf(chart, facts, planet, rules.ayurdaya_visible_half),
    malefic_in_lagna: planet === rising ? 1 - lossInLagna(chart, facts) : 1,
  }));
}
