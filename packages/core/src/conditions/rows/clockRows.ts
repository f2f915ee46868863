import type { CivilClock } from '../../time/civilClock.js';
import { type Interval, intersection } from '../../time/interval.js';
import { addDays, type JulianDayUt, julianDayUt, MINUTES_PER_DAY, midnightOf } from '../../time/julianDay.js';
import { fieldOf, invalidTree, type LeafInput, type LeafRow, objectsIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import { groupOf, type Reading } from '../tree.js';

/** A time of day as minutes after midnight. */
function minutesOf({ values: [value], path }: LeafInput): number {
  const parts = /^(\d{2}):(\d{2})$/.exec(typeof value === 'string' ? value : '');
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2])];
  if (parts === null || hour > 23 || minute > 59) throw invalidTree(path, 'must be a time from 00:00 to 23:59', value);
  return 60 * hour + minute;
}

/** The times in which a clock has one offset, cut to an interval. */
function runsIn(clock: CivilClock, { startJdUt, endJdUt }: Interval): readonly (Interval & { offsetHours: number })[] {
  const runs: (Interval & { offsetHours: number })[] = [];
  for (let at: JulianDayUt = startJdUt; at < endJdUt; ) {
    const next = julianDayUt(Math.min(endJdUt, clock.nextChange(at)));
    runs.push({ startJdUt: at, endJdUt: next, offsetHours: clock.offsetHoursAt(at) });
    at = next;
  }
  return runs;
}

/** A run is cut this far outside the interval. */
const MARGIN_DAYS = 1;

/** When the clock shows a time from one minute to another: what it shows twice is in it twice, what it skips is not. */
const between = (from: number, to: number): Reading => ({
  rank: RANK.clock,
  requires: [],
  spans: (sky, interval) => {
    const minutes = to > from ? to - from : to - from + MINUTES_PER_DAY;
    const dates = sky.datesAround(interval);
    const first = dates[0];
    const nights = first === undefined ? dates : [addDays(first, -1), ...dates];
    const whole = {
      startJdUt: julianDayUt(interval.startJdUt - MARGIN_DAYS),
      endJdUt: julianDayUt(interval.endJdUt + MARGIN_DAYS),
    };
    return runsIn(sky.where.clock, whole).flatMap((run) =>
      nights.flatMap((date) => {
        const startJdUt = julianDayUt(midnightOf(date, run.offsetHours) + from / MINUTES_PER_DAY);
        const endJdUt = julianDayUt(midnightOf(date, run.offsetHours) + (from + minutes) / MINUTES_PER_DAY);
        return intersection(run, { startJdUt, endJdUt }) ?? [];
      }),
    );
  },
});

export const CLOCK_LEAVES = {
  clock: {
    takes: '{ from: HH:MM, to: HH:MM } on the clock of the place, with its summer time; it may cross midnight',
    read: (input) =>
      groupOf(
        'any',
        input,
        objectsIn(input, ['from', 'to']).map((value) =>
          between(minutesOf(fieldOf(input, value, 'from')), minutesOf(fieldOf(input, value, 'to'))),
        ),
      ),
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
