import type { Interval } from '../time/interval.js';
import { julianDayUt } from '../time/julianDay.js';

/** Edges nearer to each other than this are one: about a hundredth of a second. */
export const SAME_EDGE_DAYS = 1e-7;

/** An interval with what starts and what ends it: the names of all conditions that change at that moment. */
export interface Marked extends Interval {
  readonly openedBy: readonly string[];
  readonly closedBy: readonly string[];
}

/** Disjoint intervals in time order; intervals that touch are one. */
export type MarkedSet = readonly Marked[];

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EDGE_DAYS;
const both = (a: readonly string[], b: readonly string[]): readonly string[] =>
  b.length === 0 ? a : a.length === 0 ? b : [...new Set([...a, ...b])];

/** Intervals in any order, with a mark on each edge, as a set. */
export const markedSet = (intervals: readonly Interval[], mark: readonly string[]): MarkedSet =>
  unionOf([
    intervals.map(({ startJdUt, endJdUt }): Marked => ({ startJdUt, endJdUt, openedBy: mark, closedBy: mark })),
  ]);

/** When at least one of some sets holds. */
export function unionOf(sets: readonly MarkedSet[]): MarkedSet {
  const all = sets.flat().sort((a, b) => a.startJdUt - b.startJdUt);
  const joined: Marked[] = [];
  for (const next of all) {
    const last = joined.at(-1);
    if (last === undefined || next.startJdUt > last.endJdUt + SAME_EDGE_DAYS) joined.push(next);
    else joined[joined.length - 1] = joinOf(last, next);
  }
  return joined;
}

function joinOf(last: Marked, next: Marked): Marked {
  const openedBy = isSame(next.startJdUt, last.startJdUt) ? both(last.openedBy, next.openedBy) : last.openedBy;
  if (isSame(next.endJdUt, last.endJdUt)) return { ...last, openedBy, closedBy: both(last.closedBy, next.closedBy) };
  return next.endJdUt > last.endJdUt
    ? { ...last, openedBy, endJdUt: next.endJdUt, closedBy: next.closedBy }
    : { ...last, openedBy };
}

/** When two sets hold at once. */
export function intersectionOf(a: MarkedSet, b: MarkedSet): MarkedSet {
  const common: Marked[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i] as Marked, b[j] as Marked];
    const startJdUt = julianDayUt(Math.max(one.startJdUt, other.startJdUt));
    const endJdUt = julianDayUt(Math.min(one.endJdUt, other.endJdUt));
    if (endJdUt > startJdUt + SAME_EDGE_DAYS) {
      const opened = (set: Marked): readonly string[] => (isSame(set.startJdUt, startJdUt) ? set.openedBy : []);
      const closed = (set: Marked): readonly string[] => (isSame(set.endJdUt, endJdUt) ? set.closedBy : []);
      common.push({
        startJdUt,
        endJdUt,
        openedBy: both(opened(one), opened(other)),
        closedBy: both(closed(one), closed(other)),
      });
    }
    if (one.endJdUt < other.endJdUt) i++;
    else j++;
  }
  return common;
}

/** When a set does not hold, from the beginning to the end of time. */
export function complementOf(set: MarkedSet): MarkedSet {
  const gaps: Marked[] = [];
  let startJdUt = julianDayUt(Number.NEGATIVE_INFINITY);
  let openedBy: readonly string[] = [];
  for (const { startJdUt: endJdUt, endJdUt: next, openedBy: closedBy, closedBy: reopened } of set) {
    if (endJdUt > startJdUt + SAME_EDGE_DAYS) gaps.push({ startJdUt, endJdUt, openedBy, closedBy });
    [startJdUt, openedBy] = [next, reopened];
  }
  const end = julianDayUt(Number.POSITIVE_INFINITY);
  return startJdUt < end ? [...gaps, { startJdUt, endJdUt: end, openedBy, closedBy: [] }] : gaps;
}

/** The same set with some time more on both sides of each interval. */
export const widened = (set: readonly Interval[], days: number): MarkedSet =>
  markedSet(
    set.map(({ startJdUt, endJdUt }) => ({
      startJdUt: julianDayUt(startJdUt - days),
      endJdUt: julianDayUt(endJdUt + days),
    })),
    [],
  );

/** How long a set holds, in days. */
export const daysIn = (set: readonly Interval[]): number =>
  set.reduce((sum, { startJdUt, endJdUt }) => sum + (endJdUt - startJdUt), 0);
