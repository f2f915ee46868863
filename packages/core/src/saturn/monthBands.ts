import { type CivilClock, readingAt } from '../time/civilClock.js';
import { type Interval, intersection } from '../time/interval.js';
import type { CivilDate } from '../time/julianDay.js';
import { type KakshyaStay, supportedShare } from './kakshyaTransits.js';

/** A calendar month of a cycle with the kakshyas that Saturn passes in it. */
export interface MonthBand {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  /** Cut at both ends of the month; none in an interruption. */
  readonly stays: readonly KakshyaStay[];
  /** Share of these stays that is supported, 0..1; null if there are none. */
  readonly supportedShare: number | null;
}

/** The months of a cycle in local time, from that of its start to that of its end. */
export function monthBands(cycle: Interval, stays: readonly KakshyaStay[], clock: CivilClock): readonly MonthBand[] {
  const bands: MonthBand[] = [];
  let { year, month } = readingAt(clock, cycle.startJdUt);
  let from = 0;
  for (;;) {
    const span = monthSpan({ year, month, day: 1 }, clock);
    if (span.startJdUt >= cycle.endJdUt) return bands;
    while ((stays[from]?.endJdUt ?? span.startJdUt + 1) <= span.startJdUt) from++;
    const inMonth: KakshyaStay[] = [];
    for (let index = from; index < stays.length; index++) {
      const stay = stays[index] as KakshyaStay;
      const part = intersection(stay, span);
      if (part === null) break;
      inMonth.push({ ...stay, ...part });
    }
    bands.push({ year, month, stays: inMonth, supportedShare: inMonth.length === 0 ? null : supportedShare(inMonth) });
    ({ year, month } = monthAfter(year, month));
  }
}

const monthAfter = (year: number, month: number): { readonly year: number; readonly month: number } =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

const monthSpan = (first: CivilDate, clock: CivilClock): Interval => ({
  startJdUt: clock.startOf(first),
  endJdUt: clock.startOf({ ...monthAfter(first.year, first.month), day: 1 }),
});

/** Whole calendar months from a date to a later one. */
export const monthsBetween = (from: CivilDate, to: CivilDate): number =>
  (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
