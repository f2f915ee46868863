import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
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
import type { Luminaries } from './luminaries.js';
import { type LunarMonth, lunarMonthOf } from './lunarMonths.js';
import { type LunarYear, lunarYearOf, type YearRules } from './lunarYears.js';
import { jovianSamvatsara, type Samvatsara, type SeasonRules, type Seasons, seasonsAt } from './samvatsaras.js';
import { type SolarMonth, type SolarMonthRules, solarMonthLuminaries, solarMonthOf } from './solarMonths.js';
import {
  type CivilPlace,
  type DatedSunDay,
  eventIn,
  eventsIn,
  type MoonEvents,
  type MoonRules,
  moonEventsIn,
  moonHorizon,
  type NeighbourEvents,
  type SunDay,
} from './sunDay.js';

/** When a day of a place starts and ends: what every part of its panchanga is computed from. */
export interface DayBasis {
  readonly date: CivilDate;
  readonly where: CivilPlace;
  /** Sunrise to next sunrise; midnight to midnight if the Sun does not rise or does not set. */
  readonly interval: Interval;
  /** null if the Sun does not rise or does not set; everything that depends on sunrise is null then. */
  readonly sunDay: SunDay | null;
  /** Weekday of the sunrise; of the civil date if there is none. */
  readonly weekday: Weekday;
}

export const RISE_EVENTS = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const;
export type RiseEvent = (typeof RISE_EVENTS)[number];

/** A rise or set that a day does not have. */
export interface AbsentRise extends NeighbourEvents {
  /** Where it was looked for: from sunrise to sunrise, or from midnight to midnight. */
  readonly span: Rules['moon_event_span'];
}

/** Every rise and set of a civil date, in time order: none, one, or where days are long two. */
export type CivilDayRises = Readonly<Record<RiseEvent, readonly JulianDayUt[]>>;

/** Rises and sets of a day. */
export interface DayRises {
  readonly sunriseJdUt: JulianDayUt | null;
  readonly sunsetJdUt: JulianDayUt | null;
  readonly moon: MoonEvents;
  /** Those that are null, with what is around the day. */
  readonly absent: Readonly<Partial<Record<RiseEvent, AbsentRise>>>;
  /** Those from midnight to midnight, on the clock of the place. */
  readonly civilDay: CivilDayRises;
}

/** The angas of a day. */
export interface DayAngas {
  /** Every part of every anga that overlaps the interval; the first is running at its start. */
  readonly spans: AngaSpans;
  /** The tithi of this sunrise is also that of the next sunrise. */
  readonly isTithiVriddhi: boolean;
  /** Tithis 1..30 that start and end within the day. */
  readonly kshayaTithis: readonly number[];
}

/** Lunar month and year of a day. */
export interface DayLunarDate {
  readonly lunarMonth: LunarMonth;
  readonly lunarYear: LunarYear;
  /** Northern samvatsara at the start. */
  readonly jovianSamvatsara: Samvatsara;
}

/** Solar month and seasons of a day. */
export interface DaySolarDate {
  readonly solarMonth: SolarMonth;
  readonly seasons: Seasons;
}

/** What is favourable in a day and what is not. */
export interface DayQualities {
  readonly windows: DayWindows | null;
  readonly states: DayStates;
  /** null beyond the latitude at which every sign rises. */
  readonly lagnas: readonly LagnaSpan[] | null;
  readonly dishaShool: Direction;
  readonly agniVasa: World;
  readonly shivaVasa: ShivaVasa;
}

export type RiseRules = MoonRules & Pick<Rules, 'moon_event_span'>;
export type SolarDateRules = SolarMonthRules & SeasonRules;
export type QualityRules = WindowRules;

const ANGA_IDS = Object.keys(ANGAS) as AngaId[];

/** The basis of a date whose Vedic day is known. */
export function dayBasis({ date, sunDay }: DatedSunDay, where: CivilPlace): DayBasis {
  const interval =
    sunDay === null ? civilDay(date, where.clock) : { startJdUt: sunDay.sunriseJdUt, endJdUt: sunDay.nextSunriseJdUt };
  return { date, where, interval, sunDay, weekday: weekdayAt(weekdayOf(date)) };
}

const EVENTS = {
  sunrise: ['Sun', 'rise'],
  sunset: ['Sun', 'set'],
  moonrise: ['Moon', 'rise'],
  moonset: ['Moon', 'set'],
} as const satisfies Readonly<Record<RiseEvent, readonly ['Sun' | 'Moon', 'rise' | 'set']>>;

const horizonOf = (event: RiseEvent, rules: MoonRules) =>
  EVENTS[event][0] === 'Moon' ? moonHorizon(rules) : rules.sunrise_definition;

