import { DomainError } from '../errors/domainError.js';

/** How a function of time is sampled. */
export interface PathSampling {
  /** An angle in degrees, whose whole turns are removed, or any other number. */
  readonly angular: boolean;
  /** Greatest difference from the function. */
  readonly tolerance: number;
  /** Moments at which the function or its slope may jump. */
  readonly cuts?: readonly number[];
  /** An angle must move less than three turns within this, so that no whole turn is lost between two samples. */
  readonly maxPieceDays?: number;
}

/** A function of time between two moments, as polynomials that are cheap to evaluate. */
export interface SampledPath {
  readonly fromDays: number;
  readonly toDays: number;
  /** The value, not reduced to 0..360. */
  at(days: number): number;
  /** Moments of jumps, to a hundredth of a second; a path is continuous between two of them. */
  readonly jumpsDays: readonly number[];
  /** Stretches without a reversal, in order of time. */
  readonly stretches: readonly Stretch[];
}

/** A part of a path that rises or falls throughout. */
export interface Stretch {
  readonly fromDays: number;
  readonly toDays: number;
  readonly fromValue: number;
  readonly toValue: number;
}

/** A polynomial of one piece, as Chebyshev coefficients; a piece across a jump has one. */
interface Piece {
  readonly fromDays: number;
  readonly toDays: number;
  readonly coefficients: readonly number[];
  readonly endValue: number;
  readonly isJump: boolean;
}

const DEGREE = 10;
/** Cosines of Chebyshev's extrema, the earliest moment first. */
const NODES: readonly number[] = Array.from({ length: DEGREE + 1 }, (_, node) => -Math.cos((node * Math.PI) / DEGREE));
/** A jump is found to this: a hundredth of a second. */
const SHORTEST_PIECE_DAYS = 1e-7;
/** What a Julian day resolves, and so the least time by which a moment can be wrong. */
const MOMENT_STEP_DAYS = 4.7e-10;
/** Two cuts that are nearer than a tenth of a millisecond are one. */
const SAME_CUT_DAYS = 1e-9;
const ROOT_TOLERANCE_DAYS = 1e-12;
const MAX_STEPS = 80;

/**
 * Sample a function between two moments. A piece is halved until its last two coefficients are smaller than the
 * tolerance (Trefethen, Approximation Theory and Approximation Practice, 2013, chapter 3); one that is shorter than a
 * hundredth of a second contains a jump.
 */
export function samplePath(
  f: (days: number) => number,
  [fromDays, toDays]: readonly [from: number, to: number],
  { angular, tolerance, cuts = [], maxPieceDays = 0.5 }: PathSampling,
): SampledPath {
  const limits = limitsOf(cuts, fromDays, toDays);
  const pieces: Piece[] = [];
  const isCut = new Set(limits.slice(1, -1));
  limits.slice(1).forEach((to, index) => {
    const from = limits[index] as number;
    const parts = Math.ceil((to - from) / maxPieceDays);
    for (let part = 0; part < parts; part++) {
      const [start, end] = [
        from + ((to - from) * part) / parts,
        part === parts - 1 ? to : from + ((to - from) * (part + 1)) / parts,
      ];
      addPieces(f, start, end, { angular, tolerance }, pieces, isCut);
    }
  });
  const stretches = pieces.flatMap(stretchesOf);
  return {
    fromDays,
    toDays,
    at: (days) => polynomialAt(pieceAt(pieces, days), days),
    jumpsDays: [...pieces.filter(({ isJump }) => isJump).map(({ toDays: at }) => at), ...limits.slice(1, -1)],
    stretches,
  };
}

/** Both ends, and the cuts between them in order of time, each once. */
function limitsOf(cuts: readonly number[], fromDays: number, toDays: number): readonly number[] {
  const limits = [fromDays];
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    if (cut > (limits.at(-1) as number) + SAME_CUT_DAYS && cut < toDays - SAME_CUT_DAYS) limits.push(cut);
  }
  return [...limits, toDays];
}

