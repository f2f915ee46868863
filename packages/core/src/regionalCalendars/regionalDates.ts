import { isProclaimed } from '@ganita/calendars/bikramSambatMonths.js';
import { lazy, perKey } from '../lazy.js';
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
import { monthsByRule, openSolarMonths, type SolarMonths } from './regionalSolarMonths.js';

/** The regional calendars at a place (docs/rules/10-festivals.md#section-9). */
export interface RegionalCalendars {
  readonly sky: CalendarSky;
  /** The date of a calendar on a civil date; null before the calendar was introduced. */
  readonly dateIn: (id: RegionalCalendarId, date: CivilDate) => RegionalDate | null;
  /** The solar month of a calendar that contains a civil date, and the sign that the Sun enters at its start. */
  readonly solarMonth: (id: SolarCalendarId, date: CivilDate) => MonthDates & { readonly sign: Sign };
  /** The months of a solar calendar by the numbers of their sankrantis. */
  readonly solarMonths: (id: SolarCalendarId) => SolarMonths;
  /** The Tamil months by the Vakyas. */
  readonly vakyaMonths: () => SolarMonths;
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
  // The lunar month in which the Sun enters a sign is the one named by it that is not adhika.
  const newYear = (sankranti: number, tithi: number): CivilDate =>
    dateOfTithi(sky, monthAround(sky, sky.sankrantis.requested(sankranti)), tithi);
  return {
    sky,
    solarMonths,
    vakyaMonths: lazy(() => monthsByRule(sky, { ...REGIONAL_CALENDARS.tamil, sun: 'vakya' })),
    dateIn(id, date) {
      const calendar: RegionalCalendar = REGIONAL_CALENDARS[id];
      switch (calendar.kind) {
        case 'civil':
          return sakaCivilDate(date);
        case 'lunar':
          return lunar.of(calendar, id, date);
        case 'solar': {
          const months = solarMonths(id as SolarCalendarId);
          const isPredicted = calendar.sun === 'nepali' && !(isBySiddhanta && isProclaimed(months.monthOf(date)));
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
  newYear: (sankranti: number, tithi: number) => CivilDate,
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
    samvatsara: calendar.hasSamvatsara ? solarSamvatsara(months.startYear(number, sign)) : null,
    entry: months.entry(number),
    lunar: null,
  };
}

/** The Gregorian year in which the year of a date started. */
function startYear(
  { sign, tithi }: SolarYearStart,
  months: SolarMonths,
  date: CivilDate,
  number: number,
  newYear: (sankranti: number, tithi: number) => CivilDate,
): number {
  const monthsGone = numberInYear(signIndex(signAt(number)), signIndex(sign)) - 1;
  if (tithi === null) return months.startYear(number, monthsGone);
  // A tithi of that lunar month is within a month of the sankranti, before or after it.
  if (monthsGone === 0 || monthsGone === 11) {
    const first = newYear(monthsGone === 0 ? number : number + 1, tithi);
    return daysSince2000(date) < daysSince2000(first) ? first.year - 1 : first.year;
  }
  return months.startYear(number, monthsGone);
}
