import { falsePosition, type SignedFunction } from '@ganita/calendars/falsePosition.js';
import { DomainError } from '../errors/domainError.js';

/**
 * Zero of `f` between `a` and `b`, where `f` changes sign, to `toleranceDays`.
 * Never leaves the bracket. Throws `no_convergence` without a change of sign.
 */
export function bracketedZero(f: SignedFunction, a: number, b: number, toleranceDays = 1e-8): number {
  const found = falsePosition(f, a, b, toleranceDays);
  if (typeof found === 'string') throw new DomainError('no_convergence', found, { value: [a, b] });
  return found;
}

/** A smooth function on an interval of time, and a bound on its curvature. */
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

/** Two sign changes within less than this may be missed: about a hundredth of a second. */
const SHORTEST_RETURN_DAYS = 1e-7;
/** Finer than the resolution of a Julian day (4.7e-10). */
const TOLERANCE_DAYS = 1e-11;

/**
 * Every change of sign between two moments, in time order; zero counts as above. The values at both ends are given,
 * so that adjacent intervals agree about a shared end.
 *
 * None is missed, even if the function only just touches zero: between two moments it deviates from the straight line
 * by at most bend * days^2 / 8, and it has no extremum there if it changes by more than bend * days^2 / 2. An interval
 * in which it cannot reach zero is done; one without an extremum has one sign change or none; any other is halved.
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

/** At the ends the given values are used: the function would give values that differ by rounding. */
function zeroBetween({ at }: BendingFunction, from: readonly [number, number], to: readonly [number, number]): number {
  const value = (days: number): number => (days === from[0] ? from[1] : days === to[0] ? to[1] : at(days));
  return bracketedZero(value, from[0], to[0], TOLERANCE_DAYS);
}
