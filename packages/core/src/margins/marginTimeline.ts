import type { DaysRange } from '../search/sampledPath.js';
import { SECONDS_PER_DAY } from '../time/julianDay.js';
import { type DiscreteValue, isSameValue, type MarginKey } from './key.js';

/** How long a value lasts in a window, in days from the birth; its start is included and its end is not. */
export interface ValueSpan {
  readonly fromDays: number;
  readonly toDays: number;
  readonly value: DiscreteValue;
}

/** Limits closer together are one: a tenth of a millisecond, which no Julian day resolves. */
const SAME_LIMIT_DAYS = 1e-9;

/**
 * The values of a key in a window, in order of time. Between two limits the value is that of the middle; neighbours with
 * one value are one span (docs/rules/13-birth-time-margins.md#section-3).
 */
export function timelineOf(key: Pick<MarginKey, 'limits' | 'valueAt'>, range: DaysRange): readonly ValueSpan[] {
  const { fromDays, toDays } = range;
  const limits = key
    .limits(range)
    .filter((days) => days > fromDays + SAME_LIMIT_DAYS && days < toDays - SAME_LIMIT_DAYS)
    .sort((a, b) => a - b);
  const spans: { fromDays: number; toDays: number; value: DiscreteValue }[] = [];
  let from = fromDays;
  for (const to of [...limits, toDays]) {
    if (to - from <= SAME_LIMIT_DAYS) continue;
    const value = key.valueAt((from + to) / 2);
    const last = spans.at(-1);
    if (last !== undefined && isSameValue(last.value, value)) last.toDays = to;
    else spans.push({ fromDays: from, toDays: to, value });
    from = to;
  }
  return spans;
}

/** The nearest change on one side of a birth. */
export interface Change {
  /** From the birth, 0 or more. */
  readonly seconds: number;
  /** The moment, in days from the birth. */
  readonly days: number;
  /** The value on the other side. */
  readonly value: DiscreteValue;
  /** Nearer than half a second: the recorded second itself does not decide the value. */
  readonly isExact: boolean;
}

/** A key at the birth, and how far the clock may be off before it changes; null: not within the window. */
export interface Margin {
  readonly value: DiscreteValue;
  readonly earlier: Change | null;
  readonly later: Change | null;
  readonly nearestSeconds: number | null;
}

/** Index of the span of a moment. */
const spanIndexAt = (spans: readonly ValueSpan[], days: number): number => {
  const index = spans.findIndex(({ toDays }) => days < toDays);
  return index < 0 ? spans.length - 1 : index;
};

/** The value at a moment. */
export const valueAt = (spans: readonly ValueSpan[], days: number): DiscreteValue =>
  (spans[spanIndexAt(spans, days)] as ValueSpan).value;

const AMBIGUOUS_SECONDS = 0.5;

/** Parts of a window that are searched before the whole: most keys change within the first of them. */
const FIRST_PARTS = [1 / 64, 1 / 8, 1];

/** The margins of a key at the birth, which is at 0 days: the nearest change in a window to either side. */
export function marginOf(key: Pick<MarginKey, 'limits' | 'valueAt'>, { fromDays, toDays }: DaysRange): Margin {
  for (const part of FIRST_PARTS) {
    const spans = timelineOf(key, { fromDays: part * fromDays, toDays: part * toDays });
    const index = spanIndexAt(spans, 0);
    const at = spans[index] as ValueSpan;
    const earlier = changeTo(spans[index - 1], at.fromDays);
    const later = changeTo(spans[index + 1], at.toDays);
    if (part < 1 && (earlier === null || later === null)) continue;
    const nearest = Math.min(earlier?.seconds ?? Number.POSITIVE_INFINITY, later?.seconds ?? Number.POSITIVE_INFINITY);
    return { value: at.value, earlier, later, nearestSeconds: Number.isFinite(nearest) ? nearest : null };
  }
  throw new Error('the whole window is the last part');
}

function changeTo(other: ValueSpan | undefined, days: number): Change | null {
  if (other === undefined) return null;
  const seconds = Math.abs(days) * SECONDS_PER_DAY;
  return { seconds, days, value: other.value, isExact: seconds < AMBIGUOUS_SECONDS };
}
