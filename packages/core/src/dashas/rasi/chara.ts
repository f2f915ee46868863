import type { Sign } from '../../zodiac/signs.js';
import { rotated } from '../graha/antardashaOrder.js';
import { ninthDirection } from './narayana.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { parityDirection, run, signAfter } from './signPatterns.js';
import { narayanaYears, signOfPlainLord } from './signYears.js';

/** Twelve signs in the direction of the 9th from the first. */
export const byNinth = (first: Sign): readonly Sign[] => run(first, ninthDirection(first));

export const lagnaOf = ({ comparisons }: Reading): Sign => comparisons.placement.ascendant.sign;

/** Where a woman's dasha starts: the 4th from an odd Ascendant, the 10th from an even one. */
export function femaleStart(reading: Reading): Sign {
  const lagna = lagnaOf(reading);
  return signAfter(lagna, 3 * parityDirection(lagna));
}

/** Years by the sign and the sign of its plain lord. */
export const byPlainLord =
  (years: (sign: Sign, lordSign: Sign) => number): RasiDashaRow['years'] =>
  (sign, reading) =>
    years(sign, signOfPlainLord(sign, reading));

/** Years of a count: one less, and twelve instead of 0. */
export const lessOne = (count: number, dignity = 0): number => {
  const years = count - 1 + dignity;
  return years > 0 ? years : 12;
};

/** Antardashas by one rule, all deeper parts in the order of the mahadashas. */
export const onlyAntardashas =
  (antardashas: (parent: Sign, reading: Reading) => readonly Sign[]): RasiDashaRow['parts'] =>
  (parent, reading, level) =>
    level === 2 ? antardashas(parent, reading) : reading.order;

/** Parts start next to the sign of the period and end with it; years with the year for dignity, as programs print them. */
export const CHARA_2: RasiDashaRow = {
  source: 'printed by programs; docs/rules/05-rasi-dashas.md#section-4-6',
  firstSign: lagnaOf,
  order: byNinth,
  years: narayanaYears,
  parts: (parent) => rotated(byNinth(parent), 1),
};
