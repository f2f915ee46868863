import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import { SIGNS, type Sign } from '../../zodiac/signs.js';
import { type DashaPlan, weightedDivision } from '../period.js';
import { rotated } from './antardashaOrder.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';

/** A dasha that shares 120 years by weights, and those weights. */
export interface WeighedDasha<L extends string> {
  readonly plan: DashaPlan<L>;
  readonly weights: Readonly<Partial<Record<L, number>>>;
}

const SPAN_YEARS = 120;

/**
 * Years by weight; by default the greatest weight first, of equal ones the earlier. Weight 0 is omitted. Parts of
 * every period run in the same order from the first.
 */
function weighedDasha<L extends string>(
  lords: readonly L[],
  weightOf: (lord: L) => number,
  byStrength: boolean,
  start: L | null,
): WeighedDasha<L> {
  const weights = lords.map(weightOf);
  const weight = (key: number): number => weights[key] as number;
  const strongestFirst = [...lords.keys()].sort((a, b) => weight(b) - weight(a));
  const sequence = byStrength ? strongestFirst : [...lords.keys()];
  const first = start === null ? (strongestFirst[0] as number) : lords.indexOf(start);
  const keys = rotated(sequence, sequence.indexOf(first)).filter((key) => weight(key) > 0);
  const total = weights.reduce((sum, one) => sum + one, 0);
  const division = weightedDivision(keys, keys.map(weight));
  return {
    plan: {
      lords,
      mahadashas: keys.map((key) => ({ key, years: (SPAN_YEARS * weight(key)) / total })),
      divide: () => division,
    },
    weights: Object.fromEntries(lords.map((lord, key) => [lord, weight(key)])) as Partial<Record<L, number>>,
  };
}

function planetsByWeight(weightOf: (planet: Planet) => number, rules: GrahaDashaRules): WeighedDasha<Planet> {
  const { ashtakavarga_start: start } = rules;
  return weighedDasha(PLANETS, weightOf, start !== 'natural', PLANETS.find((planet) => planet === start) ?? null);
}

/** By the bindus of each planet's own ashtakavarga (docs/rules/04-graha-dashas.md#section-4-8). */
export function ashtakavargaOfPlanets({ ashtakavarga }: DashaSubject, rules: GrahaDashaRules): WeighedDasha<Planet> {
  const { bhinna } = ashtakavarga();
  return planetsByWeight((planet) => bhinna[planet].reduce((sum, bindus) => sum + bindus, 0), rules);
}

/** By the sodhya pinda of each planet. */
export function ashtakavargaOfPindas({ ashtakavarga }: DashaSubject, rules: GrahaDashaRules): WeighedDasha<Planet> {
  const { pindas } = ashtakavarga();
  return planetsByWeight((planet) => pindas[planet].sodhya, rules);
}

/** By the bindus of each sign in the sarvashtakavarga. */
export function ashtakavargaOfSigns(subject: DashaSubject, rules: GrahaDashaRules): WeighedDasha<Sign> {
  const { ashtakavarga_start: start } = rules;
  const { rasi } = subject;
  const points: Readonly<Partial<Record<typeof start, Sign>>> = {
    lagna: rasi.ascendant.sign,
    moon_sign: rasi.grahas.Moon.sign,
  };
  const { sarva } = subject.ashtakavarga();
  const from = points[start] ?? SIGNS.find((sign) => sign === start) ?? null;
  return weighedDasha(SIGNS, (sign) => sarva[SIGNS.indexOf(sign)] as number, start !== 'natural', from);
}
