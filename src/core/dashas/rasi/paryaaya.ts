import type { Comparisons } from '../../comparisons/comparisons.js';
import { isOddFooted, isOddSign, type Quality, qualityOf, type Sign, signFrom } from '../../zodiac/signs.js';
import { chartOfChoice } from './namedChart.js';
import { strongerOfAxis } from './narayana.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { signsAt } from './signPatterns.js';
import { countBetween, signOfGraha } from './signYears.js';

/** The order of the signs by the quality of the one it begins from: trikonas, kendras, or axes. */
const OFFSETS: Readonly<Record<Quality, readonly number[]>> = {
  dual: [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11],
  movable: [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11],
  fixed: [0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11],
};

/** The last one standing when each is compared with the winner of those before it. */
const strongestAt = (comparisons: Comparisons, sign: Sign, offsets: readonly number[]): Sign =>
  signsAt(sign, offsets).reduce((winner, next) => comparisons.strongerSign(winner, next).stronger);

/** The sign an order begins with: the strongest of trikona, kendra or axis. */
function strongest(sign: Sign, { comparisons, rules }: Reading): Sign {
  switch (qualityOf(sign)) {
    case 'movable':
      return strongestAt(comparisons, sign, [0, 3, 6, 9]);
    case 'fixed':
      return strongerOfAxis(comparisons, sign);
    case 'dual':
      return rules.paryaaya_chara_seed === 'seventh'
        ? strongerOfAxis(comparisons, sign)
        : strongestAt(comparisons, sign, [0, 4, 8]);
  }
}

/** Chara paryaya of dual signs, ubhaya of movable and sthira of fixed ones. */
function paryaaya(sign: Sign, reading: Reading): readonly Sign[] {
  const first = strongest(sign, reading);
  return signsAt(first, OFFSETS[qualityOf(sign)], isOddFooted(first) ? 1 : -1);
}

const THIRDS = 3;
const FULL_COUNT = 12;

/** The inclusive count to the lord, forward from odd signs; a full count gives no years. */
function years(sign: Sign, reading: Reading): number {
  const lordSign = signOfGraha(reading, reading.comparisons.lordOf(sign));
  const count = countBetween(sign, lordSign, isOddSign(sign));
  const whole = count === FULL_COUNT ? 0 : count;
  return reading.rules.paryaaya_tribhagi === 'yes' ? whole / THIRDS : whole;
}

/** Read in D-6, from the 6th of its Ascendant; in D-n from the n-th. Two equal cycles, or six of thirds. */
export const PARYAAYA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4-10',
  chart: (subject, rules) => chartOfChoice(subject, rules.paryaaya_varga),
  firstSign: ({ comparisons, divisions }) => signFrom(comparisons.placement.ascendant.sign, divisions),
  order: paryaaya,
  years,
  rounds: (rules) => (rules.paryaaya_tribhagi === 'yes' ? 2 * THIRDS : 2),
  parts: paryaaya,
};
