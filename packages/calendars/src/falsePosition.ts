/** A signed function of time whose zero is searched. */
export type SignedFunction = (jd: number) => number;

/** Why a zero was not found. */
export type ZeroFailure = 'no change of sign in the bracket' | 'root finding did not converge';

const MAX_STEPS = 80;

/**
 * Zero of `f` between `a` and `b`, where `f` changes sign, to `toleranceDays`; or why there is none.
 * Illinois variant of false position: never leaves the bracket.
 */
export function falsePosition(f: SignedFunction, a: number, b: number, toleranceDays: number): number | ZeroFailure {
  let [x0, x1] = [a, b];
  let [f0, f1] = [f(x0), f(x1)];
  if (f0 === 0) return x0;
  if (f1 === 0) return x1;
  if (f0 > 0 === f1 > 0) return 'no change of sign in the bracket';
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
  return 'root finding did not converge';
}
