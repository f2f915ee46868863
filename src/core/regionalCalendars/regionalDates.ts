import { perKey } from '../lazy.js';
import { solarSamvatsara } from '../panchanga/samvatsaras.js';
import type { CivilPlace } from '../panchanga/sunDay.js';
import type { Observatory } from '../sky/observatory.js';
import { addDays, type CivilDate, daysSince2000 } from '../time/julianDay.js';
import { type Sign, signAt, signIndex } from '../zodiac/signs.js';
import { type CalendarSky, type KnownSky, openCalendarSky, type RegionalRules } from './calendarSky.js';
import {
  REGIONAL_CALENDARS,
  type RegionalCalendar,
  type RegionalCalendarId,
  type SolarCalendar,
  type SolarYearStart,
} from './calendars.data.js';
import { sakaCivilDate } from './civilDates.js';
import { dateOfTithi, monthAround, openLunarDates } from './lunarDates.js';
import { type MonthDates, numberInYear, type RegionalDate } from './regionalDate.js';
import { sankrantiOfYear } from './sankrantis.js';
import { isOfficialMonth, openSolarMonths, type SolarMonths } from './solarMonths.js';

/** The regional calendars at a place (docs/rules/10-festivals.md#section-9). */
export interface RegionalCalendars {
  readonly sky: CalendarSky;
  /** The date of a calendar on a civil date; null before the calendar was introduced. */
  readonly dateIn: (id: RegionalCalendarId, date: CivilDate) => RegionalDate | null;
  /** The solar month of a calendar that contains a civil date, and the sign that the Sun enters at its start. */
  readonly solarMonth: (id: SolarCalendarId, date: CivilDate) => MonthDates & { readonly sign: Sign };
  /** The months of a solar calendar by the numbers of their sankrantis. */
  readonly solarMonths: (id: SolarCalendarId) => SolarMonths;
}

/** The calendars whose months follow the Sun. */
export type SolarCalendarId = {
  [Id in RegionalCalendarId]: (typeof REGIONAL_CALENDARS)[Id]['kind'] extends 'solar' ? Id : never;
}[RegionalCalendarId];

/** Open the calendars for a place; what several dates share is computed once. */
export function openRegionalCalendars(
  observatory: Observatory,
  where: CivilPlace,
  rules: RegionalRules,
  known: KnownSky = {},
): RegionalCalendars {
  const sky = openCalendarSky(observatory, where, rules, known);
  const isBySiddhanta = rules.nepali_calendar === 'surya_siddhanta';
  const lunar = openLunarDates(sky);
  const solarMonths = perKey((id: SolarCalendarId) => openSolarMonths(sky, REGIONAL_CALENDARS[id], isBySiddhanta));
  const newYear = perKey((key: string) => lunarNewYear(sky, key));
  return {
    sky,
    solarMonths,
    dateIn(id, date) {
      const calendar: RegionalCalendar = REGIONAL_CALENDARS[id];
      switch (calendar.kind) {
        case 'civil':
          return sakaCivilDate(date);
        case 'lunar':
          return lunar.of(calendar, id, date);
        case 'solar': {
          const months = solarMonths(id as SolarCalendarId);
          const isPredicted = calendar.sun === 'nepali' && !(isBySiddhanta && isOfficialMonth(months.monthOf(date)));
          return { ...solarDate(id, calendar, months, date, newYear), isPredicted };
        }
      }
    },
    solarMonth(id, date) {
      const months = solarMonths(id);
      const number = months.monthOf(date);
      return { sign: signAt(number), ...datesOfMonth(months, number) };
    },
  };
}

/** The date of each of some calendars on a civil date; null before a calendar was introduced. */
export const regionalDates = <Id extends RegionalCalendarId>(
  calendars: RegionalCalendars,
  date: CivilDate,
  ids: readonly Id[],
): readonly (readonly [Id, RegionalDate | null])[] => ids.map((id) => [id, calendars.dateIn(id, date)]);

const datesOfMonth = (months: SolarMonths, number: number): MonthDates => ({
  first: months.firstDate(number),
  last: addDays(months.firstDate(number + 1), -1),
});

function solarDate(
  id: RegionalCalendarId,
  calendar: SolarCalendar,
  months: SolarMonths,
  date: CivilDate,
  newYear: (key: string) => CivilDate,
): Omit<RegionalDate, 'isPredicted'> {
  const number = months.monthOf(date);
  const sign = signIndex(signAt(number));
  const monthDates = datesOfMonth(months, number);
  return {
    calendar: id,
    era: calendar.era,
    year: startYear(calendar.yearStart, months, date, number, newYear) + calendar.yearsAfterGregorian,
    month: calendar.months[sign] as RegionalDate['month'],
    monthNumber: numberInYear(sign, calendar.firstMonth),
    day: daysSince2000(date) - daysSince2000(monthDates.first) + 1,
    monthDates,
    samvatsara: calendar.hasSamvatsara ? solarSamvatsara(months.firstDate(number - sign).year) : null,
    entry: months.entry(number),
    lunar: null,
  };
}

/** The Gregorian year in which the year of a date started. */
function startYear(
  start: SolarYearStart,
  months: SolarMonths,
  date: CivilDate,
  number: number,
  newYear: (key: string) => CivilDate,
): number {
  if ('sign' in start) {
    const monthsGone = numberInYear(signIndex(signAt(number)), signIndex(start.sign)) - 1;
    return months.firstDate(number - monthsGone).year;
  }
  const first = newYear(`${date.year} ${start.lunarMonth} ${start.tithi}`);
  return daysSince2000(date) < daysSince2000(first) ? date.year - 1 : date.year;
}

/** The date of a tithi in the month without `adhika` of a lunar month of a Gregorian year. */
function lunarNewYear(sky: CalendarSky, key: string): CivilDate {
  const [year, lunarMonth, tithi] = key.split(' ').map(Number) as [number, number, number];
  // The month in which the Sun enters its sign has the name of the sign, and is not adhika.
  const month = monthAround(sky, sky.sankrantis.requested(sankrantiOfYear(year, lunarMonth)));
  return dateOfTithi(sky, month, tithi);
}
