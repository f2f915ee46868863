import { DomainError } from '../errors/domainError.js';

/** A signed function of time whose zero is wanted. */
export type SignedFunction = (jd: number) => number;

const MAX_STEPS = 80;

/**
 * Zero of `f` between `a` and `b`, where `f` changes sign, to `toleranceDays`.
 * Illinois variant of false position: never leaves the bracket. Throws `no_convergence` without a change of sign.
 */
export function bracketedZero(f: SignedFunction, a: number, b: number, toleranceDays = 1e-8): number {
  let [x0, x1] = [a, b];
  let [f0, f1] = [f(x0), f(x1)];
  if (f0 === 0) return x0;
  if (f1 === 0) return x1;
  if (f0 > 0 === f1 > 0) throw new DomainError('no_convergence', 'no change of sign in the bracket', { value: [a, b] });
  let side = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const guess = (x0 * f1 - x1 * f0) / (f1 - f0);
    const x = guess > Math.min(x0, x1) && guess < Math.max(x0, x1) ? guess : (x0 + x1) / 2;
    const fx = f(x);
    if (fx === 0) return x;
    if (fx > 0 === f1 > 0) {
      if (Math.abs(x1 - x) < toleranceDays) return x;
      x1 = x;
      f1 = fx;
      if (side === -1) f0 /= 2;
      side = -1;
    } else {
      if (Math.abs(x0 - x) < toleranceDays) return x;
      x0 = x;
      f0 = fx;
      if (side === 1) f1 /= 2;
      side = 1;
    }
    if (Math.abs(x1 - x0) < toleranceDays) return (x0 + x1) / 2;
  }
  throw new DomainError('no_convergence', 'root finding did not converge', { value: [a, b] });
}

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
