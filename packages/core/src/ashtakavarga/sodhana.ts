import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { SIGNS, type Sign, signFrom } from '../zodiac/signs.js';
import { type SignRow, valueIn, withValues } from './signRow.js';

/**
 * Multipliers of the rasi pinda (docs/rules/03-strengths.md#section-14; Virgo 5 as in the book of P.V.R. Narasimha Rao).
 */
export const RASI_MULTIPLIERS: Readonly<Record<Sign, number>> = {
  Aries: 7,
  Taurus: 10,
  Gemini: 8,
  Cancer: 4,
  Leo: 10,
  Virgo: 5,
  Libra: 7,
  Scorpio: 8,
  Sagittarius: 9,
  Capricorn: 5,
  Aquarius: 11,
  Pisces: 12,
};

/** Multipliers of the graha pinda (docs/rules/03-strengths.md#section-14). */
export const GRAHA_MULTIPLIERS: Readonly<Record<Planet, number>> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};

/** Pairs of signs under one lord; Cancer and Leo are not in a pair. */
const PAIRS_OF_ONE_LORD: readonly (readonly [Sign, Sign])[] = [
  ['Aries', 'Scorpio'],
  ['Taurus', 'Libra'],
  ['Gemini', 'Virgo'],
  ['Sagittarius', 'Pisces'],
  ['Capricorn', 'Aquarius'],
];

/** The other sign under the lord of a sign; null of Cancer and Leo. */
export const pairedSign = (sign: Sign): Sign | null =>
  PAIRS_OF_ONE_LORD.find((pair) => pair.includes(sign))?.find((one) => one !== sign) ?? null;

/** The first signs of the four trines. */
const TRINE_HEADS: readonly Sign[] = ['Aries', 'Taurus', 'Gemini', 'Cancer'];

/** Signs occupied by any of the nine grahas or the Ascendant. */
export const occupiedSigns = (signs: Readonly<Record<string, Sign>>): ReadonlySet<Sign> =>
  new Set(Object.values(signs));

/**
 * Trikona sodhana of one row: the least value of every trine is subtracted from all three of its signs, so that a trine
 * with a zero does not change (docs/rules/03-strengths.md#section-14). Makes a new row.
 */
export function trikonaSodhana(row: SignRow): SignRow {
  return withValues(
    row,
    TRINE_HEADS.flatMap((head) => {
      const trine = [head, signFrom(head, 5), signFrom(head, 9)];
      const lowest = Math.min(...trine.map((sign) => valueIn(row, sign)));
      return trine.map((sign): [Sign, number] => [sign, valueIn(row, sign) - lowest]);
    }),
  );
}

/**
 * Ekadhipatya sodhana of one row, over all five pairs of signs under one lord
 * (docs/rules/03-strengths.md#section-14). Makes a new row. A pair does not change when either value is 0 or both
 * signs are occupied.
 */
export function ekadhipatyaSodhana(row: SignRow, occupied: ReadonlySet<Sign>): SignRow {
  return withValues(
    row,
    PAIRS_OF_ONE_LORD.flatMap(([first, second]): [Sign, number][] => {
      const [a, b] = reducedPair(
        { value: valueIn(row, first), occupied: occupied.has(first) },
        { value: valueIn(row, second), occupied: occupied.has(second) },
      );
      return [
        [first, a],
        [second, b],
      ];
    }),
  );
}

interface SignOfPair {
  readonly value: number;
  readonly occupied: boolean;
}

function reducedPair(a: SignOfPair, b: SignOfPair): readonly [number, number] {
  if (a.value === 0 || b.value === 0 || (a.occupied && b.occupied)) return [a.value, b.value];
  if (a.occupied) return [a.value, reducedEmpty(b.value, a.value)];
  if (b.occupied) return [reducedEmpty(a.value, b.value), b.value];
  const reduced = a.value === b.value ? 0 : Math.min(a.value, b.value);
  return [reduced, reduced];
}

/** What remains in the empty sign of a pair: 0 unless it has the greater value, else the value of the occupied sign. */
const reducedEmpty = (empty: number, occupied: number): number => (empty <= occupied ? 0 : occupied);

/** Totals of one planet's reduced ashtakavarga. */
export interface Pindas {
  readonly rasi: number;
  readonly graha: number;
  /** rasi + graha */
  readonly sodhya: number;
}

/**
 * Pindas of a row after both reductions: the row weighted by signs, and its values in the signs of the seven planets
 * weighted by planet (docs/rules/03-strengths.md#section-14).
 */
export function pindasOf(reduced: SignRow, signs: Readonly<Record<Planet, Sign>>): Pindas {
  const rasi = SIGNS.reduce((sum, sign) => sum + valueIn(reduced, sign) * RASI_MULTIPLIERS[sign], 0);
  const graha = PLANETS.reduce((sum, planet) => sum + valueIn(reduced, signs[planet]) * GRAHA_MULTIPLIERS[planet], 0);
  return { rasi, graha, sodhya: rasi + graha };
}
