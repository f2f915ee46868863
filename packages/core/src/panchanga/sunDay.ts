import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { RisingDefinition } from '../sky/risings/risingDefinitions.data.js';
import { type CivilClock, civilDay, readingAt } from '../time/civilClock.js';
import type { Interval } from '../time/interval.js';
import { addDays, type CivilDate, type JulianDayUt, julianDayUt } from '../time/julianDay.js';

/** A Vedic day: the day from sunrise, the night after it and the night before it. */
export interface SunDay {
  /** null if it was not requested, or if the Sun did not set before this sunrise. */
  readonly previousSunsetJdUt: JulianDayUt | null;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  readonly nextSunriseJdUt: JulianDayUt;
}

/** A civil date and the Vedic day that starts on it, null if the Sun does not rise or does not set. */
export interface DatedSunDay {
  readonly date: CivilDate;
  readonly sunDay: SunDay | null;
}

/** Place and clock of a civil date. */
export interface CivilPlace {
  readonly place: GeoPlace;
  readonly clock: CivilClock;
}

export type SunRules = Pick<Rules, 'sunrise_definition'>;
export type MoonRules = Pick<Rules, 'sunrise_definition' | 'moonrise_definition'>;

/** First rise or set of the Sun or Moon in an interval, or null if it has none. */
export function eventIn(
  observatory: Observatory,
  body: 'Sun' | 'Moon',
  event: 'rise' | 'set',
  interval: Interval,
  place: GeoPlace,
  horizon: RisingDefinition,
): JulianDayUt | null {
  const jdUt = observatory.riseSet(body, event, interval.startJdUt, place, horizon);
  return jdUt !== null && jdUt < interval.endJdUt ? jdUt : null;
}

/** Two rises, or two sets, are at least this far apart, in days. */
const PAST_EVENT_DAYS = 1e-8;

/** Every rise or set of the Sun or Moon in an interval. */
export function eventsIn(
  observatory: Observatory,
  body: 'Sun' | 'Moon',
  event: 'rise' | 'set',
  { startJdUt, endJdUt }: Interval,
  place: GeoPlace,
  horizon: RisingDefinition,
): readonly JulianDayUt[] {
  const found: JulianDayUt[] = [];
  for (let from = startJdUt; ; ) {
    const jdUt = eventIn(observatory, body, event, { startJdUt: from, endJdUt }, place, horizon);
    if (jdUt === null) return found;
    found.push(jdUt);
    from = julianDayUt(jdUt + PAST_EVENT_DAYS);
  }
}

/** The last rise or set before an interval without one, and the first after it; null where there is none in 1.2 days. */
export interface NeighbourEvents {
  readonly beforeJdUt: JulianDayUt | null;
  readonly afterJdUt: JulianDayUt | null;
}

/**
 * The Vedic day that starts on a civil date (docs/rules/07-panchang-calendar-transits.md#section-2), or null if
 * the Sun does not rise on that date, or does not set and rise again within a day of it.
 */
export function sunDayOfDate(
  observatory: Observatory,
  date: CivilDate,
  { place, clock }: CivilPlace,
  rules: SunRules,
): SunDay | null {
  const horizon = rules.sunrise_definition;
  const sunriseJdUt = eventIn(observatory, 'Sun', 'rise', civilDay(date, clock), place, horizon);
  if (sunriseJdUt === null) return null;
  const withinDay = (event: 'rise' | 'set', startJdUt: JulianDayUt): JulianDayUt | null =>
    eventIn(observatory, 'Sun', event, { startJdUt, endJdUt: julianDayUt(startJdUt + 1) }, place, horizon);
  const sunsetJdUt = withinDay('set', sunriseJdUt);
  if (sunsetJdUt === null) return null;
  const nextSunriseJdUt = withinDay('rise', sunsetJdUt);
  if (nextSunriseJdUt === null) return null;
  const previousSunsetJdUt = observatory.lastRiseSet('Sun', 'set', sunriseJdUt, place, horizon);
  return { previousSunsetJdUt, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}

/**
 * The date whose Vedic day contains a moment, with that day: the civil date of the moment or, before its sunrise, the
 * date before. Where neither contains it (the Sun does not rise or does not set) it is the civil date.
 */
export function sunDayAround(
  observatory: Observatory,
  jdUt: JulianDayUt,
  where: CivilPlace,
  rules: SunRules,
): DatedSunDay {
  const { year, month, day } = readingAt(where.clock, jdUt);
  const ofDate = (date: CivilDate): DatedSunDay => ({ date, sunDay: sunDayOfDate(observatory, date, where, rules) });
  const own = ofDate({ year, month, day });
  if (own.sunDay !== null && own.sunDay.sunriseJdUt <= jdUt) return own;
  const before = ofDate(addDays(own.date, -1));
  return before.sunDay !== null && jdUt < before.sunDay.nextSunriseJdUt ? before : own;
}

/** Definition of moonrise: with a Hindu sunrise it is the centre of the Moon's disc, topocentric. */
export function moonHorizon(rules: MoonRules): RisingDefinition {
  if (rules.moonrise_definition !== 'as_sunrise') return rules.moonrise_definition;
  return rules.sunrise_definition === 'hindu_disc_centre' ? 'disc_centre_no_refraction' : rules.sunrise_definition;
}

/** Moonrise and moonset, each the first in its interval or null. */
export interface MoonEvents {
  readonly moonriseJdUt: JulianDayUt | null;
  readonly moonsetJdUt: JulianDayUt | null;
}

export function moonEventsIn(
  observatory: Observatory,
  interval: Interval,
  place: GeoPlace,
  rules: MoonRules,
): MoonEvents {
  const horizon = moonHorizon(rules);
  return {
    moonriseJdUt: eventIn(observatory, 'Moon', 'rise', interval, place, horizon),
    moonsetJdUt: eventIn(observatory, 'Moon', 'set', interval, place, horizon),
  };
}
