import type { Graha } from '../zodiac/grahas.js';
import { GRAHAS } from '../zodiac/grahas.js';
import { SIGNS, type Sign } from '../zodiac/signs.js';

/** Where a point stands, as far as a comparison needs to know. */
export interface PlacedPoint {
  readonly sign: Sign;
  /** 0 <= x < 30, or null in a chart that is known by signs only */
  readonly degreesInSign: number | null;
}

/**
 * The ascendant and the nine grahas in one chart. Every `Chart`, D-1 or varga, is one; a chart known by signs only
 * has null degrees throughout.
 */
export interface Placement {
  readonly ascendant: PlacedPoint;
  readonly grahas: Readonly<Record<Graha, PlacedPoint>>;
}

/** Number of grahas (Sun..Ketu) in each sign. */
export function occupantCounts(placement: Placement): Readonly<Record<Sign, number>> {
  const counts = Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Record<Sign, number>;
  for (const graha of GRAHAS) counts[placement.grahas[graha].sign] += 1;
  return counts;
}
