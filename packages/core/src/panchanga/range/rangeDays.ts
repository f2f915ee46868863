import { cached } from '../../lazy.js';
import type { Rules } from '../../rules/rules.js';
import type { Observatory } from '../../sky/observatory.js';
import { hasDate } from '../../time/civilClock.js';
import type { Interval } from '../../time/interval.js';
import { type CivilDate, dateOfDay, type JulianDayUt, julianDayUt, midnightOf } from '../../time/julianDay.js';
import { type Weekday, weekdayAt } from '../../zodiac/weekdays.js';
import { type CivilPlace, type MoonEvents, moonEventsIn, type SunDay, sunDayOfDate } from '../sunDay.js';

/** A Vedic day of which every sunrise and sunset is known. */
export interface WholeSunDay extends SunDay {
  readonly previousSunsetJdUt: JulianDayUt;
}

/** A civil date of a range with the Vedic day that starts on it. */
export interface RangeDay {
  /** Whole days since 2000-01-01. */
  readonly index: number;
  readonly date: CivilDate;
  readonly weekday: Weekday;
  readonly sun: WholeSunDay;
  /** From sunrise to the next sunrise. */
  readonly interval: Interval;
  /** The Sun does not rise or set: its transit less and plus six hours is used (docs/rules/10-festivals.md#section-14). */
  readonly isSubstituted: boolean;
}

/** The days of a place; each is computed when it is first needed, and then kept. */
export interface RangeDays {
  /** The day of a date, or null if the clock skipped the date or no day starts on it. */
  of(index: number): RangeDay | null;
  /** The day that contains a moment: the last one that has started. */
  at(jdUt: JulianDayUt): RangeDay;
  /** The first moonrise and moonset of a day. */
  moonOf(day: RangeDay): MoonEvents;
}

/** The choices that decide the days of a range. */
export type DayRules = Pick<Rules, 'sunrise_definition' | 'moonrise_definition'>;

const QUARTER_DAY = 0.25;
const MIDNIGHT_2000 = midnightOf(dateOfDay(0), 0);
/**
 * Dates, back from the one after the date of a moment at Greenwich, on which its Vedic day may start: sunrise is at most
 * a day away, and a date may be skipped.
 */
const DATES_BACK = 4;

/** The days of a place, none computed yet. */
export function rangeDays(observatory: Observatory, where: CivilPlace, rules: DayRules): RangeDays {
  const days = new Map<number, RangeDay | null>();
  const moons = new Map<number, MoonEvents>();
  const of = (index: number): RangeDay | null =>
    cached(days, index, () => {
      const date = dateOfDay(index);
      if (!hasDate(date, where.clock)) return null;
      const risen = sunDayOfDate(observatory, date, where, rules);
      const isSubstituted = risen === null || risen.previousSunsetJdUt === null;
      const sun = isSubstituted ? transitDay(observatory, date, where) : (risen as WholeSunDay);
      return {
        index,
        date,
        weekday: weekdayAt(index + WEEKDAY_OF_2000),
        sun,
        interval: { startJdUt: sun.sunriseJdUt, endJdUt: sun.nextSunriseJdUt },
        isSubstituted,
      };
    });
  return {
    of,
    at(jdUt) {
      const latest = Math.floor(jdUt - MIDNIGHT_2000) + 1;
      for (let index = latest; index >= latest - DATES_BACK; index--) {
        const day = of(index);
        if (day !== null && day.sun.sunriseJdUt <= jdUt) return day;
      }
      throw new Error(`no day has started at ${jdUt}`);
    },
    moonOf: (day) => cached(moons, day.index, () => moonEventsIn(observatory, day.interval, where.place, rules)),
  };
}

/** 2000-01-01 was a Saturday. */
const WEEKDAY_OF_2000 = 6;

/** A day without a sunrise or sunset: six hours before and after the transit of the Sun. */
function transitDay(observatory: Observatory, date: CivilDate, { place, clock }: CivilPlace): WholeSunDay {
  const transitFrom = (jdUt: number): number => {
    const transit = observatory.riseSet('Sun', 'upper_transit', julianDayUt(jdUt), place, 'apparent_upper_limb');
    if (transit === null) throw new Error('the Sun transits every day');
    return transit;
  };
  const transit = transitFrom(clock.startOf(date) + QUARTER_DAY);
  const before = transitFrom(transit - 1 - QUARTER_DAY / 2);
  const after = transitFrom(transit + QUARTER_DAY);
  return {
    previousSunsetJdUt: julianDayUt(before + QUARTER_DAY),
    sunriseJdUt: julianDayUt(transit - QUARTER_DAY),
    sunsetJdUt: julianDayUt(transit + QUARTER_DAY),
    nextSunriseJdUt: julianDayUt(after - QUARTER_DAY),
  };
}
