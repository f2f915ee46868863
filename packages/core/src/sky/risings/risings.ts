import { cosDeg, norm360, radians, sinDeg } from '../../angles/angles.js';
import type { Ephemeris, GeoPlace } from '../../ephemeris/ephemeris.js';
import { DomainError } from '../../errors/domainError.js';
import { cached, perKey } from '../../lazy.js';
import { bracketedZero, type SignChange, signChanges } from '../../search/crossings.js';
import { type JulianDayUt, julianDayUt } from '../../time/julianDay.js';
import { type DailyPath, dailyPaths, type HourPlace } from './dailyPath.js';
import {
  DISC_RADIUS_KM,
  RISING_DEFINITIONS,
  type RisingBody,
  type RisingDefinition,
  type RisingRow,
  type SeenPlace,
} from './risingDefinitions.data.js';
import { viewFrom } from './topocentric.js';

/**
 * Height of a body above the altitude at which it rises and sets: the sine of its altitude less the sine of the
 * altitude of the definition, for an observer at sea level. Diurnal aberration is omitted: on the
 * horizon it acts along the horizon (0.0003 second of time for the upper limb).
 */
function heightOf(body: RisingBody, row: RisingRow, place: GeoPlace): (seen: HourPlace) => number {
  const [sinPhi, cosPhi] = [sinDeg(place.latitudeDeg), cosDeg(place.latitudeDeg)];
  const viewOf = viewFrom(place, row.seenFrom);
  const radiusKm = row.limb === 'upper' ? DISC_RADIUS_KM[body] : 0;
  const refraction = radians(row.refractionDeg);
  return (seen) => {
    const { outKm, northKm, awayKm } = viewOf(seen);
    return (outKm * cosPhi + northKm * sinPhi) / awayKm + Math.sin(refraction + Math.asin(radiusKm / awayKm));
  };
}

/**
 * No second derivative of a height is larger, per day squared: the rotation of the Earth gives 39.8 times the cosine of
 * the latitude, the Moon's own motion (15.4 degrees a day, its parallax 6.5) at most 5 times that cosine and 0.8 more.
 */
const maxHeightBend = ({ latitudeDeg }: GeoPlace): number => 45 * cosDeg(latitudeDeg) + 1;

export type RiseSetEvent = 'rise' | 'set' | 'upper_transit' | 'lower_transit';

/** One kind of event at one place. A transit is that of the apparent centre in every definition. */
export interface RisingQuestion {
  readonly body: RisingBody;
  readonly event: RiseSetEvent;
  readonly place: GeoPlace;
  readonly horizon: RisingDefinition;
}

/**
 * Finds rises, sets and transits. Every event is searched in its whole Julian day (noon to noon UT), so that
 * its moment is the same number for every start of a search and none is missed: at every latitude, two events
 * that follow each other by a hundredth of a second are distinguished. The whole days around a search must be in the
 * range of the ephemeris. Errors: `outside_ephemeris`, and those of the ephemeris.
 */
export interface Risings {
  /** First event in `fromJdUt <= t < fromJdUt + 1.2` days, or null if it has none. */
  next(question: RisingQuestion, fromJdUt: JulianDayUt): JulianDayUt | null;
  /** Last event in `untilJdUt - 1.2 days < t <= untilJdUt`, or null if it has none. */
  last(question: RisingQuestion, untilJdUt: JulianDayUt): JulianDayUt | null;
  /** Whether a body is on or above the horizon of a definition. */
  isUp(horizon: Omit<RisingQuestion, 'event'>, jdUt: JulianDayUt): boolean;
  /** Apparent position of a body relative to the rotating Earth, from its centre. */
  seen(body: RisingBody, jdUt: JulianDayUt): HourPlace;
}

/** Longer than the Moon needs from one rise to the next, where it rises every day (1.08 days at 66 degrees). */
const WINDOW_DAYS = 1.2;
const TOLERANCE_DAYS = 1e-11;

