import type { Graha } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import { countSigns, isOddSign, type Quality, qualityOf, type Sign } from '../../zodiac/signs.js';
import type { Reading } from './rasiDasha.js';
import { seventhFrom } from './signPatterns.js';

const STHIRA: Readonly<Record<Quality, number>> = { movable: 7, fixed: 8, dual: 9 };

/** Seven, eight or nine years for movable, fixed and dual signs. */
export const sthiraYears = (sign: Sign): number => STHIRA[qualityOf(sign)];

/** Narayana years in the chart of the dasha (docs/rules/05-rasi-dashas.md#section-2-5). */
export const narayanaYears = (sign: Sign, { comparisons }: Reading): number => comparisons.narayanaYears(sign);

/** Sign of a graha in the chart of the dasha. */
export const signOfGraha = ({ comparisons }: Reading, graha: Graha): Sign => comparisons.placement.grahas[graha].sign;

/** Sign of the plain lord of a sign. */
export const signOfPlainLord = (sign: Sign, reading: Reading): Sign => signOfGraha(reading, lordOf(sign));

/** Inclusive count between a sign and another, 1..12: forward if the flag is set, else backward. */
export const countBetween = (sign: Sign, other: Sign, forward: boolean): number =>
  forward ? countSigns(sign, other) : countSigns(other, sign);

/** Twelve with the lord in the sign, ten with the lord in its 7th, else null: the first test of several counts. */
export function homeOrOpposite(sign: Sign, lordSign: Sign): number | null {
  if (lordSign === sign) return 12;
  return lordSign === seventhFrom(sign) ? 10 : null;
}

/**
 * Years by the inclusive count to the lord, forward from odd signs: Mandooka of K.N. Rao
 * (docs/rules/05-rasi-dashas.md#section-4-8).
 */
export const countedYears = (sign: Sign, lordSign: Sign): number =>
  homeOrOpposite(sign, lordSign) ?? countBetween(sign, lordSign, isOddSign(sign));
