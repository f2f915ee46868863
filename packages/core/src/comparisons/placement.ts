import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { type Quality, SIGNS, type Sign } from '../zodiac/signs.js';

/** The sign of a point, and its degrees where they are known. */
export interface PlacedPoint {
  readonly sign: Sign;
  /** 0 <= x < 30, or null in a chart of signs only */
  readonly degreesInSign: number | null;
}

/**
 * The ascendant and the nine grahas in one chart. Every `Chart`, D-1 or varga, is one; a chart of signs only
 * has null degrees throughout.
 */
export interface Placement {
  readonly ascendant: PlacedPoint;
  readonly grahas: Readonly<Record<Graha, PlacedPoint>>;
}

/** Number of grahas (Sun..Ketu) in each sign. */
export function occupantCounts(placement: Placement): Readonly<Record<Sign, number>> {
  const counts = recordFrom(SIGNS, () => 0);
  for (const graha of GRAHAS) counts[placement.grahas[graha].sign] += 1;
  return counts;
}

/** The choices that a comparison uses. */
export type ComparisonRules = Pick<Rules, 'count_lord_in_sign' | 'scorpio_owner' | 'aquarius_owner'>;

/**
 * The result of a comparison and the number of the rule that decided it (docs/rules/03-strengths.md#section-15 =
 * docs/rules/05-rasi-dashas.md#section-2).
 */
export interface Decision<T> {
  readonly stronger: T;
  /** null where no rule decides: a chart of signs only, or a lord fixed by choice or by ownership */
  readonly decidedByRule: number | null;
}

/** Dual signs are stronger than fixed, fixed than movable. */
export const QUALITY_RANK: Readonly<Record<Quality, number>> = { movable: 1, fixed: 2, dual: 3 };
