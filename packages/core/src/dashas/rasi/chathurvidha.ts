import type { Comparisons } from '../../comparisons/comparisons.js';
import { type House, KENDRAS, signOfHouse, TRIKONAS } from '../../zodiac/houses.js';
import { SIGNS, type Sign, signFrom } from '../../zodiac/signs.js';
import { narayanaPartsOf, strongerOfAxis } from './narayana.js';
import { complement, type RasiDashaRow, type Reading } from './rasiDasha.js';
import type { RasiDashaRules } from './rasiDashaSubject.js';
import { parityDirection, run } from './signPatterns.js';
import { signOfGraha, sthiraYears } from './signYears.js';

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

/** From the stronger of the 2nd and the 8th, sign by sign in its direction. */
export const NIRYANA_SHOOLA: RasiDashaRow = {
  source: 'PVR book, Niryana shoola dasa; docs/rules/05-rasi-dashas.md#section-4',
  firstSign: ({ comparisons }) => strongerOfAxis(comparisons, signFrom(comparisons.placement.ascendant.sign, 2)),
  order: (first) => run(first, parityDirection(first)),
  years: sthiraYears,
  secondYears: complement,
  parts: narayanaPartsOf,
};

const SHOOLA_YEARS = 9;

const FIRST_PARTS: Readonly<Record<RasiDashaRules['shoola_antardasha'], (parent: Sign, reading: Reading) => Sign>> = {
  sign_of_lord: (parent, reading) => signOfGraha(reading, reading.comparisons.lordOf(parent)),
  stronger_of_axis: (parent, { comparisons }) => strongerOfAxis(comparisons, parent),
  sign_of_lord_of_stronger: (parent, reading) =>
    signOfGraha(reading, reading.comparisons.lordOf(strongerOfAxis(reading.comparisons, parent))),
};

/** From the stronger of a house and its 7th, always forward, nine years each. */
export const SHOOLA: RasiDashaRow = {
  source: 'PVR book, Shoola dasa; docs/rules/05-rasi-dashas.md#section-4-5',
  firstSign: ({ comparisons, rules }) =>
    strongerOfAxis(comparisons, signFrom(comparisons.placement.ascendant.sign, rules.shoola_house)),
  order: (first) => run(first, 1),
  years: () => SHOOLA_YEARS,
  parts: (parent, reading) => run(FIRST_PARTS[reading.rules.shoola_antardasha](parent, reading), 1),
};
