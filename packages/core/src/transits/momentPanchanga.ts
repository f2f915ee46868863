import { type AngasAtMoment, angasAt, type Vara, varaAt } from '../panchanga/angasAt.js';
import { type WindowRules, windowByRules } from '../panchanga/dayWindows.js';
import { openLuminaries } from '../panchanga/luminaries.js';
import { type CivilPlace, eventIn, type SunDay, type SunRules, sunDayOfDate } from '../panchanga/sunDay.js';
import { durmuhurtaOf, type WindowId } from '../panchanga/windows.js';
import type { Observatory } from '../sky/observatory.js';
import { civilDay } from '../time/civilClock.js';
import { type Interval, subtract } from '../time/interval.js';
import { type CivilDate, type JulianDayUt, julianDayUt, weekdayOf } from '../time/julianDay.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';

export type MomentPanchangaRules = SunRules & WindowRules;

/** Windows of a date that depend only on the Sun, and the part of Abhijit outside the bad ones. */
export interface MomentWindows {
  /** Void on Wednesday if the rules choose that. */
  readonly abhijit: Interval | null;
  /** Abhijit outside Rahu kalam, Gulika, Yamaganda and the durmuhurtas. */
  readonly cleanAbhijit: readonly Interval[];
  readonly rahuKalam: Interval | null;
  readonly gulika: Interval | null;
  readonly yamaganda: Interval | null;
  readonly durmuhurta: readonly Interval[];
}

/** The panchanga of a moment and the windows of its date. */
export interface MomentPanchanga {
  readonly angas: AngasAtMoment;
  readonly vara: Vara;
  readonly sunriseJdUt: JulianDayUt | null;
  readonly sunsetJdUt: JulianDayUt | null;
  /** Middle of sunrise and sunset. */
  readonly solarNoonJdUt: JulianDayUt | null;
  /** null if the Sun does not rise or does not set on that date. */
  readonly windows: MomentWindows | null;
}

/**
 * Compute the angas of a moment, its vara, and the windows of its civil date
 * (docs/rules/07-panchang-calendar-transits.md#section-3, #section-4 and #section-8).
 */
export function momentPanchanga(
  observatory: Observatory,
  jdUt: JulianDayUt,
  date: CivilDate,
  where: CivilPlace,
  rules: MomentPanchangaRules,
): MomentPanchanga {
  const sunDay = sunDayOfDate(observatory, date, where, rules);
  const ofDate = civilDay(date, where.clock);
  const sunEvent = (event: 'rise' | 'set'): JulianDayUt | null =>
    eventIn(observatory, 'Sun', event, ofDate, where.place, rules.sunrise_definition);
  return {
    angas: angasAt(openLuminaries(observatory), jdUt),
    vara: varaAt(observatory, jdUt, date, where, sunDay, rules),
    sunriseJdUt: sunDay?.sunriseJdUt ?? sunEvent('rise'),
    sunsetJdUt: sunDay?.sunsetJdUt ?? sunEvent('set'),
    solarNoonJdUt: sunDay && julianDayUt((sunDay.sunriseJdUt + sunDay.sunsetJdUt) / 2),
    windows: sunDay && windowsOf(sunDay, weekdayAt(weekdayOf(date)), rules),
  };
}

function windowsOf(sunDay: SunDay, weekday: Weekday, rules: MomentPanchangaRules): MomentWindows {
  const window = (id: WindowId): Interval | null => windowByRules(id, sunDay, weekday, rules);
  const abhijit = window('abhijit');
  const [rahuKalam, gulika, yamaganda] = [window('rahu_kalam'), window('gulika'), window('yamaganda')];
  const durmuhurta = durmuhurtaOf(sunDay, weekday);
  const bad = [rahuKalam, gulika, yamaganda, ...durmuhurta].filter((one) => one !== null);
  return {
    abhijit,
    cleanAbhijit: abhijit === null ? [] : subtract(abhijit, bad),
    rahuKalam,
    gulika,
    yamaganda,
    durmuhurta,
  };
}
