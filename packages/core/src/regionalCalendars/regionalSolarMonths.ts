import { bikramFirstDay, bikramMonthByRule } from '@ganita/calendars/bikramSambatMonths.js';
import { perKey } from '../lazy.js';
import { type CivilClock, constantClock, readingAt } from '../time/civilClock.js';
import {
  addDays,
  type CivilDate,
  dateOfDay,
  daysSince2000,
  type JulianDayUt,
  julianDayUt,
  MINUTES_PER_DAY,
} from '../time/julianDay.js';
import { signAt } from '../zodiac/signs.js';
import type { CalendarSky } from './calendarSky.js';
import type { DayLimit, SolarCalendar } from './calendars.data.js';
import type { MonthEntry } from './regionalDate.js';
import { type Sankrantis, sankrantiNearDate, siddhantaSankrantis, yearOfEarlier } from './sankrantis.js';

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
  let number = sankrantiNearDate(date);
  while (!startsBy(number)) number--;
  while (startsBy(number + 1)) number++;
  return number;
}

/** The months of Bikram Sambat: the proclaimed ones where they are known, else those of the Surya Siddhanta. */
function bikramMonths(calendar: SolarCalendar): SolarMonths {
  const firstDate = perKey((number: number): CivilDate => dateOfDay(bikramFirstDay(number)));
  return {
    firstDate,
    entry: perKey((number) => {
      const { sankrantiJdUt, limits, marginDays } = bikramMonthByRule(number);
      return {
        sankrantiJdUt: julianDayUt(sankrantiJdUt),
        limits: { startJdUt: julianDayUt(limits[0]), endJdUt: julianDayUt(limits[1]) },
        marginDays,
        isNearLimit: marginDays * MINUTES_PER_DAY < calendar.nearMinutes,
      };
    }),
    monthOf: (date) => monthContaining(firstDate, date),
    startYear: (number, monthsBefore) =>
      yearOfEarlier(siddhantaSankrantis, number, monthsBefore) ?? firstDate(number - monthsBefore).year,
  };
}

/** The months of a solar calendar; those of Nepal by the Surya Siddhanta unless the rule is `apparent`. */
export const openSolarMonths = (sky: CalendarSky, calendar: SolarCalendar, isBySiddhanta: boolean): SolarMonths =>
  calendar.sun === 'nepali' && isBySiddhanta ? bikramMonths(calendar) : monthsByRule(sky, calendar);
