import type { Paksha } from '../panchanga/angaNames.js';
import { LUNAR_MONTHS } from '../panchanga/calendar.data.js';
import type { LunarMonth } from '../panchanga/lunarMonths.js';
import { hasDate } from '../time/civilClock.js';
import { addDays, type CivilDate, daysSince2000 } from '../time/julianDay.js';
import {
  type LunarCalendar,
  REGIONAL_CALENDARS,
  type RegionalCalendar,
  type RegionalCalendarId,
  type RegionalMonth,
} from './calendars.data.js';
import { sakaCivilMonthStart } from './civilDates.js';
import { dateFrom, monthAround, TITHIS_OF_PAKSHA, tithiStart } from './lunarDates.js';
import type { RegionalDate } from './regionalDate.js';
import type { RegionalCalendars, SolarCalendarId } from './regionalDates.js';

/** A date of a regional calendar that is searched. */
export interface WantedDate {
  readonly calendar: RegionalCalendarId;
  readonly year: number;
  readonly month: RegionalMonth;
  readonly day: number;
  /** null unless the months follow the Moon. */
  readonly paksha: Paksha | null;
  /** The adhika month of that name. */
  readonly isAdhika: boolean;
}

/** The civil dates of a date of a regional calendar. */
export interface FoundDates {
  /**
   * In order: usually one. Two where a tithi has two sunrises, and where a year of a solar calendar that starts on a
   * tithi is long; none where the calendar has no such date.
   */
  readonly dates: readonly CivilDate[];
  /** The year has such a month. */
  readonly hasMonth: boolean;
}

/** Every civil date of a date of a regional calendar: the dates that are converted to it, among those that can be. */
export function datesOf(calendars: RegionalCalendars, wanted: WantedDate): FoundDates {
  const candidates = candidatesOf(calendars, wanted)
    .filter((date) => hasDate(date, calendars.sky.where.clock))
    .map((date) => ({ date, converted: calendars.dateIn(wanted.calendar, date) }));
  const ofMonth = candidates.filter(({ converted }) => converted !== null && isOfMonth(converted, wanted));
  const found = ofMonth.filter(({ converted }) => converted?.day === wanted.day).map(({ date }) => date);
  const byDay = new Map(found.map((date) => [daysSince2000(date), date]));
  return {
    dates: [...byDay].sort(([a], [b]) => a - b).map(([, date]) => date),
    hasMonth: ofMonth.length > 0,
  };
}

const isOfMonth = ({ year, month, lunar }: RegionalDate, wanted: WantedDate): boolean =>
  year === wanted.year &&
  month === wanted.month &&
  (lunar === null || (lunar.paksha === wanted.paksha && lunar.isAdhika === wanted.isAdhika));

/** Civil dates among which are all of the wanted date, and some of its month. */
function candidatesOf(calendars: RegionalCalendars, wanted: WantedDate): readonly CivilDate[] {
  const calendar: RegionalCalendar = REGIONAL_CALENDARS[wanted.calendar];
  const gregorian = wanted.year - calendar.yearsAfterGregorian;
  const monthIndex = (calendar.months as readonly string[]).indexOf(wanted.month);
  switch (calendar.kind) {
    case 'civil': {
      const first = sakaCivilMonthStart(gregorian, monthIndex);
      return [first, addDays(first, wanted.day - 1)];
    }
    case 'solar': {
      const { firstDate } = calendars.solarMonths(wanted.calendar as SolarCalendarId);
      const ofAries = 12 * (gregorian - 2000) + monthIndex;
      return [ofAries - 12, ofAries, ofAries + 12].flatMap((number) => {
        const first = firstDate(number);
        return [first, addDays(first, wanted.day - 1), addDays(firstDate(number + 1), -1)];
      });
    }
    case 'lunar': {
      const amanta = amantaIndexOf(calendar, wanted, monthIndex);
      const after = calendar.vikramYearStart === 'kartikadi' && amanta < calendar.firstMonth ? 12 : 0;
      const number = 12 * (gregorian - 2000) + amanta + after;
      return lunarMonthsNear(calendars, number).flatMap((month) => datesNearTithi(calendars, month, wanted));
    }
  }
}

/** The amanta month that contains a paksha of a month: where months end with the full moon, they start with krishna. */
const amantaIndexOf = ({ monthEnd }: LunarCalendar, { paksha, isAdhika }: WantedDate, index: number): number =>
  monthEnd === 'full_moon' && paksha === 'krishna' && !isAdhika
    ? (index + LUNAR_MONTHS.length - 1) % LUNAR_MONTHS.length
    : index;

/** The lunar month in which the Sun enters a sign, and those around it: adhika months, and names that were skipped. */
function lunarMonthsNear({ sky }: RegionalCalendars, sankranti: number): readonly LunarMonth[] {
  const own = monthAround(sky, sky.sankrantis.requested(sankranti));
  return [monthAround(sky, own.startJdUt - 1), own, monthAround(sky, own.endJdUt + 1)];
}

/** The dates around the start of a tithi, and so all whose sunrise can be in it. */
function datesNearTithi({ sky }: RegionalCalendars, month: LunarMonth, wanted: WantedDate): readonly CivilDate[] {
  const tithi = wanted.paksha === 'krishna' ? wanted.day + TITHIS_OF_PAKSHA : wanted.day;
  const first = dateFrom(sky, tithiStart(sky, month, tithi));
  return [-1, 0, 1].map((days) => addDays(first, days));
}
