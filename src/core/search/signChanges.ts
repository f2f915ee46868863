import { bracketedZero } from './crossings.js';

/** A smooth function on a stretch of time, and what bounds its bend. */
export interface BendingFunction {
  readonly at: (days: number) => number;
  /** The second derivative is nowhere larger than this, per day squared. */
  readonly maxBend: number;
}

/** A change of sign: the function is at or above zero after an upward one, and below it after a downward one. */
export interface SignChange {
  readonly days: number;
  readonly upward: boolean;
}

/** A function that returns to its sign within less than this may be passed over: about a hundredth of a second. */
const SHORTEST_RETURN_DAYS = 1e-7;
/** Finer than a Julian day can be written (4.7e-10). */
const TOLERANCE_DAYS = 1e-11;

/**
 * Every change of sign between two moments, in order of time; zero counts as above. The values at both ends are given,
 * so that stretches that share an end agree about it.
 *
 * None is missed, however near the function only grazes zero: between two moments it strays from the straight line by
 * at most bend * days^2 / 8, and it has no extremum there if it changes by more than bend * days^2 / 2. A stretch that
 * stays away from zero is done; one without an extremum changes its sign once or not at all; any other is halved.
 */
export function signChanges(
  bending: BendingFunction,
  [from, fromValue]: readonly [days: number, value: number],
  [to, toValue]: readonly [days: number, value: number],
  found: SignChange[] = [],
): readonly SignChange[] {
  const length = to - from;
  const bend = bending.maxBend * length * length;
  const upward = toValue >= 0;
  const changes = fromValue >= 0 !== upward;
  if (!changes && Math.min(Math.abs(fromValue), Math.abs(toValue)) > bend / 8) return found;
  if (Math.abs(toValue - fromValue) > bend / 2 || length < SHORTEST_RETURN_DAYS) {
    if (changes) found.push({ days: zeroBetween(bending, [from, fromValue], [to, toValue]), upward });
    return found;
  }
  const middle = (from + to) / 2;
  const middleValue = bending.at(middle);
  signChanges(bending, [from, fromValue], [middle, middleValue], found);
  return signChanges(bending, [middle, middleValue], [to, toValue], found);
}

/** The given values decide at the ends: what the function would give there differs by a rounding. */
function zeroBetween({ at }: BendingFunction, from: readonly [number, number], to: readonly [number, number]): number {
  const value = (days: number): number => (days === from[0] ? from[1] : days === to[0] ? to[1] : at(days));
  return bracketedZero(value, from[0], to[0], TOLERANCE_DAYS);
}
