import { type Quality, qualityOf, signOf } from '../zodiac/signs.js';
import { type AmsaName, NADIAMSA_NAMES } from './nadiamsaNames.data.js';
import { partOf } from './partition.js';

/** Nadiamsas of a sign. */
const NADIAMSAS = 150;

/** The nadiamsa of a point, from its degrees in the rasi. */
export interface Nadiamsa {
  /** part of the sign by 12 minutes of arc, 1..150 */
  readonly divisionIndex: number;
  /** number of the name, 1..150 */
  readonly amsaIndex: number;
  readonly amsaName: AmsaName;
}

/** Number of the name of part 1..150: forward, backward, or from the 76th round to the 75th. */
const AMSA_INDEX: Readonly<Record<Quality, (divisionIndex: number) => number>> = {
  movable: (k) => k,
  fixed: (k) => NADIAMSAS + 1 - k,
  dual: (k) => (k > NADIAMSAS / 2 ? k - NADIAMSAS / 2 : k + NADIAMSAS / 2),
};

/**
 * The nadiamsa (D-150) of a D-1 longitude 0 <= x < 360; a boundary belongs to the later part
 * (docs/rules/01-positions-and-vargas.md#section-8).
 */
export function nadiamsaOf(longitudeDeg: number): Nadiamsa {
  const divisionIndex = partOf(longitudeDeg, NADIAMSAS) + 1;
  const amsaIndex = AMSA_INDEX[qualityOf(signOf(longitudeDeg))](divisionIndex);
  return { divisionIndex, amsaIndex, amsaName: NADIAMSA_NAMES[amsaIndex - 1] as AmsaName };
}
