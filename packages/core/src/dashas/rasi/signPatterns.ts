import { isOddSign, qualityOf, type Sign, signFrom } from '../../zodiac/signs.js';

/** With the zodiac, or against it. */
export type Direction = 1 | -1;

/** Orders of twelve signs (docs/rules/05-rasi-dashas.md#section-3). Each contains every sign once. */
const TWELVE = Array.from({ length: 12 }, (_, index) => index);
const KENDRA_OFFSETS = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11] as const;
const DUAL_OFFSETS = [0, 3, 6, 9, 4, 7, 10, 1, 8, 11, 2, 5] as const;

/** Steps to the sixth sign, counted inclusively. */
const SIXTH = 5;

export const opposite = (direction: Direction): Direction => (direction === 1 ? -1 : 1);

/** The sign a number of signs away, 0 the sign itself; negative against the zodiac. */
export const signAfter = (sign: Sign, places: number): Sign => signFrom(sign, places + 1);

export const seventhFrom = (sign: Sign): Sign => signFrom(sign, 7);

/** Forward for odd signs. */
export const parityDirection = (sign: Sign): Direction => (isOddSign(sign) ? 1 : -1);

/** Signs at offsets from a sign, counted in a direction. */
export const signsAt = (sign: Sign, offsets: readonly number[], direction: Direction = 1): readonly Sign[] =>
  offsets.map((offset) => signAfter(sign, direction * offset));

/** Twelve signs, each a fixed number of signs after the one before; the step must be coprime to 12. */
export const run = (sign: Sign, step: number): readonly Sign[] => TWELVE.map((index) => signAfter(sign, index * step));

/** The kendras of a sign, then those of the next sign, then those of the one after. */
export const kendraOrder = (sign: Sign, direction: Direction): readonly Sign[] =>
  signsAt(sign, KENDRA_OFFSETS, direction);

/** Three signs four signs apart, from each of four signs that follow one another by a step. */
const triples = (sign: Sign, firstStep: number, steps: readonly number[]): readonly Sign[] =>
  [0, 1, 2, 3].flatMap((group) => steps.map((step) => signAfter(sign, group * firstStep + step)));

/** The order of the Narayana dasha. */
export const narayanaOrder = (sign: Sign, direction: Direction): readonly Sign[] =>
  byQuality(sign, direction, triples(sign, 9 * direction, [0, 4 * direction, 8 * direction]));

/**
 * The order of Drig antardashas and of the first Padanadhamsa: a dual sign is followed by the kendras of its trikona.
 */
export const quadrantOrder = (sign: Sign, direction: Direction): readonly Sign[] =>
  byQuality(sign, direction, signsAt(sign, DUAL_OFFSETS, direction));

/** Padakrama: a dual sign is followed by its trikona, then the next signs by theirs; forward from an odd sign. */
export const padakrama = (sign: Sign, direction: Direction = parityDirection(sign)): readonly Sign[] =>
  byQuality(sign, direction, triples(sign, direction, [0, 4 * direction, -4 * direction]));

/**
 * From a movable sign the order is sign by sign, from a fixed one every sixth; from a dual sign it is a separate one.
 */
function byQuality(sign: Sign, direction: Direction, dual: readonly Sign[]): readonly Sign[] {
  switch (qualityOf(sign)) {
    case 'movable':
      return run(sign, direction);
    case 'fixed':
      return run(sign, SIXTH * direction);
    case 'dual':
      return dual;
  }
}
