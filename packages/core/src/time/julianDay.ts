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

/** A date of the Gregorian calendar (proleptic before 1582). */
export interface CivilDate {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  /** 1..31 */
  readonly day: number;
}

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

/** Whole number of days since 2000-01-01 of a Gregorian date (Meeus, Astronomical Algorithms, chapter 7). */
export function daysSince2000({ year, month, day }: CivilDate): number {
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month : month + 12;
  const century = Math.floor(y / 100);
  const julian = Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day - 1524.5;
  return julian + 2 - century + Math.floor(century / 4) - 2_451_544.5;
}

/** The Gregorian date of a whole number of days since 2000-01-01. */
export function dateOfDay(days: number): CivilDate {
  const z = Math.floor(days) + 2_451_545;
  const alpha = Math.floor((z - 1_867_216.25) / 36_524.25);
  const b = z + 1 + alpha - Math.floor(alpha / 4) + 1524;
  const c = Math.floor((b - 122.1) / 365.25);
  const d = Math.floor(365.25 * c);
  const e = Math.floor((b - d) / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return { year: month > 2 ? c - 4716 : c - 4715, month, day: b - d - Math.floor(30.6001 * e) };
}

/** Seconds since midnight of a wall-clock reading, 0 <= x < 86400. */
const secondsOfDay = (t: CivilDateTime): number => t.hour * 3600 + t.minute * 60 + t.second;

/** Julian day (UT) of a wall clock that is `offsetHours` ahead of UTC. */
export const julianDayOf = (local: CivilDateTime, offsetHours: number): JulianDayUt =>
  julianDayUt(2_451_544.5 + daysSince2000(local) + (secondsOfDay(local) - offsetHours * 3600) / SECONDS_PER_DAY);

/** Julian day (UT) of local midnight at the start of a civil date. */
export const midnightOf = (date: CivilDate, offsetHours: number): JulianDayUt =>
  julianDayUt(2_451_544.5 + daysSince2000(date) - offsetHours / HOURS_PER_DAY);

/** Weekday of a date, 0 Sunday .. 6 Saturday. */
export const weekdayOf = (date: CivilDate): number => ((Math.floor(daysSince2000(date)) % 7) + 13) % 7;

/** The date a number of days later (or earlier, when negative). */
export const addDays = (date: CivilDate, days: number): CivilDate => dateOfDay(daysSince2000(date) + days);

/**
 * Wall clock of a moment, `offsetHours` ahead of UTC, to the nearest whole second.
 * Rounding is done on the whole moment, so 23:59:59.7 becomes 00:00:00 of the next day.
 */
export const civilOf = (jd: JulianDayUt, offsetHours: number): CivilDateTime =>
  readingAt(Math.round((jd - 2_451_544.5) * SECONDS_PER_DAY + offsetHours * 3600));

/** True when the date is in the calendar (February 30 is not). */
export function isRealDate(date: CivilDate): boolean {
  const back = dateOfDay(daysSince2000(date));
  return back.year === date.year && back.month === date.month && back.day === date.day;
}
