import type { CivilDate } from './julianDay.js';

/** Holidays of all India on a civil date of their own, with the year of the first. */
const OF_INDIA = [
  { id: 'republic_day', month: 1, day: 26, since: 1950 },
  { id: 'independence_day', month: 8, day: 15, since: 1947 },
  { id: 'gandhi_jayanti', month: 10, day: 2, since: 1948 },
] as const;

/** A holiday by the civil date. */
export type CivilHoliday = (typeof OF_INDIA)[number]['id'];

/** The holiday of a date in a country (ISO 3166-1 alpha-2); null where it is none. Of India alone are they known. */
export const civilHolidayOf = ({ year, month, day }: CivilDate, countryCode: string): CivilHoliday | null =>
  OF_INDIA.find((one) => countryCode === 'IN' && one.month === month && one.day === day && year >= one.since)?.id ??
  null;
