import type { Graha } from '../../zodiac/grahas.js';
import { nakshatraOf } from '../../zodiac/nakshatras.js';
import { type Star28, star28From } from '../../zodiac/stars28.js';
import { LATTA_COUNTS } from './latta.data.js';

/** The star a graha kicks from its longitude 0 <= x < 360 (docs/rules/01-positions-and-vargas.md#section-9). */
export function lattaStar(graha: Graha, longitudeDeg: number): Star28 {
  const { count, direction } = LATTA_COUNTS[graha];
  return star28From(nakshatraOf(longitudeDeg).nakshatra, count, direction);
}
