import { MANGLIK_HOUSES } from '../doshas/doshas.data.js';
import type { PointLongitudes } from '../points/pointLongitudes.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import { type House, houseOf } from '../zodiac/houses.js';
import { type Sign, signOf } from '../zodiac/signs.js';
import { PAPA_GRAHAS, PAPA_HOUSES, PAPA_WEIGHTS, type PapaGraha, type PapaReference } from './papaSamya.data.js';

export type PapaRules = Pick<Rules, 'papa_nodes'>;
export type ManglikRules = Pick<Rules, 'manglik_houses'>;
export type { PapaGraha, PapaReference };
export { PAPA_GRAHAS };
export const PAPA_REFERENCES = Object.keys(PAPA_WEIGHTS) as readonly PapaReference[];

/** Houses of one malefic from the three points, and their weight. */
export interface PapaOfGraha {
  readonly houseFrom: Readonly<Record<PapaReference, House>>;
  /** Sum of the weights of the points from which it is in a difficult house, 0..1.75. */
  readonly points: number;
}

/** Papa samya of one chart (docs/rules/08-match-and-muhurta.md#section-8). */
export interface PapaSamya {
  readonly grahas: Readonly<Record<PapaGraha, PapaOfGraha>>;
  readonly mars: number;
  readonly sun: number;
  readonly saturn: number;
  /** Of the nodes that `papa_nodes` counts. */
  readonly nodes: number;
  readonly total: number;
}

const referenceSign = (longitudes: PointLongitudes, reference: PapaReference): Sign =>
  signOf(longitudes[({ lagna: 'Ascendant', moon: 'Moon', venus: 'Venus' } as const)[reference]]);

/** Whole-sign house of a graha from each of the three points. */
function housesFrom(longitudes: PointLongitudes, graha: Graha): Readonly<Record<PapaReference, House>> {
  const sign = signOf(longitudes[graha]);
  return recordFrom(PAPA_REFERENCES, (reference) => houseOf(referenceSign(longitudes, reference), sign));
}

/** Compute the dosha numbers of one chart. */
export function papaSamya(longitudes: PointLongitudes, rules: PapaRules): PapaSamya {
  const grahas = recordFrom(PAPA_GRAHAS, (graha): PapaOfGraha => {
    const houseFrom = housesFrom(longitudes, graha);
    const hard = PAPA_REFERENCES.filter((reference) => PAPA_HOUSES.includes(houseFrom[reference]));
    return { houseFrom, points: hard.reduce((sum, reference) => sum + PAPA_WEIGHTS[reference], 0) };
  });
  const mars = grahas.Mars.points;
  const sun = grahas.Sun.points;
  const saturn = grahas.Saturn.points;
  const nodes = grahas.Rahu.points + (rules.papa_nodes === 'rahu_only' ? 0 : grahas.Ketu.points);
  return { grahas, mars, sun, saturn, nodes, total: mars + sun + saturn + nodes };
}

/** From which of the three points Mars is in a house of manglik dosha; exceptions are not considered. */
export function manglikFrom(
  longitudes: PointLongitudes,
  rules: ManglikRules,
): Readonly<Record<PapaReference, boolean>> {
  const houses: readonly House[] = MANGLIK_HOUSES[rules.manglik_houses];
  const houseFrom = housesFrom(longitudes, 'Mars');
  return recordFrom(PAPA_REFERENCES, (reference) => houses.includes(houseFrom[reference]));
}

export const MANGLIK_OF_PAIR = ['both', 'boy_only', 'girl_only', 'neither'] as const;
export type ManglikOfPair = (typeof MANGLIK_OF_PAIR)[number];

/** Which of the two is manglik. */
export function manglikOfPair(boy: boolean, girl: boolean): ManglikOfPair {
  if (boy) return girl ? 'both' : 'boy_only';
  return girl ? 'girl_only' : 'neither';
}
