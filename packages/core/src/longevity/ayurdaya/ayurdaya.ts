import { arc } from '../../angles/angles.js';
import type { Chart } from '../../charts/chart.js';
import type { ChartFacts } from '../../facts/chartFacts.js';
import { isDignified, isRetrograde } from '../../facts/dignityTests.js';
import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import { DEEP_EXALTATION_DEG } from '../../zodiac/dignities.data.js';
import { dignityValue } from '../../zodiac/dignities.js';
import { type Graha, PLANETS, type Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import { DEGREES_PER_SIGN } from '../../zodiac/signs.js';
import {
  AMSA_CYCLE_YEARS,
  FULL_YEARS,
  NAVAMSAS_PER_DEGREE,
  OWN_DIVISION_INCREASE,
  REDUCTIONS,
  RETROGRADE_OR_DIGNIFIED_INCREASE,
  type ReductionFactors,
  reductionFactors,
} from './reductions.js';

/** The methods of ayurdaya, in the order of every response. */
export const AYURDAYA_METHODS = ['pinda', 'nisarga', 'amsa'] as const;
export type AyurdayaMethod = (typeof AYURDAYA_METHODS)[number];

export type AyurdayaRules = Pick<
  Rules,
  'ayurdaya_method' | 'ayurdaya_reduction' | 'ayurdaya_visible_half' | 'ayurdaya_lagna'
>;

/** Inputs of ayurdaya; `rasi` and `navamsa` facts are those of the charts of the same name. */
export interface AyurdayaCharts {
  readonly rasi: Chart;
  readonly navamsa: Chart;
  readonly drekkana: Chart;
  readonly facts: ChartFacts;
  readonly navamsaFacts: ChartFacts;
}

/** Years that a planet gives by one method. */
export interface PlanetYears {
  readonly baseYears: number;
  /** by the rule `ayurdaya_reduction` */
  readonly reductionFactor: number;
  /** 2 or 3 in amsa, else 1 */
  readonly increaseFactor: 1 | 2 | 3;
  /** base, reduced and increased */
  readonly years: number;
}

export interface MethodYears {
  readonly planets: Readonly<Record<Planet, PlanetYears>>;
  readonly sumOfBaseYears: number;
  readonly sumOfYears: number;
  /** the planets and the Ascendant */
  readonly spanYears: number;
}

export interface Ayurdaya {
  readonly methods: Readonly<Record<AyurdayaMethod, MethodYears>>;
  readonly applicable: AyurdayaMethod;
  readonly reductions: Readonly<Record<Planet, ReductionFactors>>;
  readonly lagnaYearsByRasi: number;
  readonly lagnaYearsByNavamsa: number;
  readonly lagnaYearsBy: 'rasi' | 'navamsa';
  /** the one of the two that applies */
  readonly lagnaYears: number;
}

/** Full years at deep exaltation, decreasing linearly to half at deep debilitation. */
function yearsOfExaltation(fullYears: number, planet: Planet, longitudeDeg: number): number {
  const passed = arc(DEEP_EXALTATION_DEG[planet], longitudeDeg);
  return (fullYears * Math.max(passed, 360 - passed)) / 360;
}

/** Navamsas passed from 0 degrees Aries, modulo twelve (Varahamihira). */
const yearsOfNavamsas = (longitudeDeg: number): number => (longitudeDeg * NAVAMSAS_PER_DEGREE) % AMSA_CYCLE_YEARS;

const baseYears = (method: AyurdayaMethod, planet: Planet, longitudeDeg: number): number =>
  method === 'amsa'
    ? yearsOfNavamsas(longitudeDeg)
    : yearsOfExaltation(FULL_YEARS[method][planet], planet, longitudeDeg);

/**
 * The increase of amsa: three times for retrograde or dignified, else two times for own navamsa or drekkana or
 * vargottama.
 */
function increaseOf({ rasi, navamsa, drekkana, facts }: AyurdayaCharts, planet: Planet): 1 | 2 | 3 {
  if (isRetrograde(facts, planet) || isDignified(facts, planet)) return RETROGRADE_OR_DIGNIFIED_INCREASE;
  const navamsaSign = navamsa.grahas[planet].sign;
  const ownDivision =
    lordOf(navamsaSign) === planet ||
    lordOf(drekkana.grahas[planet].sign) === planet ||
    navamsaSign === rasi.grahas[planet].sign;
  return ownDivision ? OWN_DIVISION_INCREASE : 1;
}

function reductionOf(method: AyurdayaMethod, factors: ReductionFactors, by: Rules['ayurdaya_reduction']): number {
  const counted = REDUCTIONS.filter((reduction) => method !== 'amsa' || reduction !== 'malefic_in_lagna').map(
    (reduction) => factors[reduction],
  );
  return by === 'product' ? counted.reduce((product, factor) => product * factor, 1) : Math.min(...counted);
}

/** Which method applies: of Sun and Moon the stronger is compared with the Ascendant, sign by sign. */
function methodByStrength({ comparisons, lagna, signs }: ChartFacts): AyurdayaMethod {
  const luminary = comparisons.strongerGraha('Sun', 'Moon').stronger;
  if (comparisons.strongerSign(lagna, signs[luminary]).stronger === lagna) return 'amsa';
  return luminary === 'Sun' ? 'pinda' : 'nisarga';
}

/** Dignity of the lord of an Ascendant in that sign itself; below own only for a node. */
const dignityAtHome = ({ lagna, lords }: ChartFacts): number => dignityValue(lords[1] as Graha, lagna);

function lagnaYearsBy({ facts, navamsaFacts }: AyurdayaCharts, by: Rules['ayurdaya_lagna']): 'rasi' | 'navamsa' {
  if (by !== 'by_dignity') return by;
  return dignityAtHome(navamsaFacts) > dignityAtHome(facts) ? 'navamsa' : 'rasi';
}

/**
 * Years of the seven planets and the Ascendant by the three methods
 * (docs/rules/06-yogas-doshas-longevity.md#section-6-4).
 */
export function ayurdaya(charts: AyurdayaCharts, rules: AyurdayaRules): Ayurdaya {
  const { rasi, navamsa, facts } = charts;
  const reductions = reductionFactors(rasi, facts, rules);
  const lagnaYears = {
    rasi: rasi.ascendant.longitudeDeg / DEGREES_PER_SIGN,
    navamsa: navamsa.ascendant.longitudeDeg / DEGREES_PER_SIGN,
  };
  const by = lagnaYearsBy(charts, rules.ayurdaya_lagna);

  const yearsOf = (method: AyurdayaMethod): MethodYears => {
    const planets = recordFrom(PLANETS, (planet): PlanetYears => {
      const base = baseYears(method, planet, rasi.grahas[planet].longitudeDeg);
      const reductionFactor = reductionOf(method, reductions[planet], rules.ayurdaya_reduction);
      const increaseFactor = method === 'amsa' ? increaseOf(charts, planet) : 1;
      return { baseYears: base, reductionFactor, increaseFactor, years: base * reductionFactor * increaseFactor };
    });
    const sum = (of: (years: PlanetYears) => number): number =>
      PLANETS.reduce((total, planet) => total + of(planets[planet]), 0);
    const sumOfYears = sum(({ years }) => years);
    return {
      planets,
      sumOfBaseYears: sum((years) => years.baseYears),
      sumOfYears,
      spanYears: sumOfYears + lagnaYears[by],
    };
  };

  return {
    methods: recordFrom(AYURDAYA_METHODS, yearsOf),
    applicable: rules.ayurdaya_method === 'by_strength' ? methodByStrength(facts) : rules.ayurdaya_method,
    reductions,
    lagnaYearsByRasi: lagnaYears.rasi,
    lagnaYearsByNavamsa: lagnaYears.navamsa,
    lagnaYearsBy: by,
    lagnaYears: lagnaYears[by],
  };
}