/** Rises and sets of the Sun and the Moon. */
export function dayRises({ observatory }: Luminaries, basis: DayBasis, rules: RiseRules): DayRises {
  const { date, where, sunDay, interval } = basis;
  const { place, clock } = where;
  const ofDate = civilDay(date, clock);
  const sunEvent = (event: 'rise' | 'set'): JulianDayUt | null =>
    eventIn(observatory, 'Sun', event, ofDate, place, rules.sunrise_definition);
  const isVedic = rules.moon_event_span === 'vedic_day' && sunDay !== null;
  const ofMoon = isVedic ? interval : ofDate;
  const moon = moonEventsIn(observatory, ofMoon, place, rules);
  const sunriseJdUt = sunDay?.sunriseJdUt ?? sunEvent('rise');
  const sunsetJdUt = sunDay?.sunsetJdUt ?? sunEvent('set');
  const absence = (event: RiseEvent): AbsentRise => {
    const [body, kind] = EVENTS[event];
    const horizon = horizonOf(event, rules);
    const { startJdUt, endJdUt } = body === 'Moon' ? ofMoon : ofDate;
    return {
      span: body === 'Moon' && isVedic ? 'vedic_day' : 'civil_date',
      beforeJdUt: observatory.lastRiseSet(body, kind, startJdUt, place, horizon),
      afterJdUt: observatory.riseSet(body, kind, endJdUt, place, horizon),
    };
  };
  const moments = { sunrise: sunriseJdUt, sunset: sunsetJdUt, moonrise: moon.moonriseJdUt, moonset: moon.moonsetJdUt };
  return {
    sunriseJdUt,
    sunsetJdUt,
    moon,
    absent: Object.fromEntries(
      RISE_EVENTS.filter((event) => moments[event] === null).map((event) => [event, absence(event)]),
    ),
    civilDay: recordFrom(RISE_EVENTS, (event) => {
      const [body, kind] = EVENTS[event];
      return eventsIn(observatory, body, kind, ofDate, place, horizonOf(event, rules));
    }),
  };
}

/** The angas of the day. */
export function dayAngas(luminaries: Luminaries, { interval }: DayBasis): DayAngas {
  const { startJdUt, endJdUt } = interval;
  const spans = recordFrom(ANGA_IDS, (id) => spansOverlapping(luminaries, id, startJdUt, endJdUt));
  return {
    spans,
    isTithiVriddhi: (spans.tithi[0] as AngaSpan).endJdUt >= endJdUt,
    kshayaTithis: spans.tithi.filter((span) => isWithin(span, interval)).map(({ number }) => number),
  };
}

const isWithin = (span: Interval, day: Interval): boolean =>
  span.startJdUt > day.startJdUt && span.endJdUt < day.endJdUt;

/** Lunar month and year at the start of the day. */
export function dayLunarDate(luminaries: Luminaries, { interval, where }: DayBasis, rules: YearRules): DayLunarDate {
  const lunarMonth = lunarMonthOf(luminaries, interval.startJdUt);
  return {
    lunarMonth,
    lunarYear: lunarYearOf(luminaries, lunarMonth, where.clock, rules),
    jovianSamvatsara: jovianSamvatsara(interval.startJdUt),
  };
}

/** Solar month of the date, and the seasons at the start of the day. */
export function daySolarDate(
  luminaries: Luminaries,
  basis: DayBasis,
  rules: SolarDateRules,
  ofSolarMonths: Luminaries = solarMonthLuminaries(luminaries.observatory),
): DaySolarDate {
  const { date, where, interval } = basis;
  const month = lunarMonthOf(luminaries, interval.startJdUt);
  return {
    solarMonth: solarMonthOf(luminaries.observatory, date, where, rules, ofSolarMonths),
    seasons: seasonsAt(luminaries, interval.startJdUt, month, rules),
  };
}

/** The windows, yogas and strengths of the day. */
export function dayQualities(
  { observatory }: Luminaries,
  { interval, sunDay, weekday, where }: DayBasis,
  { spans }: DayAngas,
  rules: QualityRules,
): DayQualities {
  const lagnas = lagnaSpansWhereAllRise(observatory, interval, where.place);
  const tithi = (spans.tithi[0] as AngaSpan).number;
  return {
    windows: sunDay && dayWindowsOf(sunDay, weekday, rules),
    states: dayStatesOf(interval, spans, lagnas, weekday),
    lagnas,
    dishaShool: dishaShoolOf(weekday),
    agniVasa: agniVasaOf(tithi, weekday),
    shivaVasa: shivaVasaOf(tithi),
  };
}
