/** The twelve signs in order; the id is the only spelling. */
export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Length of a sign in degrees. */
export const DEGREES_PER_SIGN = 30;

export type Quality = 'movable' | 'fixed' | 'dual';
export type Element = 'fire' | 'earth' | 'air' | 'water';

const INDEX: Readonly<Record<Sign, number>> = Object.fromEntries(SIGNS.map((s, i) => [s, i])) as Record<Sign, number>;
const QUALITIES: readonly Quality[] = ['movable', 'fixed', 'dual'];
const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water'];

/** Whole number reduced to 0..n-1, also for negative numbers. */
const mod = (x: number, n: number): number => ((x % n) + n) % n;

/** 0 Aries .. 11 Pisces. */
export const signIndex = (sign: Sign): number => INDEX[sign];

/** The sign at a whole-number index, any integer, reduced to 0..11. */
export const signAt = (index: number): Sign => SIGNS[mod(index, 12)] as Sign;

/** The n-th sign from `sign` counted inclusively, as the texts do: n = 1 is the sign itself; n may be 0 or negative. */
export const signFrom = (sign: Sign, n: number): Sign => signAt(signIndex(sign) + n - 1);

/** Inclusive zodiacal count from `from` to `to`, 1..12. */
export const countSigns = (from: Sign, to: Sign): number => mod(signIndex(to) - signIndex(from), 12) + 1;

/** Odd signs are Aries, Gemini, Leo, Libra, Sagittarius, Aquarius. */
export const isOddSign = (sign: Sign): boolean => signIndex(sign) % 2 === 0;

/** Odd-footed signs: Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius (docs/rules/05-rasi-dashas.md#section-1). */
export const isOddFooted = (sign: Sign): boolean => signIndex(sign) % 6 < 3;

export const qualityOf = (sign: Sign): Quality => QUALITIES[signIndex(sign) % 3] as Quality;
export const elementOf = (sign: Sign): Element => ELEMENTS[signIndex(sign) % 4] as Element;

/** Sign of a longitude 0 <= x < 360. */
export const signOf = (longitudeDeg: number): Sign => signAt(Math.floor(longitudeDeg / 30));

/** Degrees in the sign, 0 <= x < 30. */
export const degreesInSign = (longitudeDeg: number): number => longitudeDeg - 30 * Math.floor(longitudeDeg / 30);
