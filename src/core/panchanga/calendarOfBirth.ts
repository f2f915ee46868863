import { arc } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import type { DayFrame } from '../sky/dayFrame.js';
import type { Observatory } from '../sky/observatory.js';
import { type CivilDate, civilOf, type JulianDayUt, weekdayOf } from '../time/julianDay.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import { ANGAS } from './angas.js';
import { type AngasAtMoment, angasAt, type RunningAnga, runningAnga } from './angasAt.js';
import { type DayWindows, dayWindowsOf, type WindowRules } from './dayWindows.js';
import { type Luminaries, openLuminaries } from './luminaries.js';
import { type LunarMonth, lunarMonthOf } from './lunarMonths.js';
import { type LunarYear, lunarYearOf, type YearRules } from './lunarYears.js';
import {
  jovianSamvatsara,
  nextJovianChange,
  type Samvatsara,
  type SeasonRules,
  type Seasons,
  seasonsAt,
  solarSamvatsara,
} from './samvatsaras.js';
import { type SolarMonth, type SolarMonthRules, solarMonthOf } from './solarMonths.js';
import {
  type CivilPlace,
  civilDay,
  eventIn,
  type MoonEvents,
  type MoonRules,
  moonEventsIn,
  type SunDay,
} from './sunDay.js';

export type CalendarRules = MoonRules &
  YearRules &
  SeasonRules &
  SolarMonthRules &
  WindowRules &
  Pick<Rules, 'samvatsara_system' | 'moon_event_span'>;

/** The panchanga and calendar of a birth (docs/rules/07-panchang-calendar-transits.md#section-2 to #section-8). */
export interface CalendarOfBirth {
  /** Civil date of the birth. */
  readonly date: CivilDate;
  /** Weekday of the civil date. */
  readonly weekday: Weekday;
  /** Weekday of the Vedic day, sunrise to sunrise. */
  readonly vara: Weekday;
  readonly lunarMonth: LunarMonth;
  readonly lunarYear: LunarYear;
  readonly solarMonth: SolarMonth;
  readonly seasons: Seasons;
  /** By the rule `samvatsara_system`. */
  readonly samvatsara: Samvatsara;
  readonly samvatsaras: Readonly<Record<Rules['samvatsara_system'], Samvatsara>>;
  /** When the northern samvatsara changes next. */
  readonly nextJovianChangeJdUt: JulianDayUt;
  /** The Sun's entry into Aries at or before the birth. */
  readonly meshaSankrantiJdUt: JulianDayUt;
  /** The Sun's sign: its ends are the sankrantis before and after the birth. */
  readonly sunSign: RunningAnga;
  readonly angas: AngasAtMoment;
  /** First events of the civil date, null if it has none. */
  readonly sunriseJdUt: JulianDayUt | null;
  readonly sunsetJdUt: JulianDayUt | null;
  readonly moon: MoonEvents;
  /** From the sunrise of the civil date to the sunset after it; null if there is none. */
  readonly dayLengthDays: number | null;
  /** The Vedic day of the birth; null where the Sun does not rise or set. */
  readonly vedicDay: SunDay | null;
  /** Windows of the Vedic day of the birth, null if that is null; those of the previous night are null. */
  readonly windows: DayWindows | null;
}

/** Place, moment and Vedic day of a birth; a `Sky` has all of it. */
export interface BirthMoment {
  readonly jdUt: JulianDayUt;
  readonly place: CivilPlace['place'];
  readonly utcOffsetHours: number;
  readonly dayFrame: DayFrame;
}

/** Compute the calendar of a birth by the definitions of its chart. */
export function calendarOfBirth(observatory: Observatory, birth: BirthMoment, rules: CalendarRules): CalendarOfBirth {
  const { jdUt, place, utcOffsetHours, dayFrame } = birth;
  const luminaries = openLuminaries(observatory);
  const { year, month, day } = civilOf(jdUt, utcOffsetHours);
  const date = { year, month, day };
  const where = { place, utcOffsetHours };
  const lunarMonth = lunarMonthOf(luminaries, jdUt);
  const lunarYear = lunarYearOf(luminaries, lunarMonth, utcOffsetHours, rules);
  const meshaSankrantiJdUt = meshaSankrantiBefore(luminaries, jdUt);
  const samvatsaras = {
    south_solar: solarSamvatsara(civilOf(meshaSankrantiJdUt, utcOffsetHours).year),
    south_lunar: lunarYear.shakaSamvatsara,
    north_jovian: jovianSamvatsara(jdUt),
  };
  const vara = weekdayAt(dayFrame.weekday);
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, substituted } = dayFrame;
  const vedicDay = substituted ? null : { previousSunsetJdUt: null, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
  return {
    date,
    weekday: weekdayAt(weekdayOf(date)),
    vara,
    lunarMonth,
    lunarYear,
    solarMonth: solarMonthOf(observatory, date, where, rules),
    seasons: seasonsAt(luminaries, jdUt, lunarMonth, rules),
    samvatsara: samvatsaras[rules.samvatsara_system],
    samvatsaras,
    nextJovianChangeJdUt: nextJovianChange(jdUt),
    meshaSankrantiJdUt,
    sunSign: runningAnga(luminaries, 'sun_sign', jdUt),
    angas: angasAt(luminaries, jdUt),
    ...eventsOfDate(observatory, date, where, dayFrame, rules),
    vedicDay,
    windows: vedicDay && dayWindowsOf(vedicDay, vara, rules),
  };
}

/** Rises and sets of a civil date; the Moon's between the sunrises of the birth if the rules choose that. */
function eventsOfDate(
  observatory: Observatory,
  date: CivilDate,
  { place, utcOffsetHours }: CivilPlace,
  dayFrame: DayFrame,
  rules: CalendarRules,
) {
  const civil = civilDay(date, utcOffsetHours);
  const vedic = { startJdUt: dayFrame.sunriseJdUt, endJdUt: dayFrame.nextSunriseJdUt };
  const horizon = rules.sunrise_definition;
  const sunriseJdUt = eventIn(observatory, 'Sun', 'rise', civil, place, horizon);
  const sunsetJdUt = eventIn(observatory, 'Sun', 'set', civil, place, horizon);
  return {
    sunriseJdUt,
    sunsetJdUt,
    moon: moonEventsIn(observatory, rules.moon_event_span === 'civil_date' ? civil : vedic, place, rules),
    dayLengthDays: dayLength(observatory, sunriseJdUt, sunsetJdUt, place, rules),
  };
}

function dayLength(
  observatory: Observatory,
  sunriseJdUt: JulianDayUt | null,
  sunsetJdUt: JulianDayUt | null,
  place: CivilPlace['place'],
  rules: MoonRules,
): number | null {
  if (sunriseJdUt === null) return null;
  if (sunsetJdUt !== null && sunsetJdUt > sunriseJdUt) return sunsetJdUt - sunriseJdUt;
  const sunset = observatory.riseSet('Sun', 'set', sunriseJdUt, place, rules.sunrise_definition);
  return sunset === null || sunset - sunriseJdUt > 1 ? null : sunset - sunriseJdUt;
}

function meshaSankrantiBefore(luminaries: Luminaries, jdUt: JulianDayUt): JulianDayUt {
  const sun = ANGAS.sun_sign;
  return luminaries.crossing(sun, 0, jdUt - arc(0, luminaries.sunDeg(jdUt)) / sun.meanDegPerDay);
}
