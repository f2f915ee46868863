import type { Graha } from './grahas.js';
import type { House } from './houses.js';
import { degreesInSign, type Element, elementOf, signIndex, signOf } from './signs.js';

/** Points that have mrityu bhaga degrees; Maandi belongs to the upagraha area. */
export type MrityuPoint = 'Ascendant' | Graha | 'maandi';

/** Mrityu bhaga in degrees of each sign, Aries first (docs/rules/01-positions-and-vargas.md#section-9; one school). */
const MRITYU_BHAGA_DEG: Readonly<Record<MrityuPoint, readonly number[]>> = {
  Sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  Moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  Mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  Mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  Jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  Venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  Saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  Rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  Ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  maandi: [23, 24, 11, 12, 13, 14, 8, 18, 20, 10, 21, 22],
  Ascendant: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
};

/** Greatest distance of a point from its mrityu bhaga, minutes of arc, limit included. */
export const MRITYU_BHAGA_TOLERANCE_ARCMIN: Readonly<Record<MrityuPoint, number>> = {
  Sun: 20,
  Moon: 40,
  Mars: 15,
  Mercury: 40,
  Jupiter: 15,
  Venus: 15,
  Saturn: 15,
  Rahu: 15,
  Ketu: 15,
  maandi: 15,
  Ascendant: 40,
};

/**
 * First pushkara navamsa of a sign, counted in navamsas from 0; the second is the next but one
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
const PUSHKARA_NAVAMSA_FIRST: Readonly<Record<Element, number>> = { fire: 6, earth: 2, air: 5, water: 0 };

/** Pushkara bhaga: the degree that ends here (docs/rules/01-positions-and-vargas.md#section-9; one school). */
const PUSHKARA_BHAGA_DEG: Readonly<Record<Element, number>> = { fire: 21, earth: 14, air: 24, water: 7 };

/** Marana karaka sthana: the house in which a graha is as if dead (docs/rules/01-positions-and-vargas.md#section-9). */
export const MARANA_KARAKA_HOUSES: Readonly<Record<Graha, House>> = {
  Sun: 12,
  Moon: 8,
  Mars: 7,
  Mercury: 7,
  Jupiter: 3,
  Venus: 6,
  Saturn: 1,
  Rahu: 9,
  Ketu: 4,
};

/** Distance of a point from the mrityu bhaga of its sign. */
export interface MrityuBhaga {
  /** the fatal degree of the sign */
  readonly degreeInSign: number;
  /** 0 <= x < 30 */
  readonly distanceDeg: number;
  readonly toleranceDeg: number;
  readonly isWithin: boolean;
}

/** Mrityu bhaga of a point at a longitude 0 <= x < 360; the distance is taken within the sign. */
export function mrityuBhagaAt(point: MrityuPoint, longitudeDeg: number): MrityuBhaga {
  const degreeInSign = MRITYU_BHAGA_DEG[point][signIndex(signOf(longitudeDeg))] as number;
  const distanceDeg = Math.abs(degreesInSign(longitudeDeg) - degreeInSign);
  const toleranceDeg = MRITYU_BHAGA_TOLERANCE_ARCMIN[point] / 60;
  return { degreeInSign, distanceDeg, toleranceDeg, isWithin: distanceDeg <= toleranceDeg };
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
