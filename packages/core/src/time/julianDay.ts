import { type CivilDate, dateOfDay, daysSince2000, JD_AT_2000 } from '@ganita/calendars/gregorian.js';

export { type CivilDate, dateOfDay, daysSince2000, isRealDate } from '@ganita/calendars/gregorian.js';

/** Unix seconds at 2000-01-01 00:00 UTC. */
export const UNIX_AT_2000 = 946_684_800;

/** Julian day (UT) of 1970-01-01 00:00 UTC. */
export const UNIX_EPOCH_JD = 2_440_587.5;

/** Unix seconds (leap seconds not counted) at which a UTC clock shows this reading. */
export const unixOf = (clock: CivilDateTime): number =>
  UNIX_AT_2000 + daysSince2000(clock) * SECONDS_PER_DAY + secondsOfDay(clock);

/** What a UTC clock shows at a moment, with the fraction of a second. */
export const clockAt = (unixSeconds: number): CivilDateTime => readingAt(unixSeconds - UNIX_AT_2000);

/** The reading of a clock so many seconds after it showed 2000-01-01 00:00. */
function readingAt(seconds: number): CivilDateTime {
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const ofDay = seconds - days * SECONDS_PER_DAY;
  const { year, month, day } = dateOfDay(days);
  return {
    year,
    month,
    day,
    hour: Math.floor(ofDay / 3600),
    minute: Math.floor((ofDay % 3600) / 60),
    second: ofDay % 60,
  };
}

/** A moment as a Julian day in Universal Time. */
export type JulianDayUt = number & { readonly __scale: 'jd_ut' };

export const julianDayUt = (value: number): JulianDayUt => value as JulianDayUt;

/** A wall-clock reading. */
export interface CivilDateTime extends CivilDate {
  /** 0..23 */
  readonly hour: number;
  /** 0..59 */
  readonly minute: number;
  /** 0 <= x < 60, may have a fraction */
  readonly second: number;
}

export const HOURS_PER_DAY = 24;
export const MINUTES_PER_DAY = 1440;
export const SECONDS_PER_DAY = 86_400;

/** Seconds since midnight of a wall-clock reading, 0 <= x < 86400. */
const secondsOfDay = (t: CivilDateTime): number => t.hour * 3600 + t.minute * 60 + t.second;

/** Julian day (UT) of a wall clock that is `offsetHours` ahead of UTC. */
export const julianDayOf = (local: CivilDateTime, offsetHours: number): JulianDayUt =>
  julianDayUt(JD_AT_2000 + daysSince2000(local) + (secondsOfDay(local) - offsetHours * 3600) / SECONDS_PER_DAY);

/** Julian day (UT) of local midnight at the start of a civil date. */
export const midnightOf = (date: CivilDate, offsetHours: number): JulianDayUt =>
  julianDayUt(JD_AT_2000 + daysSince2000(date) - offsetHours / HOURS_PER_DAY);

/** Weekday of a date, 0 Sunday .. 6 Saturday. */
export const weekdayOf = (date: CivilDate): number => ((Math.floor(daysSince2000(date)) % 7) + 13) % 7;

/** The date a number of days later (or earlier, when negative). */
export const addDays = (date: CivilDate, days: number): CivilDate => dateOfDay(daysSince2000(date) + days);

/**
 * Wall clock of a moment, `offsetHours` ahead of UTC, to the nearest whole second.
 * Rounding is done on the whole moment, so 23:59:59.7 becomes 00:00:00 of the next day.
 */
export const civilOf = (jd: JulianDayUt, offsetHours: number): CivilDateTime =>
  readingAt(Math.round((jd - JD_AT_2000) * SECONDS_PER_DAY + offsetHours * 3600));
