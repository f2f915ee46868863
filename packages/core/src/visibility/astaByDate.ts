import { COMBUSTION_ORB_DEG } from '../charts/states/combustion.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Observatory } from '../sky/observatory.js';
import { horizontal, viewFrom } from '../sky/risings/topocentric.js';
import { HOURS_PER_DAY, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { AstaLimit, AstaPeriod, AstaSide, NoLimit } from './astaPeriod.js';
import { daysBetween, sideOf } from './astaPeriod.js';
import { ARCUS_VISIONIS_DEG, PLANET_ROWS, type StarPlanet } from './planets.data.js';
import { elongationAt, type SolarConjunction } from './solarElongation.js';

export type DateMethod = 'arcus_visionis' | 'kalamsa';

/** Every rise and set here is that of the centre, without refraction. */
const HORIZON = 'disc_centre_no_refraction';
const PAST_EVENT_DAYS = 1e-6;
const DEGREES_PER_HOUR = 15;

/** What is compared with the limit at a rise or set of the planet; null where the Sun does not rise or set. */
type Measure = (jdUt: JulianDayUt) => number | null;

/** Evenings (sets) or mornings (rises) of one planet at one place. */
interface Series {
  readonly side: AstaSide;
  readonly measure: Measure;
  /** The limit at a moment, degrees. */
  readonly limitAt: (jdUt: JulianDayUt) => number;
  /** The first event at or after a moment, the last one before it; null where there is none in 1.2 days. */
  readonly next: (jdUt: JulianDayUt) => JulianDayUt | null;
  readonly last: (jdUt: JulianDayUt) => JulianDayUt | null;
}

/**
 * The dates around a conjunction on which a planet is seen last and first: day by day at its set in the evening or its
 * rise in the morning (docs/rules/11-eclipses-and-visibility.md#section-5). Asta is the first date below the limit,
 * udaya the first date at or above it.
 */
export function astaByDate(
  observatory: Observatory,
  planet: StarPlanet,
  conjunction: SolarConjunction,
  method: DateMethod,
  place: GeoPlace,
): AstaPeriod {
  // Before an inferior or solar conjunction a planet is ahead of the Sun; before a superior one it is behind.
  const evening = conjunction.kind !== 'superior';
  const series = (isEvening: boolean): Series => seriesOf(observatory, planet, method, place, isEvening);
  const asta = firstDate(observatory, planet, series(evening), conjunction.jdUt, (value, limit) => value < limit);
  const udaya = firstDate(observatory, planet, series(!evening), conjunction.jdUt, (value, limit) => value >= limit);
  return { planet, method, asta, conjunction, udaya, days: daysBetween(asta, udaya) };
}

function seriesOf(
  observatory: Observatory,
  planet: StarPlanet,
  method: DateMethod,
  place: GeoPlace,
  isEvening: boolean,
): Series {
  const event = isEvening ? 'set' : 'rise';
  const time = isEvening ? 'evening' : 'morning';
  const orb = COMBUSTION_ORB_DEG[planet];
  return {
    side: sideOf(isEvening),
    measure: method === 'kalamsa' ? kalamsa(observatory, place, event) : depthOfSun(observatory, place),
    limitAt: (jdUt) =>
      method === 'kalamsa'
        ? orb[elongationAt(observatory, planet, jdUt).retrograde ? 'retrograde' : 'direct']
        : ARCUS_VISIONIS_DEG[planet][time],
    next: (jdUt) => observatory.riseSet(planet, event, jdUt, place, HORIZON),
    last: (jdUt) => observatory.lastRiseSet(planet, event, jdUt, place, HORIZON),
  };
}

/** Degrees of the Sun's centre below the true horizon, seen from the centre of the Earth. */
function depthOfSun(observatory: Observatory, place: GeoPlace): Measure {
  const viewOf = viewFrom(place, 'earth_centre');
  return (jdUt) => -horizontal(place, viewOf(observatory.seen('Sun', jdUt))).altitudeDeg;
}

/** Time by which the planet sets after the Sun, or rises before it, at 15 degrees an hour; negative the other way. */
function kalamsa(observatory: Observatory, place: GeoPlace, event: 'rise' | 'set'): Measure {
  return (jdUt) => {
    const before = observatory.lastRiseSet('Sun', event, jdUt, place, HORIZON);
    const after = observatory.riseSet('Sun', event, jdUt, place, HORIZON);
    const near = before !== null && (after === null || jdUt - before < after - jdUt) ? before : after;
    if (near === null) return null;
    return (event === 'set' ? jdUt - near : near - jdUt) * HOURS_PER_DAY * DEGREES_PER_HOUR;
  };
}

/**
 * The first date of the run of dates at a conjunction for which a test passes: back from it day by day while it passes,
 * else forward to the first one.
 */
function firstDate(
  observatory: Observatory,
  planet: StarPlanet,
  { side, measure, limitAt, next, last }: Series,
  conjunctionJdUt: JulianDayUt,
  test: (value: number, limit: number) => boolean,
): AstaLimit {
  const none = (reason: NoLimit): AstaLimit => ({ jdUt: null, reason, side, elongationDeg: null, limitDeg: null });
  /** null where the Sun does not rise or set. */
  const passes = (jdUt: JulianDayUt): boolean | null => {
    const value = measure(jdUt);
    return value === null ? null : test(value, limitAt(jdUt));
  };
  const { reachDays } = PLANET_ROWS[planet];
  let at = last(conjunctionJdUt);
  if (at === null) return none('no_rise_or_set');
  const start = passes(at);
  let found: JulianDayUt | null = null;
  for (let isPassed = start; Math.abs(at - conjunctionJdUt) < reachDays; isPassed = passes(at)) {
    if (isPassed === null) return none('no_rise_or_set');
    if (isPassed) found = at;
    if (isPassed !== start) break;
    const neighbour: JulianDayUt | null = start
      ? last(julianDayUt(at - PAST_EVENT_DAYS))
      : next(julianDayUt(at + PAST_EVENT_DAYS));
    if (neighbour === null) return none('no_rise_or_set');
    at = neighbour;
  }
  if (found === null || Math.abs(at - conjunctionJdUt) >= reachDays) return none('not_found');
  return {
    jdUt: found,
    reason: null,
    side,
    elongationDeg: Math.abs(elongationAt(observatory, planet, found).aheadDeg),
    limitDeg: limitAt(found),
  };
}
