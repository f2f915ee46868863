import { GRID_J } from '../../comparisons/jaiminiDignity.js';
import { lordOf } from '../../zodiac/houses.js';
import { isOddFooted, isOddSign, type Sign } from '../../zodiac/signs.js';
import { byNinth, byPlainLord, femaleStart, lagnaOf, lessOne, onlyAntardashas } from './chara.js';
import type { RasiDashaRow } from './rasiDasha.js';
import { padakrama, parityDirection } from './signPatterns.js';
import { countBetween, homeOrOpposite } from './signYears.js';

/** A: as in narayana with the plain lords, and twelve where nothing is left. */
function narayanaLike(sign: Sign, lordSign: Sign): number {
  if (lordSign === sign) return 12;
  const dignity = GRID_J[lordOf(sign)][lordSign];
  const extra = dignity === 'exalted' ? 1 : dignity === 'debilitated' ? -1 : 0;
  return lessOne(countBetween(sign, lordSign, isOddFooted(sign)), extra);
}

/** B: counted from a lord in an odd sign, to a lord in an even one. */
export const fromOddLord = (sign: Sign, lordSign: Sign): number =>
  lessOne(countBetween(sign, lordSign, !isOddSign(lordSign)));

/** F: counted from the lord of an odd sign, to the lord of an even one; ten with the lord in the 7th. */
const fromLordOfOdd = (sign: Sign, lordSign: Sign): number =>
  homeOrOpposite(sign, lordSign) ?? lessOne(countBetween(sign, lordSign, !isOddSign(sign)));

const IRANGANTI = {
  source: 'Iranganti; docs/rules/05-rasi-dashas.md#section-4-6',
  parts: onlyAntardashas((parent) => padakrama(parent)),
} as const;

export const CHARA_3_MALE: RasiDashaRow = {
  ...IRANGANTI,
  firstSign: lagnaOf,
  order: byNinth,
  years: byPlainLord(narayanaLike),
};

export const CHARA_4_MALE: RasiDashaRow = {
  ...IRANGANTI,
  firstSign: lagnaOf,
  order: (first) => padakrama(first),
  years: byPlainLord(fromOddLord),
};

/** A woman's dasha, the same by methods 3 and 4: padakrama in the direction of the Ascendant, whose quality its first sign shares. */
export const CHARA_FEMALE: RasiDashaRow = {
  ...IRANGANTI,
  firstSign: femaleStart,
  order: (first, reading) => padakrama(first, parityDirection(lagnaOf(reading))),
  years: byPlainLord(fromLordOfOdd),
};
