import { NAKSHATRAS, type Nakshatra, nakshatraNumber, nakshatraOf } from './nakshatras.js';

/** A star of the list of twenty-eight. */
export type Star28 = Nakshatra | 'Abhijit';

const STARS_BEFORE_ABHIJIT = 21;

/** The twenty-eight stars: Abhijit stands after Uttara Ashadha. */
export const STARS_28: readonly Star28[] = [
  ...NAKSHATRAS.slice(0, STARS_BEFORE_ABHIJIT),
  'Abhijit',
  ...NAKSHATRAS.slice(STARS_BEFORE_ABHIJIT),
];

/**
 * Number 1..28 of a star: those after Abhijit move up by one (docs/rules/01-positions-and-vargas.md#section-9,
 * latta).
 */
export function star28Number(star: Star28): number {
  if (star === 'Abhijit') return STARS_BEFORE_ABHIJIT + 1;
  const number = nakshatraNumber(star);
  return number > STARS_BEFORE_ABHIJIT ? number + 1 : number;
}

/** The star of a number, 1..28, any whole number reduced. */
const star28At = (number: number): Star28 => STARS_28[(((number - 1) % 28) + 28) % 28] as Star28;

/** The n-th star from `from` counted inclusively in the twenty-eight, forward or back. */
export const star28From = (from: Star28, n: number, direction: 'forward' | 'back' = 'forward'): Star28 =>
  star28At(star28Number(from) + (direction === 'forward' ? n - 1 : 1 - n));

/** Inclusive count of stars from `from` to `to` in the twenty-eight, 1..28. */
export const countStars28 = (from: Star28, to: Star28): number =>
  ((star28Number(to) - star28Number(from) + 28) % 28) + 1;

/**
 * Abhijit: the last quarter of Uttara Ashadha and the first fifteenth of Shravana, end excluded
 * (docs/rules/08-match-and-muhurta.md#section-16).
 */
export const ABHIJIT_SPAN_DEG = { from: 276 + 40 / 60, to: 280 + 53 / 60 + 20 / 3600 } as const;

/** The star of twenty-eight that holds a longitude 0 <= x < 360. */
export const star28Of = (longitudeDeg: number): Star28 =>
  longitudeDeg >= ABHIJIT_SPAN_DEG.from && longitudeDeg < ABHIJIT_SPAN_DEG.to
    ? 'Abhijit'
    : nakshatraOf(longitudeDeg).nakshatra;
