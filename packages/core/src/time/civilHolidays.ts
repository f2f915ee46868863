import { HOLIDAYS_OF_INDIA } from './civilHolidays.data.js';
import type { CivilDate } from './julianDay.js';

/** A holiday by the civil date. */
export type CivilHoliday = (typeof HOLIDAYS_OF_INDIA)[number]['id'];

/** The holiday of a date in a country (ISO 3166-1 alpha-2); null where it is none. Only those of India are known. */
export const civilHolidayOf = ({ year, month, day }: CivilDate, countryCode: string): CivilHoliday | null => {
  if (countryCode !== 'IN') return null;
  return HOLIDAYS_OF_INDIA.find((one) => one.month === month && one.day === day && year >= one.since)?.id ?? null;
};
