import { GRID_J } from '../../comparisons/jaiminiDignity.js';
import { isOddSign, type Sign, signFrom } from '../../zodiac/signs.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { run, seventhFrom } from './signPatterns.js';
import { countBetween, signOfGraha, sthiraYears } from './signYears.js';

const signOfBrahma = (reading: Reading): Sign => signOfGraha(reading, reading.comparisons.brahma());

const forward = (parent: Sign): readonly Sign[] => run(parent, 1);

/** Sign by sign from Brahma: seven, eight and nine years. */
export const STHIRA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign: signOfBrahma,
  order: forward,
  years: sthiraYears,
  parts: forward,
};

/** Counted to the lord of the 6th, one less; a year more or less for its dignity; none with the lord in the sign. */
function years(sign: Sign, reading: Reading): number {
  const lord = reading.comparisons.lordOf(signFrom(sign, 6));
  const lordSign = signOfGraha(reading, lord);
  if (lordSign === sign) return 0;
  const dignity = GRID_J[lord][lordSign];
  const extra = dignity === 'exalted' ? 1 : dignity === 'debilitated' ? -1 : 0;
  return countBetween(sign, lordSign, isOddSign(sign)) - 1 + extra;
}

/** From Brahma in an odd sign onward, from the 7th of an even one backward. */
export const BRAHMA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4 and #section-4-9',
  firstSign(reading) {
    const sign = signOfBrahma(reading);
    return isOddSign(sign) ? sign : seventhFrom(sign);
  },
  // The 7th shares the parity of the sign it is counted from.
  order: (first) => run(first, isOddSign(first) ? 1 : -1),
  years,
  parts: forward,
};
