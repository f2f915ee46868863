import { addDays, type CivilDate, daysSince2000 } from '../time/julianDay.js';
import { REGIONAL_CALENDARS } from './calendars.data.js';
import { numberInYear, type RegionalDate } from './regionalDate.js';

const CALENDAR = REGIONAL_CALENDARS.saka_civil;
const LONG_MONTHS = 6;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Chaitra 1 of the Saka year that starts in a Gregorian year. */
const firstDate = (year: number): CivilDate => ({ year, month: 3, day: isLeap(year) ? 21 : 22 });

/** Days of each month of that year, from Chaitra. */
const monthDays = (year: number): readonly number[] =>
  CALENDAR.months.map((_, index) => (index === 0 ? (isLeap(year) ? 31 : 30) : index < LONG_MONTHS ? 31 : 30));

/** Date of the national calendar of India, or null before its introduction in 1957. */
export function sakaCivilDate(date: CivilDate): RegionalDate | null {
  const dayNumber = daysSince2000(date);
  if (dayNumber < daysSince2000(CALENDAR.introduced)) return null;
  const startYear = dayNumber < daysSince2000(firstDate(date.year)) ? date.year - 1 : date.year;
  let first = firstDate(startYear);
  for (const [index, days] of monthDays(startYear).entries()) {
    const day = dayNumber - daysSince2000(first) + 1;
    if (day <= days) {
      return {
        calendar: 'saka_civil',
        era: CALENDAR.era,
        year: startYear + CALENDAR.yearsAfterGregorian,
        month: CALENDAR.months[index] as RegionalDate['month'],
        monthNumber: numberInYear(index, CALENDAR.firstMonth),
        day,
        monthDates: { first, last: addDays(first, days - 1) },
        samvatsara: null,
        entry: null,
        lunar: null,
        isPredicted: false,
      };
    }
    first = addDays(first, days);
  }
  throw new Error('a Saka year has twelve months');
}

/** The dates of a month of the national calendar, as candidates: `sakaCivilDate` decides. */
export function sakaCivilMonthStart(startYear: number, monthIndex: number): CivilDate {
  const before = monthDays(startYear).slice(0, monthIndex);
  return addDays(
    firstDate(startYear),
    before.reduce((sum, days) => sum + days, 0),
  );
}
