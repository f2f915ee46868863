import type { Comparisons } from '../../comparisons/comparisons.js';
import { GRID_J } from '../../comparisons/jaiminiDignity.js';
import { CHARA_KARAKAS } from '../../karakas/karakas.js';
import { isOddSign, type Sign, signFrom } from '../../zodiac/signs.js';
import { strongerOfAxis } from './narayana.js';
import { complement, type RasiDashaRow, type Reading } from './rasiDasha.js';
import { type Direction, kendraOrder, opposite, parityDirection, run, seventhFrom } from './signPatterns.js';
import { countBetween, narayanaYears, signOfGraha, sthiraYears } from './signYears.js';

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

/** The count to the lord of the 6th, less one; a year more or less for its dignity; 0 with the lord in the sign. */
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

/** Forward with Saturn in the sign, else backward with Ketu, else by its parity. */
function kendraDirection(first: Sign, { placement }: Comparisons): Direction {
  const { Saturn, Ketu } = placement.grahas;
  if (Saturn.sign === first) return 1;
  return Ketu.sign === first ? -1 : parityDirection(first);
}

/** Parts run sign by sign, forward with Saturn in the sign or from an odd one; Ketu in it reverses that. */
function kendraParts(parent: Sign, { comparisons }: Reading): readonly Sign[] {
  const { Saturn, Ketu } = comparisons.placement.grahas;
  const direction = Saturn.sign === parent ? 1 : parityDirection(parent);
  return run(parent, Ketu.sign === parent ? opposite(direction) : direction);
}

/**
 * Kendras, panaparas and apoklimas of the stronger of the Ascendant and its 7th; also known as the rasi moola dasha.
 */
export const LAGNA_KENDRADI: RasiDashaRow = {
  source: 'PVR book, Kendradi rasi dasa; docs/rules/05-rasi-dashas.md#section-4-2',
  firstSign: ({ comparisons }) => comparisons.lagnaOrSeventh().stronger,
  order: (first, { comparisons }) => kendraOrder(first, kendraDirection(first, comparisons)),
  years: narayanaYears,
  secondYears: complement,
  parts: kendraParts,
};

/** The same from the sign of a chara karaka, the atma karaka unless another is chosen. */
export const KARAKA_KENDRADI: RasiDashaRow = {
  ...LAGNA_KENDRADI,
  firstSign(reading) {
    const karakas = reading.subject.karakas();
    const rank = CHARA_KARAKAS.indexOf(reading.rules.kendradi_karaka) + 1;
    const karaka = karakas.find((row) => row.rank === rank) ?? karakas[0];
    if (karaka === undefined) throw new RangeError('there is always an atma karaka');
    return strongerOfAxis(reading.comparisons, signOfGraha(reading, karaka.graha));
  },
};