function addPieces(
  f: (days: number) => number,
  fromDays: number,
  toDays: number,
  sampling: PathSampling,
  pieces: Piece[],
  cuts: ReadonlySet<number>,
): void {
  const half = (toDays - fromDays) / 2;
  const middle = fromDays + half;
  // At a cut itself rounding can give the value of either side.
  const aside = Math.min(half, SAME_CUT_DAYS) / 10;
  const first = cuts.has(fromDays) ? fromDays + aside : fromDays;
  const last = cuts.has(toDays) ? toDays - aside : toDays;
  const values = NODES.map((x, node) => f(node === 0 ? first : node === DEGREE ? last : middle + half * x));
  const before = pieces.at(-1)?.endValue;
  if (sampling.angular) unwrap(values, before ?? (values[0] as number));
  const isShort = toDays - fromDays <= SHORTEST_PIECE_DAYS;
  const coefficients = isShort ? [values[0] as number] : coefficientsOf(values);
  const perDay = Math.abs((values[DEGREE] as number) - (values[0] as number)) / (toDays - fromDays);
  const noise = 4 * perDay * MOMENT_STEP_DAYS;
  const tail = Math.abs(coefficients[DEGREE] ?? 0) + Math.abs(coefficients[DEGREE - 1] ?? 0);
  if (isShort || tail <= sampling.tolerance + noise) {
    pieces.push({ fromDays, toDays, coefficients, endValue: values[DEGREE] as number, isJump: isShort });
    return;
  }
  addPieces(f, fromDays, middle, sampling, pieces, cuts);
  addPieces(f, middle, toDays, sampling, pieces, cuts);
}

/** Add whole turns, so that each value is within half a turn of the one before. */
function unwrap(values: number[], near: number): void {
  let previous = near;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    previous = value - 360 * Math.round((value - previous) / 360);
    values[index] = previous;
  }
}

const COSINES: readonly (readonly number[])[] = Array.from({ length: DEGREE + 1 }, (_, order) =>
  NODES.map((_x, node) => Math.cos((order * (DEGREE - node) * Math.PI) / DEGREE)),
);

/** Chebyshev coefficients of the polynomial through values at the nodes. */
const coefficientsOf = (values: readonly number[]): readonly number[] =>
  COSINES.map((cosines, order) => {
    let sum =
      ((values[0] as number) * (cosines[0] as number) + (values[DEGREE] as number) * (cosines[DEGREE] as number)) / 2;
    for (let node = 1; node < DEGREE; node++) sum += (values[node] as number) * (cosines[node] as number);
    return (sum * (order === 0 || order === DEGREE ? 1 : 2)) / DEGREE;
  });

function pieceAt(pieces: readonly Piece[], days: number): Piece {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days < (pieces[middle] as Piece).toDays) high = middle;
    else low = middle + 1;
  }
  return pieces[low] as Piece;
}

/** Clenshaw's sum. */
function polynomialAt({ fromDays, toDays, coefficients }: Piece, days: number): number {
  const x = (2 * (days - fromDays)) / (toDays - fromDays) - 1;
  let [b1, b2] = [0, 0];
  for (let order = coefficients.length - 1; order > 0; order--) {
    const b = 2 * x * b1 - b2 + (coefficients[order] as number);
    b2 = b1;
    b1 = b;
  }
  return x * b1 - b2 + (coefficients[0] as number);
}

/** Parts in which a piece is looked at for a reversal; a polynomial of its degree has fewer extrema. */
const LOOKS = 2 * DEGREE;

/** The stretches of a piece: cut where its slope changes sign. */
function stretchesOf(piece: Piece): readonly Stretch[] {
  if (piece.isJump) return [];
  const { fromDays, toDays } = piece;
  const step = (toDays - fromDays) / LOOKS;
  const value = (days: number): number => polynomialAt(piece, days);
  const cuts = [fromDays];
  let before = value(fromDays + step) - value(fromDays);
  for (let look = 1; look < LOOKS; look++) {
    const at = fromDays + look * step;
    const rise = value(at + step) - value(at);
    if (rise !== 0 && rise > 0 !== before > 0) cuts.push(extremumNear(value, at, step, before > 0));
    if (rise !== 0) before = rise;
  }
  cuts.push(toDays);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] as number;
    return { fromDays: from, toDays: to, fromValue: value(from), toValue: value(to) };
  });
}

