import { recordFrom } from '../records.js';
import type { Graha } from './grahas.js';
import { countSigns, qualityOf, SIGNS, type Sign, signFrom } from './signs.js';

/** Houses a graha aspects, counted inclusively from its sign (docs/rules/01-positions-and-vargas.md#section-10). */
export const ASPECT_COUNTS: Readonly<Record<Graha, readonly number[]>> = {
  Sun: [7],
  Moon: [7],
  Mars: [4, 7, 8],
  Mercury: [7],
  Jupiter: [5, 7, 9],
  Venus: [7],
  Saturn: [3, 7, 10],
  Rahu: [7],
  Ketu: [7],
};

/** Graha drishti: the signs a graha aspects from its sign, in the order of the count. */
export const grahaDrishti = (graha: Graha, sign: Sign): readonly Sign[] =>
  ASPECT_COUNTS[graha].map((count) => signFrom(sign, count));

/** True when a graha in `from` aspects the sign `to` by graha drishti. */
export const aspectsSign = (graha: Graha, from: Sign, to: Sign): boolean =>
  ASPECT_COUNTS[graha].includes(countSigns(from, to));

/**
 * Movable signs aspect the fixed except the next, fixed signs the movable except the one before, dual signs each other.
 */
function seesSign(from: Sign, to: Sign): boolean {
  const [ofFrom, ofTo] = [qualityOf(from), qualityOf(to)];
  if (ofFrom === 'dual') return ofTo === 'dual' && from !== to;
  if (ofFrom === 'movable') return ofTo === 'fixed' && to !== signFrom(from, 2);
  return ofTo === 'movable' && to !== signFrom(from, 0);
}

const RASI_DRISHTI: Readonly<Record<Sign, readonly Sign[]>> = recordFrom(SIGNS, (from) =>
  SIGNS.filter((to) => seesSign(from, to)),
);

/**
 * Rasi drishti: the three signs a sign aspects, in zodiacal order (Jaimini Sutras;
 * docs/rules/01-positions-and-vargas.md#section-10).
 */
export const rasiDrishti = (sign: Sign): readonly Sign[] => RASI_DRISHTI[sign];

/** True when the sign `from` aspects the sign `to` by rasi drishti; the relation is mutual. */
export const signAspects = (from: Sign, to: Sign): boolean => RASI_DRISHTI[from].includes(to);
