import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { SIGNS, type Sign } from '../zodiac/signs.js';
import { GRAHA_MULTIPLIERS, RASI_MULTIPLIERS } from './multipliers.data.js';
import { type SignRow, valueIn } from './signRow.js';

/** Totals of one planet's reduced ashtakavarga. */
export interface Pindas {
  readonly rasi: number;
  readonly graha: number;
  /** rasi + graha */
  readonly sodhya: number;
}

/**
 * Pindas of a row after both reductions: the row weighed by signs, and its values where the seven planets stand
 * weighed by planet (docs/rules/03-strengths.md#section-14).
 */
export function pindasOf(reduced: SignRow, signs: Readonly<Record<Planet, Sign>>): Pindas {
  const rasi = SIGNS.reduce((sum, sign) => sum + valueIn(reduced, sign) * RASI_MULTIPLIERS[sign], 0);
  const graha = PLANETS.reduce((sum, planet) => sum + valueIn(reduced, signs[planet]) * GRAHA_MULTIPLIERS[planet], 0);
  return { rasi, graha, sodhya: rasi + graha };
}
