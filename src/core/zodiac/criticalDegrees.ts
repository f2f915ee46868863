import {
  MARANA_KARAKA_HOUSES,
  MRITYU_BHAGA_DEG,
  MRITYU_BHAGA_TOLERANCE_ARCMIN,
  type MrityuPoint,
  PUSHKARA_BHAGA_DEG,
  PUSHKARA_NAVAMSA_FIRST,
} from './criticalDegrees.data.js';
import type { Graha } from './grahas.js';
import type { House } from './houses.js';
import { degreesInSign, elementOf, signIndex, signOf } from './signs.js';

/** Where a point stands against the mrityu bhaga of its sign. */
export interface MrityuBhaga {
  /** the fatal degree of the sign */
  readonly degreeInSign: number;
  /** 0 <= x < 30 */
  readonly distanceDeg: number;
  readonly toleranceDeg: number;
  readonly holds: boolean;
}

/** Mrityu bhaga of a point at a longitude 0 <= x < 360; the distance is taken within the sign. */
export function mrityuBhagaAt(point: MrityuPoint, longitudeDeg: number): MrityuBhaga {
  const degreeInSign = MRITYU_BHAGA_DEG[point][signIndex(signOf(longitudeDeg))] as number;
  const distanceDeg = Math.abs(degreesInSign(longitudeDeg) - degreeInSign);
  const toleranceDeg = MRITYU_BHAGA_TOLERANCE_ARCMIN[point] / 60;
  return { degreeInSign, distanceDeg, toleranceDeg, holds: distanceDeg <= toleranceDeg };
}

/** True in one of the two pushkara navamsas of the sign, upper limits excluded. */
export function inPushkaraNavamsa(longitudeDeg: number): boolean {
  const navamsa = Math.floor((degreesInSign(longitudeDeg) * 9) / 30);
  const first = PUSHKARA_NAVAMSA_FIRST[elementOf(signOf(longitudeDeg))];
  return navamsa === first || navamsa === first + 2;
}

/** True in the pushkara degree of the sign: the whole degree that ends at the table's value, end excluded. */
export function inPushkaraBhaga(longitudeDeg: number): boolean {
  const degree = Math.floor(degreesInSign(longitudeDeg)) + 1;
  return degree === PUSHKARA_BHAGA_DEG[elementOf(signOf(longitudeDeg))];
}

/** True in the graha's marana karaka sthana. */
export const inMaranaKarakaSthana = (graha: Graha, house: House): boolean => MARANA_KARAKA_HOUSES[graha] === house;
