import type { Interval } from './interval.js';
import {
  addDays,
  type CivilDate,
  type CivilDateTime,
  civilOf,
  clockAt,
  type JulianDayUt,
  julianDayOf,
  julianDayUt,
  midnightOf,
  SECONDS_PER_DAY,
  UNIX_EPOCH_JD,
  unixOf,
} from './julianDay.js';
import { type ClockRun, readWallClock, type WallReading } from './wallClock.js';
import type { ZoneHistory, ZonePeriod } from './zoneHistory.js';

/** The civil clock of a place: a constant offset, or the history of a zone. */
export interface CivilClock {
  /** Hours ahead of UTC at a moment. */
  readonly offsetHoursAt: (jdUt: JulianDayUt) => number;
  /** Whether the clock is advanced for summer at a moment; false of a constant offset. */
  readonly isDstAt: (jdUt: JulianDayUt) => boolean;
  /** First moment of a date: its midnight, or the change of the clock that skipped midnight. */
  readonly startOf: (date: CivilDate) => JulianDayUt;
  /**
   * The moment of a reading: the earlier one if the clock showed it twice; if it was skipped, the reading moved forward
   * by the gap.
   */
  readonly momentOf: (reading: CivilDateTime) => JulianDayUt;
  /** First moment after another at which the clock is changed; Infinity if it never is. */
  readonly nextChange: (jdUt: JulianDayUt) => number;
}

/** A clock that is always a number of hours ahead of UTC. */
export const constantClock = (offsetHours: number): CivilClock => ({
  offsetHoursAt: () => offsetHours,
  isDstAt: () => false,
  startOf: (date) => midnightOf(date, offsetHours),
  momentOf: (reading) => julianDayOf(reading, offsetHours),
  nextChange: () => Number.POSITIVE_INFINITY,
});

/** A moment and the reading of a clock differ by less than this. */
const MARGIN_SECONDS = 36 * 3600;
/** A Julian day is known to some 40 microseconds: at a change of clocks it may seem this much too early. */
const GRAIN_SECONDS = 1e-3;

const unixAt = (jdUt: JulianDayUt): number => (jdUt - UNIX_EPOCH_JD) * SECONDS_PER_DAY + GRAIN_SECONDS;
const momentAt = (unixSeconds: number): JulianDayUt => julianDayUt(UNIX_EPOCH_JD + unixSeconds / SECONDS_PER_DAY);

/** The clock of a zone, with every change of its history. Errors: those of the history for an unknown zone. */
export function zoneClock(zone: string, history: ZoneHistory): CivilClock {
  let known: ZonePeriod = history.periodAt(zone, 0);
  const periodAt = (unixSeconds: number): ZonePeriod => {
    if (unixSeconds < known.startUnix || unixSeconds >= known.endUnix) known = history.periodAt(zone, unixSeconds);
    return known;
  };
  const read = (reading: CivilDateTime): WallReading<ClockRun> => {
    const wallSeconds = unixOf(reading);
    const runs: ClockRun[] = [];
    for (let at = wallSeconds - MARGIN_SECONDS; at <= wallSeconds + MARGIN_SECONDS; ) {
      const { startUnix, endUnix, offsetSeconds } = periodAt(at);
      runs.push({ wallStart: startUnix + offsetSeconds, wallEnd: endUnix + offsetSeconds, offsetSeconds });
      at = endUnix;
    }
    return readWallClock(runs, wallSeconds);
  };
  const firstOf = ({ matches }: WallReading<ClockRun>) => {
    const [match] = matches;
    if (match === undefined) throw new Error('every reading of a clock means a moment');
    return match;
  };
  return {
    offsetHoursAt: (jdUt) => periodAt(unixAt(jdUt)).offsetSeconds / 3600,
    isDstAt: (jdUt) => periodAt(unixAt(jdUt)).isDst,
    startOf(date) {
      const reading = read({ ...date, hour: 0, minute: 0, second: 0 });
      const { run } = firstOf(reading);
      return reading.ambiguity === 'gap'
        ? momentAt(run.wallStart - run.offsetSeconds)
        : midnightOf(date, run.offsetSeconds / 3600);
    },
    momentOf(local) {
      const reading = read(local);
      const { run, wallSeconds } = firstOf(reading);
      return julianDayOf(reading.ambiguity === 'gap' ? clockAt(wallSeconds) : local, run.offsetSeconds / 3600);
    },
    nextChange: (jdUt) => momentAt(periodAt(unixAt(jdUt)).endUnix),
  };
}

/** What a clock shows at a moment, to the nearest second. */
export const readingAt = (clock: CivilClock, jdUt: JulianDayUt): CivilDateTime =>
  civilOf(jdUt, clock.offsetHoursAt(jdUt));

/** A civil date from its first moment to that of the next: 23 or 25 hours when clocks are changed. */
export const civilDay = (date: CivilDate, clock: CivilClock): Interval => ({
  startJdUt: clock.startOf(date),
  endJdUt: clock.startOf(addDays(date, 1)),
});

/** Whether a date exists on a clock: Samoa had no 30 December 2011. */
export const hasDate = (date: CivilDate, clock: CivilClock): boolean => {
  const { startJdUt, endJdUt } = civilDay(date, clock);
  return startJdUt < endJdUt;
};

/** Whether two clocks show different times at any moment of an interval. */
export function clocksDiffer(a: CivilClock, b: CivilClock, { startJdUt, endJdUt }: Interval): boolean {
  for (let at: number = startJdUt; at < endJdUt; ) {
    const moment = julianDayUt(at);
    if (a.offsetHoursAt(moment) !== b.offsetHoursAt(moment)) return true;
    at = Math.min(a.nextChange(moment), b.nextChange(moment));
  }
  return false;
}
