import { GRID_J } from '../../comparisons/jaiminiDignity.js';
import { lordOf } from '../../zodiac/houses.js';
import { isOddFooted, isOddSign, qualityOf, SIGNS, type Sign } from '../../zodiac/signs.js';
import { byNinth, byPlainLord, femaleStart, lagnaOf, lessOne, onlyAntardashas } from './chara.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { padakrama, parityDirection, run, signAfter } from './signPatterns.js';
import { countBetween, homeOrOpposite, signOfPlainLord } from './signYears.js';

/** The trikonas of Aries, Taurus, Gemini and Cancer one after the other: the order after a dual sign. */
const BY_TRIKONAS: readonly Sign[] = SIGNS.slice(0, 4).flatMap((sign) => [0, 4, 8].map((n) => signAfter(sign, n)));

const FIXED_STEP = 5;

/** The next sign, whether or not it has already been used. */
function following(sign: Sign): Sign {
  switch (qualityOf(sign)) {
    case 'movable':
      return signAfter(sign, 1);
    case 'fixed':
      return signAfter(sign, FIXED_STEP);
    case 'dual':
      return BY_TRIKONAS[BY_TRIKONAS.indexOf(sign) + 1] ?? (BY_TRIKONAS[0] as Sign);
  }
}

/** Sign after sign, each the next unused one; from an even Ascendant all but the first are reversed. */
function order(first: Sign, reading: Reading): readonly Sign[] {
  const rest: Sign[] = [];
  let last = first;
  while (rest.length < SIGNS.length - 1) {
    let next = following(last);
    while (next === first || rest.includes(next)) next = signAfter(next, 1);
    rest.push(next);
    last = next;
  }
  return [first, ...(isOddSign(lagnaOf(reading)) ? rest : rest.reverse())];
}

/** M: counted from a lord in an odd sign, to a lord in an even one; ten with the lord in the 7th. */
const years = byPlainLord((sign, lordSign) => homeOrOpposite(sign, lordSign) ?? fromOddLord(sign, lordSign));

/** Antardashas from the sign of the lord, in its direction. */
const parts = onlyAntardashas((parent, reading) => {
  const lordSign = signOfPlainLord(parent, reading);
  return run(lordSign, parityDirection(lordSign));
});

const MIND_SUTRA = { source: 'MindSutra; docs/rules/05-rasi-dashas.md#section-4-6', order, years, parts } as const;

export const CHARA_5_MALE: RasiDashaRow = { ...MIND_SUTRA, firstSign: lagnaOf };
export const CHARA_5_FEMALE: RasiDashaRow = { ...MIND_SUTRA, firstSign: femaleStart };

/** A: as in narayana with the plain lords, and twelve instead of 0. */
function narayanaLike(sign: Sign, lordSign: Sign): number {
  if (lordSign === sign) return 12;
  const dignity = GRID_J[lordOf(sign)][lordSign];
  const extra = dignity === 'exalted' ? 1 : dignity === 'debilitated' ? -1 : 0;
  return lessOne(countBetween(sign, lordSign, isOddFooted(sign)), extra);
}

/** B: counted from a lord in an odd sign, to a lord in an even one. */
const fromOddLord = (sign: Sign, lordSign: Sign): number => lessOne(countBetween(sign, lordSign, !isOddSign(lordSign)));

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

/**
 * A woman's dasha, the same in methods 3 and 4: padakrama in the direction of the Ascendant, whose quality its first
 * sign shares.
 */
export const CHARA_FEMALE: RasiDashaRow = {
  ...IRANGANTI,
  firstSign: femaleStart,
  order: (first, reading) => padakrama(first, parityDirection(lagnaOf(reading))),
  years: byPlainLord(fromLordOfOdd),
};
