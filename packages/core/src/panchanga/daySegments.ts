import { recordFrom } from '../records.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type Weekday, weekdayIndex } from '../zodiac/weekdays.js';
import type { AngaSpan } from './angaSpans.js';
import type { AngaId } from './angas.js';

/** One value for each weekday, Sunday first. */
export type ByWeekday<T> = readonly [T, T, T, T, T, T, T];

/** The value of a weekday. */
export const ofWeekday = <T>(table: ByWeekday<T>, weekday: Weekday): T => table[weekdayIndex(weekday)] as T;

/** The same value on every weekday. */
export const everyWeekday = <T>(value: T): ByWeekday<T> => [value, value, value, value, value, value, value];

/** Values by a rule, Sunday (0) to Saturday (6). */
export const weekdaysFrom = <T>(value: (index: number) => T): ByWeekday<T> => [
  value(0),
  value(1),
  value(2),
  value(3),
  value(4),
  value(5),
  value(6),
];

/** The parts of every listed anga in one segment of a day. */
export type AngaNumbers = Readonly<Record<AngaId, number>>;

/** A segment of a day in which no anga changes; of some angas alone where only those are listed. */
export interface DaySegment<Id extends AngaId = AngaId> extends Interval {
  readonly numbers: Readonly<Record<Id, number>>;
}

export type AngaSpans = Readonly<Record<AngaId, readonly AngaSpan[]>>;

/** Cut a day at every change of every anga. The spans must cover the day. */
export function daySegments<Id extends AngaId>(
  day: Interval,
  spans: Readonly<Record<Id, readonly AngaSpan[]>>,
): readonly DaySegment<Id>[] {
  const ids = Object.keys(spans) as Id[];
  const cuts = new Set<number>([day.startJdUt]);
  for (const id of ids) for (const { startJdUt } of spans[id]) if (startJdUt > day.startJdUt) cuts.add(startJdUt);
  const starts = [...cuts].filter((jd) => jd < day.endJdUt).sort((a, b) => a - b);
  return starts.map((start, index) => ({
    startJdUt: julianDayUt(start),
    endJdUt: julianDayUt(starts[index + 1] ?? day.endJdUt),
    numbers: recordFrom(ids, (id) => numberAt(spans[id], start)),
  }));
}

const numberAt = (spans: readonly AngaSpan[], jdUt: number): number => {
  const span = spans.find(({ endJdUt }) => jdUt < endJdUt);
  if (span === undefined) throw new Error('the spans do not cover the day');
  return span.number;
};

/** Intervals of segments with a label; neighbours with the same label are one interval, `null` is omitted. */
export interface Labelled<L> extends Interval {
  readonly label: L;
}

export function labelledStretches<L extends string | number | boolean, P extends Interval>(
  pieces: readonly P[],
  labelOf: (piece: P) => L | null,
): readonly Labelled<L>[] {
  const stretches: { label: L; startJdUt: JulianDayUt; endJdUt: JulianDayUt }[] = [];
  for (const piece of pieces) {
    const label = labelOf(piece);
    if (label === null) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last.label === label && last.endJdUt === piece.startJdUt) last.endJdUt = piece.endJdUt;
    else stretches.push({ label, startJdUt: piece.startJdUt, endJdUt: piece.endJdUt });
  }
  return stretches;
}

/** Intervals of segments in which a condition is true. */
export const stretchesWhere = <P extends Interval>(
  pieces: readonly P[],
  test: (piece: P) => boolean,
): readonly Interval[] =>
  labelledStretches(pieces, (piece) => (test(piece) ? true : null)).map(({ startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
  }));
