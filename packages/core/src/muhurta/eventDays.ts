import { type CivilPlace, type SunDay, type SunRules, sunDayOfDate } from '../panchanga/sunDay.js';
import { partOfInterval, windowOf } from '../panchanga/windows.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import { civilDay, hasDate } from '../time/civilClock.js';
import { type Interval, subtract } from '../time/interval.js';
import { addDays, type CivilDate, daysSince2000, type JulianDayUt, julianDayUt, weekdayOf } from '../time/julianDay.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import { vedicDay } from './avoidWindows.js';
import type { EventDay } from './dateFacts.js';
import type { EventTime } from './eventRow.js';

/** A date of a scan with its Vedic day. */
export interface ScanDay extends EventDay {
  readonly date: CivilDate;
  /** null where the Sun does not rise and set */
  readonly sunDay: SunDay | null;
}

const NOON = 0.5;

/** Every date from one to another that its clock has, both included. */
export function scanDays(
  observatory: Observatory,
  from: CivilDate,
  to: CivilDate,
  where: CivilPlace,
  rules: SunRules,
): readonly ScanDay[] {
  const opening = (date: CivilDate, sunDay: SunDay | null): JulianDayUt =>
    sunDay?.sunriseJdUt ?? julianDayUt(civilDay(date, where.clock).startJdUt + NOON);
  const dayBefore = addDays(from, -1);
  let previousOpeningJdUt = opening(dayBefore, sunDayOfDate(observatory, dayBefore, where, rules));
  const dates = Array.from({ length: daysSince2000(to) - daysSince2000(from) + 1 }, (_, index) => addDays(from, index));
  return dates
    .filter((date) => hasDate(date, where.clock))
    .map((date) => {
      const sunDay = sunDayOfDate(observatory, date, where, rules);
      const openingJdUt = opening(date, sunDay);
      const day: ScanDay = {
        date,
        sunDay,
        interval: sunDay === null ? civilDay(date, where.clock) : vedicDay(sunDay),
        openingJdUt,
        previousOpeningJdUt,
        vara: weekdayAt(weekdayOf(date)),
      };
      previousOpeningJdUt = openingJdUt;
      return day;
    });
}

/** The instant of evaluation of a date: sunset for an event of the night, else sunrise; noon without a sunrise. */
export const evaluationOf = ({ sunDay, openingJdUt }: ScanDay, time: EventTime): JulianDayUt =>
  time === 'night' && sunDay !== null ? sunDay.sunsetJdUt : openingJdUt;

/** The part of a Vedic day in which an event takes place. */
export function spanOf(sunDay: SunDay, time: EventTime): Interval {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = sunDay;
  const day = { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
  switch (time) {
    case 'any':
      return vedicDay(sunDay);
    case 'day':
      return day;
    case 'forenoon':
      return partOfInterval(day, 2, 1);
    case 'night':
      return { startJdUt: sunsetJdUt, endJdUt: nextSunriseJdUt };
  }
}

/** The Abhijit muhurta of a day, and what remains of it outside the windows to avoid. */
export interface AbhijitOfDay {
  readonly abhijit: Interval;
  /** Void on Wednesday if the rules make it so. */
  readonly isVoid: boolean;
  readonly clean: readonly Interval[];
}

export function abhijitOf(
  sunDay: SunDay,
  vara: Weekday,
  avoid: readonly Interval[],
  rules: Pick<Rules, 'abhijit_on_wednesday'>,
): AbhijitOfDay {
  const abhijit = windowOf('abhijit', sunDay, vara);
  if (abhijit === null) throw new Error('abhijit lies between sunrise and sunset');
  return {
    abhijit,
    isVoid: vara === 'Wednesday' && rules.abhijit_on_wednesday === 'void',
    clean: subtract(abhijit, avoid),
  };
}
