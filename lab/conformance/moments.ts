import { parseDate, parseTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { daysSince2000, type JulianDayUt, julianDayOf, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';

/** Which way a moment is written; only two of the same form can be compared. */
export type MomentForm = 'date' | 'local' | 'utc' | 'time_of_day';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(Z?)$/;
const TIME = /^(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?$/;

const n = (text: string | undefined): number => Number(text ?? 0);

/** Seconds of a written date (from 2000-01-01), moment (the same) or time of day (from midnight), or null for other text. */
export function secondsOf(text: string): { readonly seconds: number; readonly form: MomentForm } | null {
  const date = DATE.exec(text);
  if (date !== null) return { seconds: dayOf(date) * SECONDS_PER_DAY, form: 'date' };
  const time = TIME.exec(text);
  if (time !== null) return { seconds: n(time[1]) * 3600 + n(time[2]) * 60 + n(time[3]), form: 'time_of_day' };
  const moment = MOMENT.exec(text);
  if (moment === null) return null;
  const seconds = dayOf(moment) * SECONDS_PER_DAY + n(moment[4]) * 3600 + n(moment[5]) * 60 + n(moment[6]);
  return { seconds, form: moment[7] === 'Z' ? 'utc' : 'local' };
}

const dayOf = (match: RegExpExecArray): number =>
  daysSince2000({ year: n(match[1]), month: n(match[2]), day: n(match[3]) });

/** Julian day of a date `YYYY-MM-DD` and a time of day `HH:MM:SS` on a clock so many hours ahead of UTC. */
export const julianDayOfText = (date: string, time: string, offsetHours: number): JulianDayUt =>
  julianDayOf({ ...parseDate(date, 'date', TRANSIT_YEARS), ...parseTime(time, 'time') }, offsetHours);
