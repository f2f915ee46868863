import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import { civilDay } from '../time/civilClock.js';
import type { Interval } from '../time/interval.js';
import { type CivilDate, type JulianDayUt, weekdayOf } from '../time/julianDay.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import { type AngaSpan, spansOverlapping } from './angaSpans.js';
import { ANGAS, type AngaId } from './angas.js';
import type { AngaSpans } from './daySegments.js';
import { type DayStates, dayStatesOf } from './dayStates.js';
import { type DayWindows, dayWindowsOf, type WindowRules } from './dayWindows.js';
import { agniVasaOf, type Direction, dishaShoolOf, type ShivaVasa, shivaVasaOf, type World } from './dayYogas.js';
import { type LagnaSpan, lagnaSpansWhereAllRise } from './lagnaSpans.js';
import { type Luminaries, openLuminaries } from './luminaries.js';
import { type LunarMonth, lunarMonthOf } from './lunarMonths.js';
import { type LunarYear, lunarYearOf, type YearRules } from './lunarYears.js';
import { jovianSamvatsara, type Samvatsara, type SeasonRules, type Seasons, seasonsAt } from './samvatsaras.js';
import { type SolarMonth, type SolarMonthRules, solarMonthOf } from './solarMonths.js';
import {
  type CivilPlace,
  type DatedSunDay,
  eventIn,
  type MoonEvents,
  type MoonRules,
  moonEventsIn,
  type SunDay,
  sunDayOfDate,
} from './sunDay.js';

export type PanchangRules = MoonRules &
  YearRules &
  SeasonRules &
  SolarMonthRules &
  WindowRules &
  Pick<Rules, 'moon_event_span'>;

/** The panchanga of one date at one place (docs/rules/07-panchang-calendar-transits.md#section-2 to #section-9). */
export interface PanchangDay {
  readonly date: CivilDate;
  readonly where: CivilPlace;
  /** Sunrise to next sunrise; midnight to midnight if the Sun does not rise or does not set. */
  readonly interval: Interval;
  /** null if the Sun does not rise or does not set; everything that depends on sunrise is null then. */
  readonly sunDay: SunDay | null;
  readonly sunriseJdUt: JulianDayUt | null;
  readonly sunsetJdUt: JulianDayUt | null;
  readonly moon: MoonEvents;
  /** Weekday of the sunrise; of the civil date if there is none. */
  readonly weekday: Weekday;
  /** Every part of every anga that overlaps the interval; the first is running at its start. */
  readonly spans: AngaSpans;
  /** The tithi of this sunrise is also that of the next sunrise. */
  readonly isTithiVriddhi: boolean;
  /** Tithis 1..30 that start and end within the day. */
  readonly kshayaTithis: readonly number[];
  readonly lunarMonth: LunarMonth;
  readonly lunarYear: LunarYear;
  /** Northern samvatsara at the start. */
  readonly jovianSamvatsara: Samvatsara;
  readonly solarMonth: SolarMonth;
  readonly seasons: Seasons;
  readonly windows: DayWindows | null;
  readonly states: DayStates;
  /** null beyond the latitude at which every sign rises. */
  readonly lagnas: readonly LagnaSpan[] | null;
  readonly dishaShool: Direction;
  readonly agniVasa: World;
  readonly shivaVasa: ShivaVasa;
}

const ANGA_IDS = Object.keys(ANGAS) as AngaId[];

/** Compute the panchanga of a civil date. */
export const panchangDay = (
  observatory: Observatory,
  date: CivilDate,
  where: CivilPlace,
  rules: PanchangRules,
): PanchangDay =>
  panchangOfSunDay(
    openLuminaries(observatory),
    { date, sunDay: sunDayOfDate(observatory, date, where, rules) },
    where,
    rules,
  );

/** The same where the Vedic day of the date is known. */
export function panchangOfSunDay(
  luminaries: Luminaries,
  { date, sunDay }: DatedSunDay,
  where: CivilPlace,
  rules: PanchangRules,
): PanchangDay {
  const { observatory } = luminaries;
  const weekday = weekdayAt(weekdayOf(date));
  const ofDate = civilDay(date, where.clock);
  const interval = sunDay === null ? ofDate : { startJdUt: sunDay.sunriseJdUt, endJdUt: sunDay.nextSunriseJdUt };
  const spans = spansOfDay(luminaries, interval);
  const lunarMonth = lunarMonthOf(luminaries, interval.startJdUt);
  const lagnas = lagnaSpansWhereAllRise(observatory, interval, where.place);
  const tithi = (spans.tithi[0] as AngaSpan).number;
  const sunEvent = (event: 'rise' | 'set'): JulianDayUt | null =>
    eventIn(observatory, 'Sun', event, ofDate, where.place, rules.sunrise_definition);
  return {
    date,
    where,
    interval,
    sunDay,
    sunriseJdUt: sunDay?.sunriseJdUt ?? sunEvent('rise'),
    sunsetJdUt: sunDay?.sunsetJdUt ?? sunEvent('set'),
    moon: moonEventsIn(observatory, rules.moon_event_span === 'vedic_day' ? interval : ofDate, where.place, rules),
    weekday,
    spans,
    isTithiVriddhi: (spans.tithi[0] as AngaSpan).endJdUt >= interval.endJdUt,
    kshayaTithis: spans.tithi.filter((span) => isWithin(span, interval)).map(({ number }) => number),
    lunarMonth,
    lunarYear: lunarYearOf(luminaries, lunarMonth, where.clock, rules),
    jovianSamvatsara: jovianSamvatsara(interval.startJdUt),
    solarMonth: solarMonthOf(observatory, date, where, rules),
    seasons: seasonsAt(luminaries, interval.startJdUt, lunarMonth, rules),
    windows: sunDay && dayWindowsOf(sunDay, weekday, rules),
    states: dayStatesOf(interval, spans, lagnas, weekday),
    lagnas,
    dishaShool: dishaShoolOf(weekday),
    agniVasa: agniVasaOf(tithi, weekday),
    shivaVasa: shivaVasaOf(tithi),
  };
}

const spansOfDay = (luminaries: Luminaries, { startJdUt, endJdUt }: Interval): AngaSpans =>
  recordFrom(ANGA_IDS, (id) => spansOverlapping(luminaries, id, startJdUt, endJdUt));

const isWithin = (span: Interval, day: Interval): boolean =>
  span.startJdUt > day.startJdUt && span.endJdUt < day.endJdUt;
