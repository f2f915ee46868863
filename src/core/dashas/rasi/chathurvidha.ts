import type { Comparisons } from '../../comparisons/comparisons.js';
import { type House, KENDRAS, signOfHouse, TRIKONAS } from '../../zodiac/houses.js';
import { SIGNS, type Sign } from '../../zodiac/signs.js';
import type { RasiDashaRow } from './rasiDasha.js';
import { run } from './signPatterns.js';

/** One year for the first sign .. twelve for the last, and parts in the same proportion. */
const STEPS: readonly number[] = SIGNS.map((_, index) => index + 1);

const uttara = (firstSign: (comparisons: Comparisons) => Sign): RasiDashaRow => ({
  source: 'docs/rules/05-rasi-dashas.md#section-4-12',
  firstSign: ({ comparisons }) => firstSign(comparisons),
  order: (first) => run(first, 1),
  years: (_, __, place) => STEPS[place] as number,
  parts: (parent) => run(parent, 1),
  partWeights: () => STEPS,
});

const strongestHouse = (houses: readonly House[]) => (comparisons: Comparisons) =>
  comparisons.strongestSign(houses.map((house) => signOfHouse(comparisons.placement.ascendant.sign, house)));

export const LAGNA_UTTARA = uttara(({ placement }) => placement.ascendant.sign);
export const KENDRA_UTTARA = uttara(strongestHouse(KENDRAS));
export const TRIKONA_UTTARA = uttara(strongestHouse(TRIKONAS));
export const DASHA_UTTARA = uttara((comparisons) => comparisons.strongestSign(SIGNS));
