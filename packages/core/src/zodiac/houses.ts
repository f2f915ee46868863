import type { Planet } from './grahas.js';
import { countSigns, type Sign, signFrom } from './signs.js';

/** A house, 1..12; never an index. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Whole-sign house of `sign` where `first` is the first house. */
export const houseOf = (first: Sign, sign: Sign): House => countSigns(first, sign) as House;

/** Sign of a whole-sign house. */
export const signOfHouse = (first: Sign, house: House): Sign => signFrom(first, house);

/** The n-th house from a house, counted inclusively. */
export const houseFrom = (house: House, n: House): House => (((house + n - 2) % 12) + 1) as House;

/** How many houses one is from another, counted inclusively, 1..12. */
export const countHouses = (from: House, to: House): House => (((to - from + 12) % 12) + 1) as House;

export const KENDRAS: readonly House[] = [1, 4, 7, 10];
export const TRIKONAS: readonly House[] = [1, 5, 9];
export const PANAPARAS: readonly House[] = [2, 5, 8, 11];
export const APOKLIMAS: readonly House[] = [3, 6, 9, 12];
/** Kendras and trikonas together. */
export const KENDRAS_AND_TRIKONAS: readonly House[] = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS: readonly House[] = [6, 8, 12];
export const UPACHAYAS: readonly House[] = [3, 6, 10, 11];

/** Lord of each sign among the seven planets (BPHS 4; docs/rules/01-positions-and-vargas.md#section-10). */
const SIGN_LORDS: Readonly<Record<Sign, Planet>> = {
  Aries: 'Mars',
  Taurus: 'Venus',
  Gemini: 'Mercury',
  Cancer: 'Moon',
  Leo: 'Sun',
  Virgo: 'Mercury',
  Libra: 'Venus',
  Scorpio: 'Mars',
  Sagittarius: 'Jupiter',
  Capricorn: 'Saturn',
  Aquarius: 'Saturn',
  Pisces: 'Jupiter',
};

export const lordOf = (sign: Sign): Planet => SIGN_LORDS[sign];
