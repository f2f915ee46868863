import { jaiminiDignity } from '../../comparisons/jaiminiDignity.js';
import { lordOf } from '../../zodiac/houses.js';
import { isOddSign, type Sign } from '../../zodiac/signs.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import type { RasiDashaRules } from './rasiDashaSubject.js';
import { run, seventhFrom } from './signPatterns.js';
import { countBetween, countedYears, signOfGraha, signOfPlainLord, sthiraYears } from './signYears.js';

const OWN = 5;
const FULL_COUNT = 12;

/**
 * The count to the lord (the stronger co-lord): twelve for a full count or a lord in any own sign, ten for one in the
 * 7th.
 */
function byStrongerLord(sign: Sign, reading: Reading): number {
  const lord = reading.comparisons.lordOf(sign);
  const lordSign = signOfGraha(reading, lord);
  if (lordSign === seventhFrom(sign)) return 10;
  return jaiminiDignity(lord, lordSign) === OWN ? FULL_COUNT : countBetween(sign, lordSign, isOddSign(sign));
}

const DURATIONS: Readonly<Record<RasiDashaRules['raashiyanka_years'], (sign: Sign, reading: Reading) => number>> = {
  mandooka: (sign, reading) => countedYears(sign, signOfPlainLord(sign, reading)),
  sthira: sthiraYears,
  stronger_lord: byStrongerLord,
};

const years = (sign: Sign, reading: Reading): number => DURATIONS[reading.rules.raashiyanka_years](sign, reading);

/**
 * The navamsa sign of the lord of the Ascendant; with the start `stronger` that of the Ascendant if it is the stronger
 * sign.
 */
function firstSign({ subject, rules }: Reading): Sign {
  const { rasi } = subject;
  const navamsa = subject.varga('D-9_navamsa').placement;
  const lagna = rasi.placement.ascendant.sign;
  const lord = lordOf(lagna);
  const ofLord = navamsa.grahas[lord].sign;
  if (rules.raashiyanka_start === 'lord_of_lagna') return ofLord;
  const { stronger } = rasi.strongerSign(lagna, rasi.placement.grahas[lord].sign);
  return stronger === lagna ? navamsa.ascendant.sign : ofLord;
}

/** Forward from a navamsa sign, with years counted in D-1. */
export const RAASHIYANKA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4-13',
  chart: ({ rasi }) => ({ comparisons: rasi, divisions: 1 }),
  firstSign,
  order: (first) => run(first, 1),
  years,
  parts: (parent) => run(parent, 1),
  partWeights(parts, reading) {
    if (reading.rules.raashiyanka_parts === 'equal') return null;
    return parts.map((sign) => years(sign, reading));
  },
};
