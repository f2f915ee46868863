import { invalidInput } from '../errors/domainError.js';
import {
  type CivilDate,
  type CivilDateTime,
  civilOf,
  isRealDate,
  type JulianDayUt,
  julianDayUt,
  MINUTES_PER_DAY,
} from './julianDay.js';

/** A time of day without its date. */
export type TimeOfDay = Omit<CivilDateTime, keyof CivilDate>;

/** First and last year that a date may have. */
export interface YearRange {
  readonly first: number;
  readonly last: number;
}

/** Years of a birth where no others are chosen. */
export const BIRTH_YEARS: YearRange = { first: 1900, last: 2100 };
/** Years of every other date. */
export const TRANSIT_YEARS: YearRange = { first: 1801, last: 2398 };
/** Years of the ephemeris. */
export const EPHEMERIS_YEARS: YearRange = { first: 1800, last: 2399 };

/**
 * Read `YYYY-MM-DD`. Errors: `invalid_input` for another form, a year outside the range and a date not in the calendar.
 */
export function parseDate(text: string, field: string, years: YearRange): CivilDate {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) throw invalidInput(field, 'must be written YYYY-MM-DD', text, 'wrong_format');
  const date: CivilDate = { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
  within(field, 'year', date.year, years.first, years.last, text);
  within(field, 'month', date.month, 1, 12, text);
  within(field, 'day', date.day, 1, 31, text);
  if (!isRealDate(date)) throw invalidInput(field, 'must be a real calendar date', text, 'not_a_date');
  return date;
}

/** Read `HH:MM:SS` on the 24-hour clock, 00:00:00 to 23:59:59. */
export function parseTime(text: string, field: string): TimeOfDay {
  const parts = /^(\d{2}):(\d{2}):(\d{2})$/.exec(text);
  if (parts === null) throw invalidInput(field, 'must be written HH:MM:SS', text, 'wrong_format');
  const time: TimeOfDay = { hour: Number(parts[1]), minute: Number(parts[2]), second: Number(parts[3]) };
  within(field, 'hour', time.hour, 0, 23, text);
  within(field, 'minute', time.minute, 0, 59, text);
  within(field, 'second', time.second, 0, 59, text);
  return time;
}

/** Read `YYYY-MM-DD` (its midnight) or `YYYY-MM-DDTHH:MM:SS`. Errors: those of `parseDate` and `parseTime`. */
export function parseDateTime(text: string, field: string, years: YearRange): CivilDateTime {
  const [date = '', time] = text.split('T', 2);
  if (!/^.{10}(T.{8})?$/.test(text))
    throw invalidInput(field, 'must be written YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS', text, 'wrong_format');
  return { ...parseDate(date, field, years), ...parseTime(time ?? '00:00:00', field) };
}

function within(field: string, part: string, value: number, first: number, last: number, text: string): void {
  if (value < first || value > last) {
    const article = part === 'hour' ? 'an' : 'a';
    throw invalidInput(field, `must have ${article} ${part} from ${first} to ${last}`, text, 'out_of_range');
  }
}

const digits = (value: number, width: number): string => String(Math.floor(value)).padStart(width, '0');

/** `YYYY-MM-DD`. */
export const dateText = (date: CivilDate): string =>
  `${digits(date.year, 4)}-${digits(date.month, 2)}-${digits(date.day, 2)}`;

/** `HH:MM:SS`; a fraction of a second is dropped. */
export const timeText = (time: TimeOfDay): string =>
  `${digits(time.hour, 2)}:${digits(time.minute, 2)}:${digits(time.second, 2)}`;

/** `YYYY-MM-DDTHH:MM:SS`; a fraction of a second is dropped. */
export const dateTimeText = (clock: CivilDateTime): string => `${dateText(clock)}T${timeText(clock)}`;

/** A moment on a clock `offsetHours` ahead of UTC, to the nearest second: `YYYY-MM-DDTHH:MM:SS`. */
export const momentText = (jd: JulianDayUt, offsetHours: number): string => dateTimeText(civilOf(jd, offsetHours));

/** A moment in UTC to the nearest second: `YYYY-MM-DDTHH:MM:SSZ`. */
export const utcText = (jd: JulianDayUt): string => `${momentText(jd, 0)}Z`;

/** The date of a moment on a clock `offsetHours` ahead of UTC: `YYYY-MM-DD`. */
export const momentDateText = (jd: JulianDayUt, offsetHours: number): string => dateText(civilOf(jd, offsetHours));

/** The time of day of a moment on a clock `offsetHours` ahead of UTC, to the nearest second: `HH:MM:SS`. */
export const momentTimeText = (jd: JulianDayUt, offsetHours: number): string => timeText(civilOf(jd, offsetHours));

/**
 * The time of day of a moment on a clock `offsetHours` ahead of UTC, to the nearest minute: `HH:MM` (24:00 is 00:00).
 */
export function momentMinuteText(jd: JulianDayUt, offsetHours: number): string {
  const { hour, minute } = civilOf(julianDayUt(jd + 0.5 / MINUTES_PER_DAY), offsetHours);
  return `${digits(hour, 2)}:${digits(minute, 2)}`;
}
