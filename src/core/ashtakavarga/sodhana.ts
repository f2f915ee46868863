import { type Sign, signFrom } from '../zodiac/signs.js';
import { type SignRow, valueIn, withValues } from './signRow.js';

/** Pairs of signs under one lord; Cancer and Leo stand alone. */
const PAIRS_OF_ONE_LORD: readonly (readonly [Sign, Sign])[] = [
  ['Aries', 'Scorpio'],
  ['Taurus', 'Libra'],
  ['Gemini', 'Virgo'],
  ['Sagittarius', 'Pisces'],
  ['Capricorn', 'Aquarius'],
];

/** The first signs of the four trines. */
const TRINE_HEADS: readonly Sign[] = ['Aries', 'Taurus', 'Gemini', 'Cancer'];

/** Signs that hold any of the nine grahas or the Ascendant. */
export const occupiedSigns = (signs: Readonly<Record<string, Sign>>): ReadonlySet<Sign> =>
  new Set(Object.values(signs));

/**
 * Trikona sodhana of one row: the least of every trine is taken from all three of its signs, so that a trine with a
 * nought stays as it is (docs/rules/03-strengths.md#section-14). Makes a new row.
 */
export function trikonaSodhana(row: SignRow): SignRow {
  return withValues(
    row,
    TRINE_HEADS.flatMap((head) => {
      const trine = [head, signFrom(head, 5), signFrom(head, 9)];
      const least = Math.min(...trine.map((sign) => valueIn(row, sign)));
      return trine.map((sign): [Sign, number] => [sign, valueIn(row, sign) - least]);
    }),
  );
}

/**
 * Ekadhipatya sodhana of one row, over all five pairs of signs under one lord
 * (docs/rules/03-strengths.md#section-14). Makes a new row. A pair stays as it is when either value is 0 or both
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
  const kept = a.value === b.value ? 0 : Math.min(a.value, b.value);
  return [kept, kept];
}

/** What an empty sign keeps beside an occupied one: nothing if it is not the greater, else the occupied one's value. */
const reducedEmpty = (empty: number, occupied: number): number => (empty <= occupied ? 0 : occupied);
