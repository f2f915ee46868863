import { signFrom } from '../../zodiac/signs.js';
import { narayanaPartsOf, narayanaSigns } from './narayana.js';
import { complement, type RasiDashaRow } from './rasiDasha.js';
import { parityDirection, run } from './signPatterns.js';
import { narayanaYears } from './signYears.js';

/** From the strongest of the trikonas, sign by sign. */
export const TRIKONA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign({ comparisons }) {
    const lagna = comparisons.placement.ascendant.sign;
    const { stronger } = comparisons.strongerSign(lagna, signFrom(lagna, 5));
    return comparisons.strongerSign(stronger, signFrom(lagna, 9)).stronger;
  },
  order: (first) => run(first, parityDirection(first)),
  years: narayanaYears,
  parts: (parent) => run(parent, parityDirection(parent)),
};

/** The Narayana dasha of D-1, starting from the sign of the navamsa Ascendant. */
export const LAGNAMSAKA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  chart: ({ rasi }) => ({ comparisons: rasi, divisions: 1 }),
  firstSign: ({ subject }) => subject.varga('D-9_navamsa').placement.ascendant.sign,
  order: (first, { comparisons }) => narayanaSigns(first, comparisons),
  years: narayanaYears,
  secondYears: complement,
  parts: narayanaPartsOf,
};

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
