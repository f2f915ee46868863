import { type House, houseOf } from '../zodiac/houses.js';
import { type Sign, signFrom } from '../zodiac/signs.js';

/** The muntha of a year: the natal ascendant moved on by a sign a year. */
export interface Muntha {
  readonly sign: Sign;
  /** whole-sign house from the ascendant of the year */
  readonly house: House;
}

/** Muntha of the n-th year of life (docs/rules/07-panchang-calendar-transits.md#section-15). */
export function munthaOf(natalLagna: Sign, yearLagna: Sign, years: number): Muntha {
  const sign = signFrom(natalLagna, years);
  return { sign, house: houseOf(yearLagna, sign) };
}
