import { separation } from '../../angles/angles.js';
import { combustionOf } from '../../charts/states/combustion.js';
import { recordFrom } from '../../records.js';
import { EXALTATION_SIGNS } from '../../zodiac/dignities.data.js';
import { deepDebilitationDeg } from '../../zodiac/dignities.js';
import { isPlanet, PLANETS, type Planet } from '../../zodiac/grahas.js';
import { type DashaPlan, type Mahadasha, weightedDivision } from '../period.js';
import { rotated } from './antardashaOrder.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';
import { VIMSOTTARI_LORDS } from './nakshatraDashas.data.js';
import { starOf } from './seed.js';

/** The dasha of rays, and the rays of each planet. */
export interface RashmiDasha {
  readonly plan: DashaPlan<Planet>;
  readonly rays: Readonly<Record<Planet, number>>;
}

/** Rays at deep exaltation (docs/rules/04-graha-dashas.md#section-4-10). */
export const FULL_RAYS: Readonly<Record<Planet, number>> = {
  Sun: 10,
  Moon: 9,
  Mars: 5,
  Mercury: 5,
  Jupiter: 7,
  Venus: 16,
  Saturn: 4,
};

const SPAN_YEARS = 120;
const ROUNDS = 8;
const HALF_CIRCLE_DEG = 180;
const ORB_DEG = 8;
const DECIMALS = 1e8;

function isBurnt(planet: Planet, subject: DashaSubject, rules: GrahaDashaRules): boolean {
  if (planet === 'Sun') return false;
  const { grahas } = subject.rasi;
  const [longitudeDeg, sunDeg] = [grahas[planet].longitudeDeg, grahas.Sun.longitudeDeg];
  if (rules.rashmi_combustion === 'eight_degrees') return separation(longitudeDeg, sunDeg) <= ORB_DEG;
  return combustionOf(planet, longitudeDeg, sunDeg, subject.speedDegPerDay[planet] < 0).combust;
}

/** Rays of a planet: by its distance from deep debilitation; doubled if exalted or vargottama, halved if combust. */
function raysOf(planet: Planet, subject: DashaSubject, rules: GrahaDashaRules): number {
  const { longitudeDeg, sign } = subject.rasi.grahas[planet];
  let rays = (separation(longitudeDeg, deepDebilitationDeg(planet)) / HALF_CIRCLE_DEG) * FULL_RAYS[planet];
  if (EXALTATION_SIGNS[planet].includes(sign)) rays *= 2;
  if (subject.navamsa.grahas[planet].sign === sign) rays *= 2;
  if (isBurnt(planet, subject, rules)) rays /= 2;
  return Math.round(rays * DECIMALS) / DECIMALS;
}

/** Planets from the lord of a nakshatra in the order of Vimsottari, without the nodes. */
const planetsFromStarLord = (star: number): Planet[] =>
  rotated(VIMSOTTARI_LORDS, (star - VIMSOTTARI_SEED_STAR + 27) % VIMSOTTARI_LORDS.length)
    .map(([lord]) => lord)
    .filter(isPlanet);

const VIMSOTTARI_SEED_STAR = 3;

/**
 * Rashmi dasha (docs/rules/04-graha-dashas.md#section-4-10): each planet as many years as it has rays, cycle after
 * cycle until 120 years are reached, the last period whole. Parts in proportion to the rays, always from the start of
 * the order.
 */
export function rashmi(subject: DashaSubject, rules: GrahaDashaRules): RashmiDasha {
  const rays = recordFrom(PLANETS, (planet) => raysOf(planet, subject, rules));
  const seed = starOf(subject.rasi.grahas.Moon.longitudeDeg);
  const orders: Readonly<Record<GrahaDashaRules['rashmi_order'], () => readonly Planet[]>> = {
    rays: () => [...PLANETS].sort((a, b) => rays[b] - rays[a]),
    natural: () => PLANETS,
    vimsottari: () => planetsFromStarLord(seed.star),
  };
  const lords = orders[rules.rashmi_order]();
  const mahadashas: Mahadasha[] = [];
  let sum = 0;
  for (let index = 0; index < ROUNDS * lords.length && sum < SPAN_YEARS; index++) {
    const key = index % lords.length;
    const balance = index === 0 && rules.rashmi_order === 'vimsottari' ? 1 - seed.elapsed : 1;
    const years = rays[lords[key] as Planet] * balance;
    mahadashas.push({ key, years });
    sum += years;
  }
  const division = weightedDivision(
    [...lords.keys()],
    lords.map((planet) => rays[planet]),
  );
  return { plan: { lords, mahadashas, divide: () => division }, rays };
}
