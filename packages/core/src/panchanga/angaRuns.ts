import { arc } from '../angles/angles.js';
import type { Interval } from '../time/interval.js';
import { ANGAS, type AngaId, type AngaRow, partStartDeg } from './angas.js';
import type { Luminaries } from './luminaries.js';

/** The numbers of the parts of an anga for which something is true. */
export const partsWhere = (id: AngaId, test: (number: number) => boolean): readonly number[] =>
  Array.from({ length: ANGAS[id].parts }, (_, index) => index + 1).filter(test);

/** Neighbouring parts of an anga. */
export interface PartRun {
  /** Number of the first part. */
  readonly first: number;
  readonly count: number;
}

/** Some parts of an anga, 1..parts, as runs of neighbours; the last part and the first are neighbours. */
export function runsOf(anga: AngaRow, numbers: readonly number[]): readonly PartRun[] {
  const wanted = new Set(numbers);
  const before = (number: number): number => (number === 1 ? anga.parts : number - 1);
  const firsts = [...wanted].filter((number) => !wanted.has(before(number))).sort((a, b) => a - b);
  if (firsts.length === 0) return wanted.size === 0 ? [] : [{ first: 1, count: anga.parts }];
  return firsts.map((first) => {
    let count = 1;
    while (wanted.has(((first - 1 + count) % anga.parts) + 1)) count++;
    return { first, count };
  });
}

/** Past the end of a run by this much, the one before it has ended in any case: degrees. */
const SURELY_PAST_DEG = 20;

/**
 * When the angle of an anga is in some runs of parts: every stay that overlaps or touches an interval, whole, of each run
 * in time order. Only the two boundaries of a run are searched, so that one nakshatra of a year costs 27 searches.
 */
export function runsOverlapping(
  luminaries: Luminaries,
  id: AngaId,
  runs: readonly PartRun[],
  interval: Interval,
): readonly Interval[] {
  const anga: AngaRow = ANGAS[id];
  return runs.flatMap(({ first, count }) =>
    count === anga.parts
      ? [interval]
      : staysInArc(luminaries, anga, [partStartDeg(anga, first), partStartDeg(anga, first + count)], interval),
  );
}

/** The same of an arc from one angle to another, less than the whole circle. */
export function staysInArc(
  luminaries: Luminaries,
  anga: AngaRow,
  [startDeg, endDeg]: readonly [fromDeg: number, toDeg: number],
  { startJdUt, endJdUt }: Interval,
): readonly Interval[] {
  const arcDeg = arc(startDeg, endDeg);
  const turnDays = 360 / anga.meanDegPerDay;
  const goneDeg = arc(startDeg, luminaries.angleDeg(anga, startJdUt));
  const turns = goneDeg > arcDeg + SURELY_PAST_DEG ? 1 : 0;
  const stays: Interval[] = [];
  let entry = luminaries.crossing(anga, startDeg, startJdUt - goneDeg / anga.meanDegPerDay + turns * turnDays);
  while (entry <= endJdUt) {
    const exit = luminaries.crossing(anga, endDeg, entry + arcDeg / anga.meanDegPerDay);
    if (exit >= startJdUt) stays.push({ startJdUt: entry, endJdUt: exit });
    entry = luminaries.crossing(anga, startDeg, entry + turnDays);
  }
  return stays;
}
