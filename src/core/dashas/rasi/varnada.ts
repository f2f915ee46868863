import { countSigns } from '../../zodiac/signs.js';
import type { RasiDashaRow } from './rasiDasha.js';
import { parityDirection, run } from './signPatterns.js';

/** From the stronger of Ascendant and hora lagna; as many years as a sign is away from the varnada lagna, 0 to 11. */
export const VARNADA: RasiDashaRow = {
  source: 'docs/rules/05-rasi-dashas.md#section-4',
  firstSign: ({ comparisons, subject }) =>
    comparisons.strongerSign(comparisons.placement.ascendant.sign, subject.horaLagna()).stronger,
  order: (first) => run(first, parityDirection(first)),
  years: (sign, { subject }) => countSigns(subject.varnadaLagna(), sign) - 1,
  parts: (parent) => run(parent, 1),
};
