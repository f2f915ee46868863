import { civilOf, daysSince2000, type JulianDayUt, julianDayOf, SECONDS_PER_DAY } from '../core/time/julianDay.js';

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

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as the golden files write it, `YYYY-MM-DDTHH:MM:SS` on a clock so many hours ahead of UTC. */
export function momentText(jd: JulianDayUt, offsetHours: number): string {
  const { year, month, day, hour, minute, second } = civilOf(jd, offsetHours);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** The same with `Z`: a moment in UTC. */
export const utcText = (jd: JulianDayUt): string => `${momentText(jd, 0)}Z`;

/** Julian day of a date and a time of day on a clock so many hours ahead of UTC. */
export function julianDayOfText(date: string, time: string, offsetHours: number): JulianDayUt {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute, second] = time.replace('Z', '').split(':').map(Number);
  return julianDayOf(
    { year: year ?? 0, month: month ?? 0, day: day ?? 0, hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 },
    offsetHours,
  );
}
