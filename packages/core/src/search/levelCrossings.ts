import { norm360, signedArc } from '../angles/angles.js';
import { DomainError } from '../errors/domainError.js';

/** An angle at a moment and its rate of change. */
export interface AngularMotion {
  /** 0 <= x < 360 */
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** An angle as a function of time, and bounds on its change. */
export interface BoundedMotion {
  readonly at: (jd: number) => AngularMotion;
  /** No acceleration is larger. */
  readonly maxAccelerationDegPerDay2: number;
  /** Greatest difference between a speed that `at` returns and the derivative of the longitude. */
  readonly speedErrorDegPerDay: number;
}

/** A moment on the path of an angle; within one search the angle is not reduced to 0..360. */
export interface PathPoint {
  readonly jd: number;
  readonly angleDeg: number;
  readonly speedDegPerDay: number;
}

/** A crossing of a level: the angle is at or above it after a forward crossing and below it after a backward one. */
export interface LevelCrossing {
  readonly jd: number;
  readonly forward: boolean;
}

/** Loops over a level that last less than this are not distinguished: about a tenth of a second. */
const SHORTEST_LOOP_DAYS = 1e-6;
const TOLERANCE_DAYS = 1e-8;
const MAX_STEPS = 80;

/**
 * Every crossing of a level between two points of a path, in time order, each to 1e-8 day; a point at the level
 * counts as above it.
 *
 * No loop is missed, however short: the two ends and the bound on the acceleration limit how far the angle can
 * deviate from the straight line (bound * days^2 / 8) and whether it reverses between them (only if the rise is at most
 * bound * days^2 / 2). An interval that cannot reach the level is done; one without a reversal has one crossing or
 * none; any other is halved.
 */
export function crossingsBetween(
  motion: BoundedMotion,
  from: PathPoint,
  to: PathPoint,
  levelDeg: number,
  found: LevelCrossing[] = [],
): readonly LevelCrossing[] {
  const days = to.jd - from.jd;
  const bendDeg = motion.maxAccelerationDegPerDay2 * days * days;
  const [low, high] = from.angleDeg < to.angleDeg ? [from.angleDeg, to.angleDeg] : [to.angleDeg, from.angleDeg];
  if (levelDeg < low - bendDeg / 8 || levelDeg > high + bendDeg / 8) return found;
  if (high - low > bendDeg / 2 || days < SHORTEST_LOOP_DAYS) {
    const forward = to.angleDeg >= levelDeg;
    if (from.angleDeg >= levelDeg !== forward) found.push({ jd: crossingOf(motion, from, to, levelDeg), forward });
    return found;
  }
  const middle = pointAt(motion, (from.jd + to.jd) / 2, from.angleDeg);
  crossingsBetween(motion, from, middle, levelDeg, found);
  return crossingsBetween(motion, middle, to, levelDeg, found);
}

/** The point at a moment, with its angle within half a turn of `nearDeg`. */
export const pointNear = ({ longitudeDeg, speedDegPerDay }: AngularMotion, jd: number, nearDeg: number): PathPoint => ({
  jd,
  angleDeg: nearDeg + signedArc(norm360(nearDeg), longitudeDeg),
  speedDegPerDay,
});

const pointAt = ({ at }: BoundedMotion, jd: number, nearDeg: number): PathPoint => pointNear(at(jd), jd, nearDeg);

/** The one crossing between two points on different sides of a level: Newton's steps, limited to the bracket. */
function crossingOf(motion: BoundedMotion, from: PathPoint, to: PathPoint, levelDeg: number): number {
  const forward = to.angleDeg >= levelDeg;
  let [low, high] = [from.jd, to.jd];
  let jd = cubicCrossing(from, to, levelDeg);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { angleDeg, speedDegPerDay } = pointAt(motion, jd, levelDeg);
    if (angleDeg >= levelDeg === forward) high = jd;
    else low = jd;
    const days = (levelDeg - angleDeg) / speedDegPerDay;
    const next = jd + days;
    const isNear = next >= low - TOLERANCE_DAYS && next <= high + TOLERANCE_DAYS;
    jd = isNear ? Math.min(high, Math.max(low, next)) : (low + high) / 2;
    const missedDeg = Math.abs(days) * (motion.speedErrorDegPerDay + motion.maxAccelerationDegPerDay2 * Math.abs(days));
    if (isNear && missedDeg <= TOLERANCE_DAYS * Math.abs(speedDegPerDay)) return jd;
    if (high - low < TOLERANCE_DAYS) return high;
  }
  throw new DomainError('no_convergence', `the search for ${levelDeg} degrees did not converge`, {
    value: [low, high],
  });
}

const GUESS_STEPS = 12;
const GUESS_TOLERANCE = 1e-9;

/** Where the cubic through two points and their speeds meets a level, without evaluating another point. */
function cubicCrossing(from: PathPoint, to: PathPoint, levelDeg: number): number {
  const days = to.jd - from.jd;
  const rise = to.angleDeg - from.angleDeg;
  const [v0, v1] = [from.speedDegPerDay * days, to.speedDegPerDay * days];
  const [c2, c3] = [3 * rise - 2 * v0 - v1, v0 + v1 - 2 * rise];
  const goal = levelDeg - from.angleDeg;
  let [low, high] = [0, 1];
  let x = goal / rise;
  for (let step = 0; step < GUESS_STEPS; step++) {
    const error = goal - x * (v0 + x * (c2 + x * c3));
    if (error > 0 === rise > 0) low = x;
    else high = x;
    const next = x + error / (v0 + x * (2 * c2 + 3 * c3 * x));
    const bounded = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(bounded - x) < GUESS_TOLERANCE) break;
    x = bounded;
  }
  return from.jd + x * days;
}
