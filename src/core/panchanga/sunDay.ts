import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory, RisingDefinition } from '../sky/observatory.js';
import { type CivilDate, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';
import type { Interval } from './spans.js';

/** A Vedic day: the day from sunrise, the night after it and the night before it. */
export interface SunDay {
  /** null where it was not looked for, or where the Sun did not set before this sunrise. */
  readonly previousSunsetJdUt: JulianDayUt | null;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  readonly nextSunriseJdUt: JulianDayUt;
}

/** Where and by which clock a civil date is meant. */
export interface CivilPlace {
  readonly place: GeoPlace;
  /** Offset of the civil clock, hours ahead of UTC. */
  readonly utcOffsetHours: number;
}

export type SunRules = Pick<Rules, 'sunrise_definition'>;
export type MoonRules = Pick<Rules, 'sunrise_definition' | 'moonrise_definition'>;

const EVENT_GAP_DAYS = 1e-6;
/** A sunset comes back after a day, give or take what the season moves it at a high latitude. */
const SUNSET_SLACK_DAYS = 0.25;

/** Midnight to midnight of a civil date. */
export function civilDay(date: CivilDate, utcOffsetHours: number): Interval {
  const startJdUt = midnightOf(date, utcOffsetHours);
  return { startJdUt, endJdUt: julianDayUt(startJdUt + 1) };
}

/** First rise or set of the Sun or Moon in an interval, or null where it has none. */
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

/**
 * The Vedic day that begins on a civil date (rules 07 section 2), or null where the Sun does not rise on that date,
 * or does not set and rise again within a day of it.
 */
export function sunDayOfDate(
  observatory: Observatory,
  date: CivilDate,
  { place, utcOffsetHours }: CivilPlace,
  rules: SunRules,
): SunDay | null {
  const horizon = rules.sunrise_definition;
  const within = (event: 'rise' | 'set', from: number, to: number): JulianDayUt | null =>
    eventIn(observatory, 'Sun', event, { startJdUt: julianDayUt(from), endJdUt: julianDayUt(to) }, place, horizon);
  const { startJdUt, endJdUt } = civilDay(date, utcOffsetHours);
  const sunriseJdUt = within('rise', startJdUt, endJdUt);
  if (sunriseJdUt === null) return null;
  const sunsetJdUt = within('set', sunriseJdUt + EVENT_GAP_DAYS, sunriseJdUt + 1);
  if (sunsetJdUt === null) return null;
  const nextSunriseJdUt = within('rise', sunsetJdUt + EVENT_GAP_DAYS, sunsetJdUt + 1);
  const previousSunsetJdUt = within('set', sunsetJdUt - 1 - SUNSET_SLACK_DAYS, sunriseJdUt);
  if (nextSunriseJdUt === null) return null;
  return { previousSunsetJdUt, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}

/** Which horizon the Moon's rise is judged by: a Hindu sunrise goes with the centre of the Moon's disc, topocentric. */
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
