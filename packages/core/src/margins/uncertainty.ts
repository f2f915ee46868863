import { type DiscreteValue, isSameValue } from './key.js';
import { type ValueSpan, valueAt } from './marginTimeline.js';

/** How much each moment of an uncertain time counts: alike, less towards its ends, or as a normal error. */
export const TIME_WEIGHTS = ['uniform', 'triangular', 'normal'] as const;
export type TimeWeight = (typeof TIME_WEIGHTS)[number];

/** The time in which a birth may have been, in days from the recorded moment. */
export interface UncertainTime {
  /** 0 or less. */
  readonly fromDays: number;
  /** 0 or more; the two are not both 0. */
  readonly toDays: number;
  readonly weight: TimeWeight;
}

/** One of the values that an uncertain time leaves open. */
export interface OpenValue {
  readonly value: DiscreteValue;
  /** Share of the time in which it holds, 0..1. */
  readonly share: number;
  /** The same by the weight of each moment; equal to the share where all count alike. */
  readonly weightedShare: number;
  readonly intervals: readonly { readonly fromDays: number; readonly toDays: number }[];
}

/** The values of a key in an uncertain time, in the order in which they first occur. */
export function openValues(spans: readonly ValueSpan[], time: UncertainTime): readonly OpenValue[] {
  const length = time.toDays - time.fromDays;
  const mass = massOf(time);
  const found: {
    value: DiscreteValue;
    share: number;
    weightedShare: number;
    intervals: { fromDays: number; toDays: number }[];
  }[] = [];
  for (const span of spans) {
    const fromDays = Math.max(span.fromDays, time.fromDays);
    const toDays = Math.min(span.toDays, time.toDays);
    if (toDays <= fromDays) continue;
    let open = found.find(({ value }) => isSameValue(value, span.value));
    if (open === undefined) {
      open = { value: span.value, share: 0, weightedShare: 0, intervals: [] };
      found.push(open);
    }
    open.share += (toDays - fromDays) / length;
    open.weightedShare += mass(toDays) - mass(fromDays);
    open.intervals.push({ fromDays, toDays });
  }
  return found;
}

/** Standard deviations from the recorded moment to the end of the time: sigma is half of it. */
const NORMAL_ENDS = 2;

/** The share of the weight that lies before a moment of the time, 0..1. */
function massOf({ fromDays, toDays, weight }: UncertainTime): (days: number) => number {
  if (weight === 'uniform') return (days) => (days - fromDays) / (toDays - fromDays);
  // Each side falls from the recorded moment to its own end; a side without length has no weight.
  const side = weight === 'triangular' ? triangularMass : normalMass;
  const [before, after] = [-fromDays, toDays];
  const total = before + after;
  return (days) =>
    days < 0
      ? (before / total) * (1 - side(-days / before))
      : (before + (after === 0 ? 0 : after * side(days / after))) / total;
}

/** Share of the weight of a side within a part 0..1 of it, where the weight falls evenly to nothing. */
const triangularMass = (x: number): number => x * (2 - x);

/** The same of a normal error that is cut off at its end. */
const normalMass = (x: number): number =>
  errorFunction((NORMAL_ENDS * x) / Math.SQRT2) / errorFunction(NORMAL_ENDS / Math.SQRT2);

const SERIES_TERMS = 40;

/** The error function for 0 <= x < 2, by its power series (Abramowitz and Stegun 7.1.6). */
function errorFunction(x: number): number {
  let [term, sum] = [x, x];
  for (let n = 1; n < SERIES_TERMS; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** A part of an uncertain time in which none of some keys changes. */
export interface BirthClass {
  readonly fromDays: number;
  readonly toDays: number;
  readonly share: number;
  /** Its middle. */
  readonly representativeDays: number;
  /** The values of the keys, in their order. */
  readonly values: readonly DiscreteValue[];
}

/** The classes of an uncertain time by some keys, in order of time. */
export function classesOf(
  timelines: readonly (readonly ValueSpan[])[],
  { fromDays, toDays }: UncertainTime,
): readonly BirthClass[] {
  const cuts = new Set<number>();
  for (const spans of timelines) {
    for (const { fromDays: cut } of spans) if (cut > fromDays && cut < toDays) cuts.add(cut);
  }
  const limits = [fromDays, ...[...cuts].sort((a, b) => a - b), toDays];
  const classes: BirthClass[] = [];
  let from = fromDays;
  limits.slice(1).forEach((to) => {
    // Two keys of one point have the same limit, except for rounding.
    if (to - from <= SAME_LIMIT_DAYS && to !== toDays) return;
    const middle = (from + to) / 2;
    classes.push({
      fromDays: from,
      toDays: to,
      share: (to - from) / (toDays - fromDays),
      representativeDays: middle,
      values: timelines.map((spans) => valueAt(spans, middle)),
    });
    from = to;
  });
  return classes;
}

/** A tenth of a millisecond. */
const SAME_LIMIT_DAYS = 1e-9;
