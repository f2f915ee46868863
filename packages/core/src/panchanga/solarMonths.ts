import { arc } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import { civilDay, readingAt } from '../time/civilClock.js';
import {
  addDays,
  type CivilDate,
  daysSince2000,
  HOURS_PER_DAY,
  type JulianDayUt,
  julianDayUt,
  midnightOf,
} from '../time/julianDay.js';
import { type Sign, signIndex, signOf } from '../zodiac/signs.js';
import { ANGAS } from './angas.js';
import { TAMIL_MONTHS } from './calendar.data.js';
import { type Luminaries, openLuminaries } from './luminaries.js';
import type { CivilPlace } from './sunDay.js';

export type TamilMonth = (typeof TAMIL_MONTHS)[number];

/** The solar month of a civil date and the day in it (docs/rules/07-panchang-calendar-transits.md#section-7). */
export interface SolarMonth {
  readonly month: TamilMonth;
  /** Sign the Sun is in at the deciding instant of the date. */
  readonly sign: Sign;
  /** 1..32 */
  readonly day: number;
  /**
   * True if the Sun did not set on a requested date: its transit +6 h is used instead
   * (docs/rules/02-points-and-arudhas.md#section-1).
   */
  readonly substituted: boolean;
}

export type SolarMonthRules = Pick<Rules, 'tamil_month_method'>;

const QUARTER_DAY = 0.25;
/** Days from midnight within which a date has its sunset or, if there is none, its transit and a quarter of a day. */
const LATEST_SUNSET_DAYS = 1.26;

/** The observatory of all solar months: geometric positions, Lahiri. */
export const solarMonthObservatory = (observatory: Observatory): Observatory =>
  observatory.withRules({
    ayanamsa_mode: 'LAHIRI',
    node_type: 'mean',
    positions: 'geometric',
    lagna_nutation: 'none',
    station: 'own_zodiac',
  });

/** The Sun of all solar months; one serves all dates of a range. */
export const solarMonthLuminaries = (observatory: Observatory): Luminaries =>
  openLuminaries(solarMonthObservatory(observatory));

/**
 * Solar month and day of a date: the sign of the Sun at the method's instant, and the number of dates since
 * the Sun entered it, each by its own instant.
 */
export function solarMonthOf(
  observatory: Observatory,
  date: CivilDate,
  where: CivilPlace,
  rules: SolarMonthRules,
  luminaries: Luminaries = solarMonthLuminaries(observatory),
): SolarMonth {
  let substituted = false;
  const instantOf = (day: CivilDate): JulianDayUt => {
    const instant = solarMonthInstant(observatory, day, where, rules);
    substituted ||= instant.substituted;
    return instant.jdUt;
  };
  const instant = instantOf(date);
  const sunDeg = luminaries.sunDeg(instant);
  const sign = signOf(sunDeg);
  const first = firstDate(entryOf(luminaries, instant, sunDeg), instantOf, where, rules);
  return {
    month: TAMIL_MONTHS[signIndex(sign)] as TamilMonth,
    sign,
    day: daysSince2000(date) - daysSince2000(first) + 1,
    substituted,
  };
}

/** Moment at which the Sun entered the sign it is in at `jdUt`. */
export function entryOf(luminaries: Luminaries, jdUt: JulianDayUt, sunDeg: number): JulianDayUt {
  const startDeg = 30 * signIndex(signOf(sunDeg));
  return luminaries.crossing(ANGAS.sun_sign, startDeg, jdUt - arc(startDeg, sunDeg) / ANGAS.sun_sign.meanDegPerDay);
}

/** The first date whose instant is not before the Sun's entry. */
function firstDate(
  entryJdUt: JulianDayUt,
  instantOf: (day: CivilDate) => JulianDayUt,
  where: CivilPlace,
  { tamil_month_method: method }: SolarMonthRules,
): CivilDate {
  /** Whether the instant of a date can be as late as the entry; most often it cannot, and is not computed. */
  const mayReach = (day: CivilDate): boolean =>
    method === 1 || method === 2 || where.clock.startOf(day) + LATEST_SUNSET_DAYS >= entryJdUt;
  let date: CivilDate = readingAt(where.clock, entryJdUt);
  if (instantOf(date) < entryJdUt) {
    do date = addDays(date, 1);
    while (instantOf(date) < entryJdUt);
    return date;
  }
  for (let before = addDays(date, -1); mayReach(before) && instantOf(before) >= entryJdUt; before = addDays(date, -1))
    date = before;
  return date;
}

/** A moment, and whether a transit of the Sun replaces the sunset it depends on. */
export interface SolarMonthInstant {
  readonly jdUt: JulianDayUt;
  readonly substituted: boolean;
}

/** The instant of a date that decides its solar month. */
export function solarMonthInstant(
  observatory: Observatory,
  date: CivilDate,
  where: CivilPlace,
  rules: SolarMonthRules,
): SolarMonthInstant {
  switch (rules.tamil_month_method) {
    case 0:
    case 3:
      return sunsetOf(observatory, date, where);
    case 1: {
      const sunset = sunsetOf(observatory, date, where);
      return { ...sunset, jdUt: julianDayUt(sunset.jdUt + where.clock.offsetHoursAt(sunset.jdUt) / HOURS_PER_DAY) };
    }
    case 2:
      return { jdUt: midnightOf(date, 0), substituted: false };
  }
}

/**
 * Hindu sunset of a date; if the Sun does not set, six hours after its transit
 * (docs/rules/02-points-and-arudhas.md#section-1).
 */
function sunsetOf(observatory: Observatory, date: CivilDate, { place, clock }: CivilPlace): SolarMonthInstant {
  const { startJdUt: midnight, endJdUt } = civilDay(date, clock);
  const sunset = observatory.riseSet('Sun', 'set', midnight, place, 'hindu_disc_centre');
  if (sunset !== null && sunset < endJdUt) return { jdUt: sunset, substituted: false };
  const transit = observatory.riseSet('Sun', 'upper_transit', midnight, place, 'hindu_disc_centre');
  if (transit === null) throw new Error('the Sun transits every day');
  return { jdUt: julianDayUt(transit + QUARTER_DAY), substituted: true };
}
