import type { ChartFacts } from '../../facts/chartFacts.js';
import { conjoin } from '../../facts/conjunctionFacts.js';
import { findingOf } from '../../facts/criteria.js';
import { isCombust, isDignified, isRetrograde } from '../../facts/dignityTests.js';
import type { Evidence } from '../../facts/evidence.js';
import { recordFrom } from '../../records.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import { known } from '../yogaFacts.js';
import {
  type Application,
  applicationsIn,
  DEEPTAMSAS_DEG,
  type Degrees,
  PAIRS,
  TAJAKA_OF_HOUSES,
  tajakaAspect,
} from './applying.js';

/** The tajaka yogas, in the order of every response. */
export const TAJAKA_YOGAS = [
  'ishkavala',
  'induvara',
  'ithasala',
  'eesarpha',
  'nakta',
  'yamaya',
  'manahoo',
  'kamboola',
  'radda',
  'duhphali_kutta',
] as const;
/** Texts of the tajaka yogas (docs/rules/06-yogas-doshas-longevity.md#section-4). */
export const TAJAKA_SOURCE = 'P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach; Neelakanthi';
export type TajakaYogaId = (typeof TAJAKA_YOGAS)[number];

/** A pair that a third planet connects by its aspects. */
export interface Carried {
  readonly between: readonly [Planet, Planet];
  readonly by: Planet;
}

/** An application that Mars or Saturn interrupts. */
export interface Cut extends Application {
  readonly cutBy: Planet;
}

/** The Moon applies to a planet that applies to another. */
export interface Kamboola {
  readonly moon: Application;
  readonly other: Application;
}

export type RaddaReason = 'combust' | 'retrograde' | 'low_dignity';

/** An application with an afflicted member. */
export interface Radda extends Application {
  readonly reasons: readonly { readonly planet: Planet; readonly reason: RaddaReason }[];
}

/** A strong faster and a weak slower planet. */
export interface Uneven extends Application {
  readonly fasterBala: number;
  readonly slowerBala: number;
}

/** The tajaka yogas of a chart; an empty list, or null, is an absent yoga. */
export interface TajakaYogas {
  readonly ishkavala: readonly Evidence[] | null;
  readonly induvara: readonly Evidence[] | null;
  readonly ithasala: readonly Application[];
  readonly eesarpha: readonly Application[];
  readonly nakta: readonly Carried[];
  readonly yamaya: readonly Carried[];
  readonly manahoo: readonly Cut[];
  readonly kamboola: readonly Kamboola[];
  readonly radda: readonly Radda[];
  readonly duhphali_kutta: readonly Uneven[];
}

/** Pancha vargeeya bala above which a planet is strong, and below which it is weak. */
const MIDDLE_BALA = 10;
/** Dignity of an enemy's sign. */
const LOW_DIGNITY = 1;

const involves = ({ faster, slower }: Application, planet: Planet): boolean => faster === planet || slower === planet;

function ofHouses(id: keyof typeof TAJAKA_OF_HOUSES, facts: ChartFacts): readonly Evidence[] | null {
  const { present, evidence } = findingOf(TAJAKA_OF_HOUSES[id], facts);
  return present ? evidence : null;
}

/**
 * Pairs without an aspect that a third planet connects: nakta by one with fewer degrees than both, yamaya with more.
 */
function carriedLight(
  facts: ChartFacts,
  degrees: Degrees,
  ithasala: readonly Application[],
  wanted: 'fewer' | 'more',
): readonly Carried[] {
  const applies = (a: Planet, b: Planet): boolean => ithasala.some((one) => involves(one, a) && involves(one, b));
  const isBeyond = (by: Planet, of: Planet): boolean =>
    wanted === 'fewer' ? degrees[by] < degrees[of] : degrees[by] > degrees[of];
  return PAIRS.filter(([a, b]) => tajakaAspect(facts, a, b) === null).flatMap(([a, b]) =>
    PLANETS.filter((by) => applies(by, a) && applies(by, b) && isBeyond(by, a) && isBeyond(by, b)).map((by) => ({
      between: [a, b] as const,
      by,
    })),
  );
}

/** Mars or Saturn, not of the pair, in the sign of the faster and within its own orb of it. */
const cutsOf = (facts: ChartFacts, degrees: Degrees, pair: Application): readonly Cut[] =>
  (['Mars', 'Saturn'] as const)
    .filter(
      (malefic) =>
        !involves(pair, malefic) &&
        conjoin(facts, malefic, pair.faster) &&
        Math.abs(degrees[malefic] - degrees[pair.faster]) <= DEEPTAMSAS_DEG[malefic],
    )
    .map((cutBy) => ({ ...pair, cutBy }));

/** The other planet of a pair. */
const otherOf = ({ faster, slower }: Application, planet: Planet): Planet => (faster === planet ? slower : faster);

const kamboolasOf = (ithasala: readonly Application[]): readonly Kamboola[] =>
  ithasala
    .filter((one) => involves(one, 'Moon'))
    .flatMap((moon) =>
      ithasala
        .filter((other) => other !== moon && involves(other, otherOf(moon, 'Moon')) && !involves(other, 'Moon'))
        .map((other) => ({ moon, other })),
    );

const RADDA_TESTS: Readonly<Record<RaddaReason, (facts: ChartFacts, planet: Planet) => boolean>> = {
  combust: isCombust,
  retrograde: isRetrograde,
  low_dignity: ({ dignities }, planet) => dignities[planet] <= LOW_DIGNITY,
};
const RADDA_REASONS = Object.keys(RADDA_TESTS) as readonly RaddaReason[];

function raddaOf(facts: ChartFacts, pair: Application): readonly Radda[] {
  const reasons = [pair.faster, pair.slower].flatMap((planet) =>
    RADDA_REASONS.filter((reason) => RADDA_TESTS[reason](facts, planet)).map((reason) => ({ planet, reason })),
  );
  return reasons.length === 0 ? [] : [{ ...pair, reasons }];
}

function unevenOf(facts: ChartFacts, bala: Readonly<Record<Planet, number>>, pair: Application): readonly Uneven[] {
  const [fasterBala, slowerBala] = [bala[pair.faster], bala[pair.slower]];
  const strong = isDignified(facts, pair.faster) && fasterBala > MIDDLE_BALA;
  const weak = !isDignified(facts, pair.slower) && slowerBala < MIDDLE_BALA;
  return strong && weak ? [{ ...pair, fasterBala, slowerBala }] : [];
}

/** The tajaka yogas of an annual chart. `panchaVargeeyaBala` is that of the same chart, 0..20. */
export function tajakaYogas(facts: ChartFacts, panchaVargeeyaBala: Readonly<Record<Planet, number>>): TajakaYogas {
  const degrees = recordFrom(PLANETS, (planet) => known(facts.placement.grahas[planet].degreesInSign));
  const all = applicationsIn(facts, degrees);
  const ithasala = all.filter(({ applies }) => applies);
  return {
    ishkavala: ofHouses('ishkavala', facts),
    induvara: ofHouses('induvara', facts),
    ithasala,
    eesarpha: all.filter(({ applies }) => !applies),
    nakta: carriedLight(facts, degrees, ithasala, 'fewer'),
    yamaya: carriedLight(facts, degrees, ithasala, 'more'),
    manahoo: ithasala.flatMap((pair) => cutsOf(facts, degrees, pair)),
    kamboola: kamboolasOf(ithasala),
    radda: ithasala.flatMap((pair) => raddaOf(facts, pair)),
    duhphali_kutta: ithasala.flatMap((pair) => unevenOf(facts, panchaVargeeyaBala, pair)),
  };
}
