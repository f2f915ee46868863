import { narayanaPartsOf, narayanaSigns } from './narayana.js';
import { complement, type RasiDashaRow } from './rasiDasha.js';
import { narayanaYears } from './signYears.js';

/** The Narayana dasha of D-1 begun from the sign of the navamsa Ascendant. */
export const LAGNAMSAKA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  chart: ({ rasi }) => ({ comparisons: rasi, divisions: 1 }),
  firstSign: ({ subject }) => subject.varga('D-9_navamsa').placement.ascendant.sign,
  order: (first, { comparisons }) => narayanaSigns(first, comparisons),
  years: narayanaYears,
  secondYears: complement,
  parts: narayanaPartsOf,
};
