import type { Comparisons } from '../../comparisons/comparisons.js';
import type { Rules } from '../../rules/rules.js';
import { isOddFooted, isOddSign, type Quality, qualityOf, type Sign, signFrom } from '../../zodiac/signs.js';
import { factorOf, VARGA_KEYS, type VargaKey } from '../../zodiac/vargaKeys.js';
import { NARAYANA, strongerOfAxis } from './narayana.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import type { DashaChart, RasiDashaSubject } from './rasiDashaSubject.js';
import { parityDirection, quadrantOrder, signsAt } from './signPatterns.js';
import { countBetween, homeOrOpposite, signOfGraha } from './signYears.js';

/** A choice of chart: a factor, or the chart that the request chose. */
export type ChartChoice = Rules['padanadhamsa_varga'] | Rules['paryaaya_varga'];

/** One of the 23 charts by one of its methods. */
const chartByKey = ({ varga }: RasiDashaSubject, key: VargaKey, method = 1): DashaChart => ({
  comparisons: varga(key, method),
  divisions: factorOf(key),
});

/** The chart of a choice. */
function chartOfChoice(subject: RasiDashaSubject, choice: ChartChoice): DashaChart {
  if (choice === 'chosen') return subject.chosen;
  const key = VARGA_KEYS.find((one) => factorOf(one) === choice);
  if (key === undefined) throw new RangeError(`no chart D-${choice}`);
  return chartByKey(subject, key);
}

/** The stronger of the sign of the lord of the arudha lagna and the 7th from it, in the chart of the dasha. */
function firstSign(reading: Reading): Sign {
  const { comparisons, subject } = reading;
  return strongerOfAxis(comparisons, signOfGraha(reading, comparisons.lordOf(subject.arudhaLagna())));
}

const order = (first: Sign): readonly Sign[] => quadrantOrder(first, parityDirection(first));

/** Krishna Mishra's navamsa. */
const NADI_NAVAMSA_METHOD = 4;

export const PADANADHAMSA_1: RasiDashaRow = {
  source: 'Iranganti; docs/rules/05-rasi-dashas.md#section-4-7',
  chart: (subject) => chartByKey(subject, 'D-9_navamsa', NADI_NAVAMSA_METHOD),
  firstSign,
  order,
  years(sign, reading) {
    const lordSign = signOfGraha(reading, reading.comparisons.lordOf(sign));
    return homeOrOpposite(sign, lordSign) ?? countBetween(sign, lordSign, isOddSign(sign));
  },
  parts: order,
};

/** The Narayana dasha of the navamsa from that sign. */
export const PADANADHAMSA_2: RasiDashaRow = {
  ...NARAYANA,
  source: 'Sanjay Rath; docs/rules/05-rasi-dashas.md#section-4-7',
  chart: (subject, rules) => chartByKey(subject, 'D-9_navamsa', rules.padanadhamsa_navamsa_method),
  firstSign,
};

/** The Narayana dasha of any chart from that sign. */
export const PADANADHAMSA_3: RasiDashaRow = {
  ...NARAYANA,
  source: 'PVR book, JHora; docs/rules/05-rasi-dashas.md#section-4-7',
  chart: (subject, rules) => chartOfChoice(subject, rules.padanadhamsa_varga),
  firstSign,
};

/** The order of the signs by the quality of the first: trikonas, kendras, or axes. */
const OFFSETS: Readonly<Record<Quality, readonly number[]>> = {
  dual: [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11],
  movable: [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11],
  fixed: [0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11],
};

/** The winner when each is compared with the winner of those before it. */
const strongestAt = (comparisons: Comparisons, sign: Sign, offsets: readonly number[]): Sign =>
  signsAt(sign, offsets).reduce((winner, next) => comparisons.strongerSign(winner, next).stronger);

/** The first sign of an order: the strongest of trikona, kendra or axis. */
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

/** In D-6 from the 6th from its Ascendant, in D-n from the n-th. Two equal cycles, or six with a third of the years. */
export const PARYAAYA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4-10',
  chart: (subject, rules) => chartOfChoice(subject, rules.paryaaya_varga),
  firstSign: ({ comparisons, divisions }) => signFrom(comparisons.placement.ascendant.sign, divisions),
  order: paryaaya,
  years,
  rounds: (rules) => (rules.paryaaya_tribhagi === 'yes' ? 2 * THIRDS : 2),
  parts: paryaaya,
};