const GOLDEN_SECTION = (Math.sqrt(5) - 1) / 2;

/** The extremum within a step of a moment, by golden sections. */
function extremumNear(value: (days: number) => number, at: number, step: number, isHighest: boolean): number {
  let [low, high] = [at - step, at + step];
  for (let turn = 0; turn < MAX_STEPS && high - low > SHORTEST_PIECE_DAYS / 10; turn++) {
    const [a, b] = [high - GOLDEN_SECTION * (high - low), low + GOLDEN_SECTION * (high - low)];
    if (value(a) > value(b) === isHighest) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

/** A part of a path, in days. */
export interface DaysRange {
  readonly fromDays: number;
  readonly toDays: number;
}

/** The moments in a range at which a path reaches one of some levels, in no order. */
export function levelsReached(
  path: SampledPath,
  levelsBetween: (low: number, high: number) => readonly number[],
  { fromDays, toDays }: DaysRange = path,
): number[] {
  const found: number[] = [];
  for (const whole of path.stretches) {
    if (whole.toDays < fromDays || whole.fromDays > toDays) continue;
    const stretch = clipped(path, whole, fromDays, toDays);
    const [low, high] =
      stretch.fromValue < stretch.toValue ? [stretch.fromValue, stretch.toValue] : [stretch.toValue, stretch.fromValue];
    for (const level of levelsBetween(low, high)) found.push(momentOf(path, stretch, level));
  }
  return found;
}

/** The part of a stretch that is in a range. */
function clipped(path: SampledPath, stretch: Stretch, fromDays: number, toDays: number): Stretch {
  if (stretch.fromDays >= fromDays && stretch.toDays <= toDays) return stretch;
  const [from, to] = [Math.max(stretch.fromDays, fromDays), Math.min(stretch.toDays, toDays)];
  return {
    fromDays: from,
    toDays: to,
    fromValue: from === stretch.fromDays ? stretch.fromValue : path.at(from),
    toValue: to === stretch.toDays ? stretch.toValue : path.at(to),
  };
}

/** When a stretch reaches a level that it contains: secants inside a bracket. */
function momentOf(path: SampledPath, { fromDays, toDays, fromValue, toValue }: Stretch, level: number): number {
  let [low, high] = [fromDays, toDays];
  let [below, above] = [fromValue - level, toValue - level];
  if (below === 0) return low;
  if (above === 0) return high;
  let side = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const guess = (low * above - high * below) / (above - below);
    const days = guess > low && guess < high ? guess : (low + high) / 2;
    const value = path.at(days) - level;
    if (value === 0 || high - low < ROOT_TOLERANCE_DAYS) return days;
    const moved = value > 0 === above > 0 ? high - days : days - low;
    if (value > 0 === above > 0) {
      high = days;
      above = value;
      if (side === -1) below /= 2;
      side = -1;
    } else {
      low = days;
      below = value;
      if (side === 1) above /= 2;
      side = 1;
    }
    if (moved < ROOT_TOLERANCE_DAYS) return days;
  }
  throw new DomainError('no_convergence', `the search for the level ${level} did not converge`, { value: [low, high] });
}

/** Multiples of a step, and of it alone, between two values, with an offset. */
export const multiplesBetween =
  (step: number, offset = 0) =>
  (low: number, high: number): readonly number[] => {
    const first = Math.ceil((low - offset) / step);
    const last = Math.floor((high - offset) / step);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => offset + (first + index) * step);
  };

/** Levels of a circle, 0 <= x < 360 in rising order, on every turn between two values. */
export function circleLevelsBetween(levels: readonly number[]): (low: number, high: number) => readonly number[] {
  return (low, high) => {
    const found: number[] = [];
    for (let turn = Math.floor(low / 360) * 360; turn <= high; turn += 360) {
      for (let index = firstFrom(levels, low - turn); index < levels.length; index++) {
        const level = turn + (levels[index] as number);
        if (level > high) break;
        found.push(level);
      }
    }
    return found;
  };
}

/** Index of the first level at or above a value. */
function firstFrom(levels: readonly number[], value: number): number {
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((levels[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
