import { perKey } from '../lazy.js';
import { pakshaOf } from '../panchanga/angaNames.js';
import { ANGAS, partStartDeg } from '../panchanga/angas.js';
import { LUNAR_MONTHS } from '../panchanga/calendar.data.js';
import { type LunarMonth, lunarMonthOf } from '../panchanga/lunarMonths.js';
import { type LunarYear, lunarYearOf } from '../panchanga/lunarYears.js';
import { readingAt } from '../time/civilClock.js';
import { addDays, type CivilDate, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { CalendarSky } from './calendarSky.js';
import type { LunarCalendar, RegionalCalendarId } from './calendars.data.js';
import { numberInYear, type RegionalDate } from './regionalDate.js';

export const TITHIS_OF_PAKSHA = 15;
const HALF_MONTH_DAYS = 14.77;

/** The first date whose sunrise is not before a moment. */
export function dateFrom(sky: CalendarSky, jdUt: JulianDayUt): CivilDate {
  const date: CivilDate = readingAt(sky.where.clock, jdUt);
  return sky.dawn(date) >= jdUt ? date : addDays(date, 1);
}

/** The moment at which a tithi 1..30 of a lunar month starts. */
export const tithiStart = (sky: CalendarSky, month: LunarMonth, tithi: number): JulianDayUt =>
  tithi === 1
    ? month.startJdUt
    : sky.luminaries.crossing(
        ANGAS.tithi,
        partStartDeg(ANGAS.tithi, tithi),
        month.startJdUt + ((month.endJdUt - month.startJdUt) * (tithi - 1)) / 30,
      );

/** The lunar month that contains a moment; its paksha is that of the moment. */
export const monthAround = (sky: CalendarSky, jdUt: number): LunarMonth =>
  lunarMonthOf(sky.luminaries, julianDayUt(jdUt));

/** The date of a tithi of a month: the first sunrise in it, or the date on which it starts if it has no sunrise. */
export function dateOfTithi(sky: CalendarSky, month: LunarMonth, tithi: number): CivilDate {
  const start = tithiStart(sky, month, tithi);
  const date = dateFrom(sky, start);
  return sky.lunarDay(date).tithi === tithi ? date : addDays(date, -1);
}

/** Dates of the lunar calendars. */
export interface LunarDates {
  readonly of: (calendar: LunarCalendar, id: RegionalCalendarId, date: CivilDate) => RegionalDate;
}

/** Open the lunar calendars of a sky. */
export function openLunarDates(sky: CalendarSky): LunarDates {
  const years = {
    chaitradi: perKey((startJdUt: JulianDayUt) => yearOf(sky, startJdUt, 'chaitradi')),
    kartikadi: perKey((startJdUt: JulianDayUt) => yearOf(sky, startJdUt, 'kartikadi')),
  };
  const monthDates = perKey((startJdUt: JulianDayUt) => {
    const { endJdUt } = monthAround(sky, startJdUt + HALF_MONTH_DAYS);
    return { first: dateFrom(sky, startJdUt), last: addDays(dateFrom(sky, endJdUt), -1) };
  });
  return {
    of(calendar, id, date) {
      const { tithi, isRepeated, month } = sky.lunarDay(date);
      const toFullMoon = calendar.monthEnd === 'full_moon';
      const name = toFullMoon ? month.purnimanta : month.amanta;
      const year = years[calendar.vikramYearStart](month.startJdUt);
      return {
        calendar: id,
        era: calendar.era,
        year: year[calendar.year.of] + calendar.year.plus,
        month: name,
        monthNumber: numberInYear(LUNAR_MONTHS.indexOf(name), calendar.firstMonth),
        day: ((tithi - 1) % TITHIS_OF_PAKSHA) + 1,
        monthDates: toFullMoon ? null : monthDates(month.startJdUt),
        samvatsara: calendar.samvatsara === null ? null : year[calendar.samvatsara],
        entry: null,
        lunar: { paksha: pakshaOf(tithi), tithi, isAdhika: month.isAdhika, isRepeated },
        isPredicted: false,
      };
    },
  };
}

/** The year of the month that starts at a new moon. */
const yearOf = (sky: CalendarSky, startJdUt: JulianDayUt, start: LunarCalendar['vikramYearStart']): LunarYear =>
  lunarYearOf(sky.luminaries, monthAround(sky, startJdUt + HALF_MONTH_DAYS), sky.where.clock, {
    vikram_year_start: start,
  });
