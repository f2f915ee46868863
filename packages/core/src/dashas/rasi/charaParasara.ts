import { CO_LORDS } from '../../comparisons/signLord.js';
import { isOddFooted, type Sign } from '../../zodiac/signs.js';
import { rotated } from '../graha/antardashaOrder.js';
import { byNinth, CHARA_2, lagnaOf, lessOne } from './chara.js';
import { complement, type RasiDashaRow, type Reading } from './rasiDasha.js';
import { countBetween, signOfGraha } from './signYears.js';

/** The Ascendant, the Sun's or the Moon's sign, whichever has the strongest lord. */
function strongestOfThree(reading: Reading): Sign {
  const { comparisons } = reading;
  const lagna = lagnaOf(reading);
  const [sun, moon] = [signOfGraha(reading, 'Sun'), signOfGraha(reading, 'Moon')];
  const [ofLagna, ofMoon] = [comparisons.lordOf(lagna), comparisons.lordOf(moon)];
  const winner = comparisons.strongerGraha(comparisons.lordOf(sun), ofLagna).stronger;
  if (comparisons.strongerGraha(winner, ofMoon).stronger === ofMoon) return moon;
  return winner === ofLagna ? lagna : sun;
}

/** The sign to which a sign's years are counted, or null if both its lords are in it. */
function countedSign(sign: Sign, reading: Reading): Sign | null {
  if (sign === 'Scorpio' || sign === 'Aquarius') {
    const [a, b] = CO_LORDS[sign].map((graha) => signOfGraha(reading, graha)) as [Sign, Sign];
    if (a === sign && b === sign) return null;
    if (a === sign) return b;
    if (b === sign) return a;
  }
  return signOfGraha(reading, reading.comparisons.lordOf(sign));
}

/** Narayana years without the year for dignity; with one co-lord in the sign they are counted to the other. */
function charaYears(sign: Sign, reading: Reading): number {
  const to = countedSign(sign, reading);
  return to === null ? 12 : lessOne(countBetween(sign, to, isOddFooted(sign)));
}

/**
 * From the strongest of Ascendant, Sun and Moon; the parts of every period are the mahadashas, the first of them last.
 */
export const CHARA_1: RasiDashaRow = {
  source: 'Parasara and P. V. N. Rao; docs/rules/05-rasi-dashas.md#section-4-6',
  firstSign: strongestOfThree,
  order: byNinth,
  years: charaYears,
  secondYears: complement,
  parts: (_, { order }) => rotated(order, 1),
};

/** He rejects the year for an exalted or debilitated lord (docs/rules/16-schools-of-a-chart.md#section-2). */
export const CHARA_KN_RAO: RasiDashaRow = {
  ...CHARA_2,
  source: "K. N. Rao, Predicting through Jaimini's Chara Dasha; docs/rules/16-schools-of-a-chart.md#section-2",
  years: charaYears,
};
