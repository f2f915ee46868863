import type { RasiDashaRow } from './rasiDasha.js';
import { run } from './signPatterns.js';

const YEARS = 10;

/** From the Ascendant, ten years each. */
export const SANDHYA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign: ({ comparisons }) => comparisons.placement.ascendant.sign,
  order: (first) => run(first, 1),
  years: () => YEARS,
  parts: (parent) => run(parent, 1),
};

const PANCHAKA_WEIGHTS: readonly number[] = [6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2];

/** The same with unequal parts. */
export const PACHAKA: RasiDashaRow = { ...SANDHYA, partWeights: () => PANCHAKA_WEIGHTS };
