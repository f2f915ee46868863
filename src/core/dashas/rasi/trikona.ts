import { signFrom } from '../../zodiac/signs.js';
import type { RasiDashaRow } from './rasiDasha.js';
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
