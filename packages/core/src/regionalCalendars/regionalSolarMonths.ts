import { perKey } from '../lazy.js';
import { type CivilClock, constantClock, readingAt } from '../time/civilClock.js';
import {
  addDays,
  type CivilDate,
  daysSince2000,
  type JulianDayUt,
  julianDayUt,
  MINUTES_PER_DAY,
} from '../time/julianDay.js';
import { signAt } from '../zodiac/signs.js';
import { isOfficialYear, OFFICIAL_FIRST_DAYS } from './bikramSambat.data.js';
import type { CalendarSky } from './calendarSky.js';
import { type DayLimit, REGIONAL_CALENDARS, type SolarCalendar } from './calendars.data.js';
import type { MonthEntry } from './regionalDate.js';
import { type Sankrantis, sankrantiNear, yearOfEarlier } from './sankrantis.js';

/** The months of a solar calendar, each by the number of its sankranti. */
export interface SolarMonths {
  readonly firstDate: (number: number) => CivilDate;
  readonly entry: (number: number) => MonthEntry;
  /** Number of the month that contains a date. */
  readonly monthOf: (date: CivilDate) => number;
  /** Gregorian year of the first date of the month that is a number of months before another one. */
  readonly startYear: (number: number, monthsBefore: number) => number;
}

/** The moment before which the Sun must enter a sign for the month to start on a date. */
function limitOf(sky: CalendarSky, clock: CivilClock, limit: DayLimit, date: CivilDate): JulianDayUt {
  switch (limit.kind) {
    case 'clock': {
      const day = limit.day === 'same' ? date : addDays(date, 1);
      return clock.momentOf({ ...day, hour: limit.hour, minute: limit.minute, second: 0 });
    }
    case 'tamil':
      return sky.tamilInstant(date);
    case 'daylight': {
      const { startJdUt, endJdUt } = sky.daylight(date);
      return julianDayUt(startJdUt + limit.share * (endJdUt - startJdUt));
    }
  }
}

/** The months of a solar calendar by its rule alone. */
export function monthsByRule(sky: CalendarSky, calendar: SolarCalendar): SolarMonths {
  const clock = calendar.clockHours === null ? sky.where.clock : constantClock(calendar.clockHours);
  const sankrantis: Sankrantis = sky.sankrantis[calendar.sun];
  const limit = (number: number, date: CivilDate): JulianDayUt =>
    limitOf(sky, clock, calendar.limits[signAt(number)] ?? calendar.limit, date);
  const firstDate = perKey((number: number): CivilDate => {
    const entry = sankrantis(number);
    // A limit may be later than the end of its date: daylight too, where the clock is far from the Sun.
    let date: CivilDate = addDays(readingAt(clock, entry), -1);
    while (limit(number, date) <= entry) date = addDays(date, 1);
    return date;
  });
  return {
    firstDate,
    entry: perKey((number) => {
      const sankrantiJdUt = sankrantis(number);
      const date = firstDate(number);
      const limits = { startJdUt: limit(number, addDays(date, -1)), endJdUt: limit(number, date) };
      const marginDays = Math.min(limits.endJdUt - sankrantiJdUt, sankrantiJdUt - limits.startJdUt);
      return { sankrantiJdUt, limits, marginDays, isNearLimit: marginDays * MINUTES_PER_DAY < calendar.nearMinutes };
    }),
    monthOf: (date) => monthContaining(firstDate, date),
    startYear: (number, monthsBefore) =>
      yearOfEarlier(sankrantis, number, monthsBefore) ?? firstDate(number - monthsBefore).year,
  };
}

function monthContaining(firstDate: (number: number) => CivilDate, date: CivilDate): number {
  const day = daysSince2000(date);
  const startsBy = (number: number): boolean => daysSince2000(firstDate(number)) <= day;
  let number = sankrantiNear(date);
  while (!startsBy(number)) number--;
  while (startsBy(number + 1)) number++;
  return number;
}

const BIKRAM = REGIONAL_CALENDARS.nepali;
/** Number of the sankranti of a month of Bikram Sambat, 1 Baisakh. */
const bikramSankranti = (year: number, month: number): number =>
  12 * (year - BIKRAM.yearsAfterGregorian - 2000) + month - 1;
const OFFICIAL: ReadonlyMap<number, number> = new Map(
  OFFICIAL_FIRST_DAYS.map(({ year, month, daysAfterRule }) => [bikramSankranti(year, month), daysAfterRule]),
);

/** Bikram year of a sankranti: the year changes with Aries, and the months are those of Aries on. */
const bikramYear = (number: number): number => Math.floor(number / 12) + 2000 + BIKRAM.yearsAfterGregorian;

/** Whether the month of a sankranti is in the official calendar of Nepal as far as it is known here. */
export const isOfficialMonth = (number: number): boolean => isOfficialYear(bikramYear(number));

/** The months of a solar calendar; those of Nepal by its official calendar where it is known. */
export function openSolarMonths(sky: CalendarSky, calendar: SolarCalendar, isBySiddhanta: boolean): SolarMonths {
  const byRule = monthsByRule(sky, calendar);
  if (calendar.sun !== 'nepali' || !isBySiddhanta) return byRule;
  const firstDate = perKey((number: number) => addDays(byRule.firstDate(number), OFFICIAL.get(number) ?? 0));
  return { ...byRule, firstDate, monthOf: (date) => monthContaining(firstDate, date) };
}