/** Risings of an ephemeris. Its positions and passages are cached for the lifetime of the object. */
export function risingsOf(ephemeris: Ephemeris): Risings {
  const paths = new Map<string, (day: number) => DailyPath>();
  const pathsOf = (body: RisingBody, place: SeenPlace): ((day: number) => DailyPath) =>
    cached(paths, `${body} ${place}`, () => dailyPaths(ephemeris, body, place));
  const passages = new Map<string, PassagesOfDay>();
  const passagesOf: PassagesOf = (body, place, horizon) =>
    cached(passages, `${body} ${horizon} ${place.latitudeDeg} ${place.longitudeDeg}`, () => {
      const row = RISING_DEFINITIONS[horizon];
      const pathOf = pathsOf(body, row.place);
      const height = heightOf(body, row, place);
      const maxBend = maxHeightBend(place);
      return perKey((day: number) => horizonPassages(pathOf(day), height, maxBend));
    });
  return {
    next(question, fromJdUt) {
      requireFinite(fromJdUt);
      const onDay = eventFinder(question, pathsOf, passagesOf);
      const end = fromJdUt + WINDOW_DAYS;
      for (let day = Math.ceil(fromJdUt) - 1; day < end; day++) {
        const found = onDay(day).find((jd) => jd >= fromJdUt);
        if (found !== undefined) return found < end ? found : null;
      }
      return null;
    },
    last(question, untilJdUt) {
      requireFinite(untilJdUt);
      const onDay = eventFinder(question, pathsOf, passagesOf);
      const start = untilJdUt - WINDOW_DAYS;
      for (let day = Math.floor(untilJdUt); day + 1 > start; day--) {
        const found = onDay(day).findLast((jd) => jd <= untilJdUt);
        if (found !== undefined) return found > start ? found : null;
      }
      return null;
    },
    isUp({ body, place, horizon }, jdUt) {
      const row = RISING_DEFINITIONS[horizon];
      return heightOf(body, row, place)(placeOn(pathsOf(body, row.place), jdUt)) >= 0;
    },
    seen: (body, jdUt) => placeOn(pathsOf(body, 'apparent'), jdUt),
  };
}

/** The position of a body at a moment, on the path of its whole Julian day. */
function placeOn(pathOf: (day: number) => DailyPath, jdUt: number): HourPlace {
  const day = Math.floor(jdUt);
  return pathOf(day).at(jdUt - day);
}

function requireFinite(jdUt: number): void {
  if (!Number.isFinite(jdUt)) throw new DomainError('not_defined', 'the moment is no number', { value: jdUt });
}

/** The passages of a body over the horizon of a place within a whole Julian day. */
type PassagesOfDay = (day: number) => readonly SignChange[];
type PassagesOf = (body: RisingBody, place: GeoPlace, horizon: RisingDefinition) => PassagesOfDay;

/** The moments of an event within a whole Julian day, in time order. */
function eventFinder(
  { body, event, place, horizon }: RisingQuestion,
  pathsOf: (body: RisingBody, place: SeenPlace) => (day: number) => DailyPath,
  passagesOf: PassagesOf,
): (day: number) => readonly JulianDayUt[] {
  const moments = (day: number, days: readonly number[]) => days.map((at) => julianDayUt(day + at));
  if (event === 'upper_transit' || event === 'lower_transit') {
    const pathOf = pathsOf(body, 'apparent');
    const meridianDeg = place.longitudeDeg - (event === 'upper_transit' ? 0 : 180);
    return (day) => moments(day, transits(pathOf(day), meridianDeg));
  }
  const passagesOn = passagesOf(body, place, horizon);
  return (day) =>
    moments(
      day,
      passagesOn(day)
        .filter(({ upward }) => upward === (event === 'rise'))
        .map(({ days }) => days),
    );
}

const horizonPassages = (
  path: DailyPath,
  height: (seen: HourPlace) => number,
  maxBend: number,
): readonly SignChange[] =>
  signChanges({ at: (days) => height(path.at(days)), maxBend }, [0, height(path.start)], [1, height(path.end)]);

/**
 * Days after the start at which the hour angle passes a whole turn; a passage at the start belongs to the day before.
 */
function transits(path: DailyPath, meridianDeg: number): readonly number[] {
  const startDeg = path.start.hourAngleDeg;
  const [from, to] = [norm360(startDeg + meridianDeg), norm360(path.end.hourAngleDeg + meridianDeg)];
  const turnedDeg = (days: number): number => from + path.at(days).hourAngleDeg - startDeg;
  const count = Math.round((turnedDeg(1) - to) / 360);
  return Array.from({ length: count }, (_, index) => {
    const beyond = (days: number): number => turnedDeg(days) - 360 * (index + 1);
    return beyond(1) <= 0 ? 1 : bracketedZero(beyond, 0, 1, TOLERANCE_DAYS);
  });
}
