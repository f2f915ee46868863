import { type JulianDayUt, julianDayUt } from './julianDay.js';

/** An interval of time, start included and end excluded. */
export interface Interval {
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
}

/** Whether an interval contains a moment, its start included and its end excluded. */
export const contains = ({ startJdUt, endJdUt }: Interval, jdUt: number): boolean =>
  startJdUt <= jdUt && jdUt < endJdUt;

/** Whether an interval has a moment in common with a window whose end is included, so a window may be one moment. */
export const overlapsClosed = (interval: Interval, window: Interval): boolean =>
  interval.startJdUt <= window.endJdUt && interval.endJdUt > window.startJdUt;

/** The common part of two intervals, or null if they do not overlap. */
export function intersection(a: Interval, b: Interval): Interval | null {
  const startJdUt = julianDayUt(Math.max(a.startJdUt, b.startJdUt));
  const endJdUt = julianDayUt(Math.min(a.endJdUt, b.endJdUt));
  return endJdUt > startJdUt ? { startJdUt, endJdUt } : null;
}

/** The parts of an interval outside some others, in time order. */
export function subtract(whole: Interval, others: readonly Interval[]): readonly Interval[] {
  let rest: readonly Interval[] = [whole];
  for (const other of others) rest = rest.flatMap((piece) => subtractOne(piece, other));
  return rest;
}

function subtractOne(piece: Interval, other: Interval): readonly Interval[] {
  if (intersection(piece, other) === null) return [piece];
  const before = { startJdUt: piece.startJdUt, endJdUt: other.startJdUt };
  const after = { startJdUt: other.endJdUt, endJdUt: piece.endJdUt };
  return [before, after].filter(({ startJdUt, endJdUt }) => endJdUt > startJdUt);
}

/** Remaining share of an interval at a moment, by time, 0..1. */
export const fractionLeft = ({ startJdUt, endJdUt }: Interval, jdUt: number): number =>
  (endJdUt - jdUt) / (endJdUt - startJdUt);
