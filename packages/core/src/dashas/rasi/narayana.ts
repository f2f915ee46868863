import type { Comparisons } from '../../comparisons/comparisons.js';
import { isOddFooted, type Sign, signFrom } from '../../zodiac/signs.js';
import { factorOf, type VargaKey } from '../../zodiac/vargaKeys.js';
import { complement, type RasiDashaRow, type Reading } from './rasiDasha.js';
import type { DashaChart, RasiDashaSubject } from './rasiDashaSubject.js';
import { type Direction, narayanaOrder, opposite, parityDirection, run, seventhFrom } from './signPatterns.js';
import { narayanaYears } from './signYears.js';

/**
 * First sign of the Narayana dasha (PVR book; docs/rules/05-rasi-dashas.md#section-4-1): in D-1 the stronger of the
 * Ascendant and its 7th. In D-n the lord of the n-th house of D-1 is located in D-n: the stronger of its sign and the
 * 7th from there.
 */
function narayanaSeed({ rasi }: RasiDashaSubject, { comparisons, divisions }: DashaChart): Sign {
  if (divisions === 1) return comparisons.lagnaOrSeventh().stronger;
  const lord = rasi.lordOf(signFrom(rasi.placement.ascendant.sign, divisions), 'during_dasha');
  return strongerOfAxis(comparisons, comparisons.placement.grahas[lord].sign);
}

/** The stronger of a sign and its 7th. */
export const strongerOfAxis = (comparisons: Comparisons, sign: Sign): Sign =>
  comparisons.strongerSign(sign, seventhFrom(sign)).stronger;

/** Forward where the 9th from a sign is odd-footed. */
export const ninthDirection = (sign: Sign): Direction => (isOddFooted(signFrom(sign, 9)) ? 1 : -1);

/**
 * Order of the mahadashas from a sign: Ketu in it reverses the direction; else Saturn in it makes the order plain sign
 * by sign.
 */
export function narayanaSigns(first: Sign, { placement }: Comparisons): readonly Sign[] {
  const { Ketu, Saturn } = placement.grahas;
  const direction = ninthDirection(first);
  if (Ketu.sign === first) return narayanaOrder(first, opposite(direction));
  return Saturn.sign === first ? run(first, 1) : narayanaOrder(first, direction);
}

/**
 * Parts of a period: from the stronger of the signs of the two lords, of the sign and of its 7th; forward if that is
 * odd or contains Saturn; Ketu in the sign of the period reverses the direction.
 */
export function narayanaParts(parent: Sign, comparisons: Comparisons): readonly Sign[] {
  const { grahas } = comparisons.placement;
  const lordSign = (sign: Sign): Sign => grahas[comparisons.lordOf(sign, 'during_dasha')].sign;
  const first = comparisons.strongerSign(lordSign(parent), lordSign(seventhFrom(parent))).stronger;
  const direction = grahas.Saturn.sign === first ? 1 : parityDirection(first);
  return run(first, grahas.Ketu.sign === parent ? opposite(direction) : direction);
}

/** The Narayana parts in the chart of a reading. */
export const narayanaPartsOf = (parent: Sign, { comparisons }: Reading): readonly Sign[] =>
  narayanaParts(parent, comparisons);

/** Narayana dasha of the chosen chart. */
export const NARAYANA: RasiDashaRow = {
  source: 'PVR book, Narayana dasa; docs/rules/05-rasi-dashas.md#section-4-1',
  firstSign: (reading) => narayanaSeed(reading.subject, reading),
  order: (first, { comparisons }) => narayanaSigns(first, comparisons),
  years: narayanaYears,
  secondYears: complement,
  parts: narayanaPartsOf,
};

/** Narayana dasha of one of the 23 charts, independent of the chosen one. */
export const narayanaOf = (key: VargaKey): RasiDashaRow => ({
  ...NARAYANA,
  chart: ({ varga }) => ({ comparisons: varga(key), divisions: factorOf(key) }),
});
