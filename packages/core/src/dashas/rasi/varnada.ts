import { NAKSHATRA_DEG, nakshatraOf } from '../../zodiac/nakshatras.js';
import { countSigns, type Sign } from '../../zodiac/signs.js';
import { rotated } from '../graha/antardashaOrder.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { parityDirection, run, signAfter } from './signPatterns.js';
import { narayanaYears, signOfGraha, sthiraYears } from './signYears.js';

/** From the stronger of Ascendant and hora lagna; as many years as a sign is away from the varnada lagna, 0 to 11. */
export const VARNADA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign: ({ comparisons, subject }) =>
    comparisons.strongerSign(comparisons.placement.ascendant.sign, subject.horaLagna()).stronger,
  order: (first) => run(first, parityDirection(first)),
  years: (sign, { subject }) => countSigns(subject.varnadaLagna(), sign) - 1,
  parts: (parent) => run(parent, 1),
};

/** Half the years of chara and of sthira together; the parts of all periods of a level are the same. */
export const YOGARDHA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign: ({ comparisons }) => comparisons.lagnaOrSeventh().stronger,
  order: (first) => run(first, parityDirection(first)),
  years: (sign, reading) => (narayanaYears(sign, reading) + sthiraYears(sign)) / 2,
  parts: (_, { order }, level) => rotated(order, level - 1),
};

const YEARS = 9;
const TWELFTHS = 12;

/** Signs passed from the Ascendant: the twelfths of its nakshatra that the Moon has passed. */
function firstSign({ subject, comparisons }: Reading): Sign {
  const { degreesInNakshatra } = nakshatraOf(subject.longitudesDeg.Moon);
  const passed = Math.min(TWELFTHS - 1, Math.floor((degreesInNakshatra * TWELFTHS) / NAKSHATRA_DEG));
  return signAfter(comparisons.placement.ascendant.sign, passed);
}

/** Signs of the atma karaka from which parts run backward. */
const BACKWARD: readonly Sign[] = ['Taurus', 'Virgo', 'Scorpio', 'Aquarius'];

/** Nine years each; the parts of every period start with the sign of the atma karaka. */
export const TARA_LAGNA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign,
  order: (first) => run(first, parityDirection(first)),
  years: () => YEARS,
  parts(_, reading) {
    const atma = reading.subject.karakas()[0];
    if (atma === undefined) throw new RangeError('there is always an atma karaka');
    const sign = signOfGraha(reading, atma.graha);
    return run(sign, BACKWARD.includes(sign) ? -1 : 1);
  },
};
