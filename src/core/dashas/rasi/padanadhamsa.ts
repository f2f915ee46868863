import { isOddSign, type Sign } from '../../zodiac/signs.js';
import { chartByKey, chartOfChoice } from './namedChart.js';
import { NARAYANA, strongerOfAxis } from './narayana.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { parityDirection, quadrantOrder } from './signPatterns.js';
import { countBetween, homeOrOpposite, signOfGraha } from './signYears.js';

/** The stronger of the sign that holds the lord of the arudha lagna, and its 7th, in the chart of the dasha. */
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
