import { degreesInSign, signOf } from '../zodiac/signs.js';
import type { Contributor, Prastara } from './prastara.js';
import { valueIn } from './signRow.js';

/** Lords of the eight kakshyas of every sign, slowest first (docs/rules/03-strengths.md#section-14). */
const KAKSHYA_LORDS: readonly Contributor[] = [
  'Saturn',
  'Jupiter',
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
  'Ascendant',
];

/** Length of a kakshya in degrees. */
const KAKSHYA_DEG = 30 / 8;

/** The eighth of a sign that contains a point. */
export interface Kakshya {
  /** 1..8 */
  readonly number: number;
  readonly lord: Contributor;
}

/** Kakshya of a longitude 0 <= x < 360; a boundary belongs to the later one. */
export function kakshyaOf(longitudeDeg: number): Kakshya {
  const index = Math.min(7, Math.floor(degreesInSign(longitudeDeg) / KAKSHYA_DEG));
  return { number: index + 1, lord: KAKSHYA_LORDS[index] as Contributor };
}

/** Whether the lord of a body's kakshya gives it a bindu in that sign, by the body's own prastara. */
export function kakshyaGivesBindu(longitudeDeg: number, prastara: Prastara): boolean {
  const { lord } = kakshyaOf(longitudeDeg);
  return valueIn(prastara[lord], signOf(longitudeDeg)) === 1;
}
