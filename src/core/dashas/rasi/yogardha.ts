import { rotated } from '../graha/antardashaOrder.js';
import type { RasiDashaRow } from './rasiDasha.js';
import { parityDirection, run } from './signPatterns.js';
import { narayanaYears, sthiraYears } from './signYears.js';

/** Half the years of chara and of sthira together; the parts of all periods of a level are the same. */
export const YOGARDHA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign: ({ comparisons }) => comparisons.lagnaOrSeventh().stronger,
  order: (first) => run(first, parityDirection(first)),
  years: (sign, reading) => (narayanaYears(sign, reading) + sthiraYears(sign)) / 2,
  parts: (_, { order }, level) => rotated(order, level - 1),
};
