/** The national calendar of India (Saka), in use from 22 March 1957. */
import { daysSince2000, isLeapYear } from './gregorian.js';
import { monthCalendar } from './monthCalendar.js';
import { LUNAR_MONTHS } from './monthIds.js';
import { LUNAR_NAMES } from './names/lunarNames.data.js';

const SHAKA_EPOCH = 78;
const LONG_MONTHS = 6;

/** First day of a month of a Saka year, 0 Chaitra .. 11 Phalguna, in days since 2000-01-01. */
export function nationalFirstDay(year: number, place: number): number {
  const isLeap = isLeapYear(year + SHAKA_EPOCH);
  const newYear = daysSince2000({ year: year + SHAKA_EPOCH, month: 3, day: isLeap ? 21 : 22 });
  if (place === 0) return newYear;
  const shortMonths = Math.max(0, place - LONG_MONTHS);
  return newYear + (isLeap ? 31 : 30) + 31 * (place - 1 - shortMonths) + 30 * shortMonths;
}

/** Saka 1879 (1957) to 2200 (2279): 12 fixed months, Chaitra of 30 days, in leap years 31. */
export const indianNational = monthCalendar({
  id: 'indian_national',
  months: LUNAR_MONTHS,
  names: LUNAR_NAMES,
  startsWith: 1,
  years: { first: 1879, last: 2200 },
  firstDay: (count) => nationalFirstDay(Math.floor(count / 12), count % 12),
  facts: () => ({ status: 'fixed', marginMinutes: null, source: null }),
});
