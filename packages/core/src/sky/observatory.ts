import { norm360, type SiderealDegrees, siderealDegrees, signedArc } from '../angles/angles.js';
import type { Ephemeris, EphemerisBody, GeoPlace, HouseSystem, PlaceOptions, Zodiac } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { SkyBody } from '../zodiac/grahas.js';
import { ayanamsaModel, LAHIRI_ANCHOR, type UserAyanamsa } from './ayanamsa.js';
import type { HourPlace } from './risings/dailyPath.js';
import type { RisingBody, RisingDefinition } from './risings/risingDefinitions.data.js';
import { type RiseSetEvent, type Risings, risingsOf } from './risings/risings.js';

/** Sidereal state of a body. Latitude, distance and declination are null if a calculation does not define them. */
export interface BodyState {
  readonly longitudeDeg: SiderealDegrees;
  readonly latitudeDeg: number | null;
  readonly distanceAu: number | null;
  readonly speedDegPerDay: number;
  readonly declinationDeg: number | null;
}

/** Sidereal cusps and angles of a moment and place. */
export interface Cusps {
  readonly ascendantDeg: SiderealDegrees;
  readonly midheavenDeg: SiderealDegrees;
  /** C1..C12 */
  readonly cuspsDeg: readonly SiderealDegrees[];
  readonly armcDeg: number;
  readonly system: 'placidus' | 'porphyry';
}

/** The rule choices that decide the results of an observatory. */
export type ObservingRules = Pick<Rules, 'ayanamsa_mode' | 'node_type' | 'positions' | 'lagna_nutation' | 'station'>;

/** Properties of the longitudes of an observatory, for code that stores them or bounds their change. */
export interface ObservedPlaces {
  /** Observatories with the same key have the same longitudes, except with a user's own ayanamsa. */
  readonly key: string;
  /** Whether they refer to the true equinox, which moves by nutation (some 17 seconds of arc). */
  readonly keepsNutation: boolean;
  /** First and last moment with longitudes. */
  readonly range: Ephemeris['range'];
}

/** A sidereal longitude and its daily motion. */
export interface BodyMotion {
  readonly longitudeDeg: SiderealDegrees;
  readonly speedDegPerDay: number;
}

/**
 * An ephemeris with one set of rules: sidereal positions at any moment.
 * Everything that needs more than the birth's Sky (panchanga, transits, pravesha, dasha years) uses one.
 */
export interface Observatory {
  readonly ephemeris: Ephemeris;
  readonly rules: ObservingRules;
  readonly places: ObservedPlaces;
  /** Mean ayanamsa in degrees. */
  ayanamsaDeg(jdUt: JulianDayUt): number;
  /** The same for geometric positions, whichever are chosen. */
  geometricAyanamsaDeg(jdUt: JulianDayUt): number;
  /** Sidereal longitude. */
  longitudeDeg(body: SkyBody, jdUt: JulianDayUt): SiderealDegrees;
  /** Sidereal longitude and its daily motion, without the cost of a declination. */
  motion(body: SkyBody, jdUt: JulianDayUt): BodyMotion;
  /** The same for the apparent position with nutation: tropical position of date less the mean ayanamsa. */
  trueEquinoxMotion(body: SkyBody, jdUt: JulianDayUt): BodyMotion;
  /** The same ephemeris, with its rises and sets and the user's ayanamsa, by other rules. */
  withRules(rules: ObservingRules): Observatory;
  /** Daily motion whose zeros are the stations of a planet, degrees. */
  stationSpeedDegPerDay(body: SkyBody, jdUt: JulianDayUt): number;
  /** Full state, declination included. */
  state(body: SkyBody, jdUt: JulianDayUt): BodyState;
  /**
   * The same as seen from a place at sea level, with parallax; the nodes, which are no bodies, stay as they are
   * (docs/rules/16-schools-of-a-chart.md#section-5).
   */
  stateFrom(observer: GeoPlace, body: SkyBody, jdUt: JulianDayUt): BodyState;
  cusps(jdUt: JulianDayUt, place: GeoPlace): Cusps;
  /** The twelve cusps of one house system, or null where it has none. */
  cuspsOf(system: HouseSystem, jdUt: JulianDayUt, place: GeoPlace): readonly SiderealDegrees[] | null;
  ascendantDeg(jdUt: JulianDayUt, place: GeoPlace): SiderealDegrees;
  /**
   * First rise, set or transit in `fromJdUt <= t < fromJdUt + 1.2` days, or null if there is none (polar). A moment is
   * the same number for every start of the search. Sea level; a transit is the apparent one in every definition.
   */
  riseSet(
    body: RisingBody,
    event: RiseSetEvent,
    fromJdUt: JulianDayUt,
    place: GeoPlace,
    horizon: RisingDefinition,
  ): JulianDayUt | null;
  /** Last rise, set or transit in `untilJdUt - 1.2 days < t <= untilJdUt`, or null. */
  lastRiseSet(
    body: RisingBody,
    event: RiseSetEvent,
    untilJdUt: JulianDayUt,
    place: GeoPlace,
    horizon: RisingDefinition,
  ): JulianDayUt | null;
  /** Whether a body is on or above the horizon of a definition. */
  isUp(body: RisingBody, jdUt: JulianDayUt, place: GeoPlace, horizon: RisingDefinition): boolean;
  /** Apparent position of a body relative to the rotating Earth, from its centre. */
  seen(body: RisingBody, jdUt: JulianDayUt): HourPlace;
}

/** Positions from the mean equinox of date: stations of docs/rules/09-jhora-agreement.md#rule-p6. */
const MEAN_TROPICAL: PlaceOptions = { zodiac: { kind: 'tropical' }, correction: 'geometric', nutation: 'without' };

/** Positions from the true equinox of date, as in an almanac that includes nutation. */
const TRUE_TROPICAL: PlaceOptions = { zodiac: { kind: 'tropical' }, correction: 'apparent', nutation: 'with' };

/** How positions are corrected, whichever equinox they are counted from. */
export const correctionOf = ({ positions }: Pick<Rules, 'positions'>): PlaceOptions['correction'] =>
  positions === 'geometric' ? 'geometric' : 'apparent';

/** The body of an ephemeris whose longitude that of a body is, or is opposite to. */
export const ephemerisBodyOf = (body: SkyBody, { node_type }: Pick<Rules, 'node_type'>): EphemerisBody =>
  body === 'Rahu' || body === 'Ketu' ? (node_type === 'mean' ? 'mean_node' : 'true_node') : body;

/** Open an observatory. Errors: `invalid_input` for SIDM_USER without degrees, and those of the ephemeris. */
export const openObservatory = (
  ephemeris: Ephemeris,
  rules: ObservingRules,
  user: UserAyanamsa | null = null,
): Observatory => observatoryWith(ephemeris, risingsOf(ephemeris), rules, user);

function observatoryWith(
  ephemeris: Ephemeris,
  risings: Risings,
  rules: ObservingRules,
  user: UserAyanamsa | null,
): Observatory {
  const model = ayanamsaModel(rules.ayanamsa_mode, user);
  const anchor = model.kind === 'anchor' ? model.anchor : LAHIRI_ANCHOR;
  const zodiac: Zodiac = { kind: 'sidereal', ayanamsa: anchor };
  const correction = correctionOf(rules);
  const options: PlaceOptions = { zodiac, correction, nutation: correction === 'geometric' ? 'without' : 'with' };
  const keepsNutation = rules.positions === 'apparent_true_equinox';
  const baseAyanamsa = (jdUt: JulianDayUt, places = correction): number => ephemeris.ayanamsaDeg(jdUt, anchor, places);
  const nutationDeg = (jdUt: JulianDayUt): number => ephemeris.obliquity(jdUt).nutationLongitudeDeg;
  /** Added to every longitude of the base zodiac. */
  const shiftDeg = (jdUt: JulianDayUt): number =>
    (model.kind === 'anchor' ? 0 : baseAyanamsa(jdUt) - model.valueDeg(jdUt)) + (keepsNutation ? nutationDeg(jdUt) : 0);

  const changePerDay = (f: (jdUt: JulianDayUt) => number, jdUt: JulianDayUt): number => {
    const { fromJdUt, toJdUt } = ephemeris.range;
    const [before, after] = [julianDayUt(Math.max(fromJdUt, jdUt - 1)), julianDayUt(Math.min(toJdUt, jdUt + 1))];
    return (f(after) - f(before)) / (after - before);
  };
  /** Daily change of that shift: a formula differs from precession. */
  const shiftDegPerDay = (jdUt: JulianDayUt): number =>
    model.kind === 'anchor' && !keepsNutation ? 0 : changePerDay(shiftDeg, jdUt);

  const apparentAyanamsaDeg = (jdUt: JulianDayUt): number =>
    model.kind === 'formula' ? model.valueDeg(jdUt) : baseAyanamsa(jdUt, 'apparent');

  const ephemerisBody = (body: SkyBody): EphemerisBody => ephemerisBodyOf(body, rules);
  const ecliptic = (body: SkyBody, jdUt: JulianDayUt) => {
    const place = ephemeris.ecliptic(ephemerisBody(body), jdUt, options);
    const shift = shiftDeg(jdUt) + (body === 'Ketu' ? 180 : 0);
    if (shift === 0) return place;
    return {
      ...place,
      longitudeDeg: norm360(place.longitudeDeg + shift),
      speedDegPerDay: place.speedDegPerDay + shiftDegPerDay(jdUt),
    };
  };

  const state = (body: SkyBody, jdUt: JulianDayUt): BodyState => {
    const place = ecliptic(body, jdUt);
    const declination = ephemeris.equatorial(ephemerisBody(body), jdUt, correction, options.nutation).declinationDeg;
    const mirrored = body === 'Ketu' ? -1 : 1;
    return {
      longitudeDeg: place.longitudeDeg as SiderealDegrees,
      latitudeDeg: mirrored * place.latitudeDeg + 0,
      distanceAu: place.distanceAu,
      speedDegPerDay: place.speedDegPerDay,
      declinationDeg: mirrored * declination + 0,
    };
  };

  /** Added to every cusp of the base zodiac. */
  const cuspShiftDeg = (jdUt: JulianDayUt): number =>
    shiftDeg(jdUt) + (rules.lagna_nutation === 'none' || keepsNutation ? 0 : nutationDeg(jdUt));
  const cusps = (jdUt: JulianDayUt, place: GeoPlace): Cusps => {
    const houses = ephemeris.houses(jdUt, place, zodiac, correction);
    const shift = cuspShiftDeg(jdUt);
    return {
      ascendantDeg: siderealDegrees(houses.ascendantDeg + shift),
      midheavenDeg: siderealDegrees(houses.midheavenDeg + shift),
      cuspsDeg: houses.cuspsDeg.map((cusp) => siderealDegrees(cusp + shift)),
      armcDeg: houses.armcDeg,
      system: houses.system,
    };
  };

  return {
    ephemeris,
    rules,
    places: { key: `${rules.ayanamsa_mode} ${rules.positions}`, keepsNutation, range: ephemeris.range },
    ayanamsaDeg: (jdUt) => (model.kind === 'formula' ? model.valueDeg(jdUt) : baseAyanamsa(jdUt)),
    geometricAyanamsaDeg: (jdUt) => (model.kind === 'formula' ? model.valueDeg(jdUt) : baseAyanamsa(jdUt, 'geometric')),
    longitudeDeg: (body, jdUt) => ecliptic(body, jdUt).longitudeDeg as SiderealDegrees,
    motion(body, jdUt) {
      const { longitudeDeg, speedDegPerDay } = ecliptic(body, jdUt);
      return { longitudeDeg: longitudeDeg as SiderealDegrees, speedDegPerDay };
    },
    trueEquinoxMotion(body, jdUt) {
      const place = ephemeris.ecliptic(ephemerisBody(body), jdUt, TRUE_TROPICAL);
      const opposite = body === 'Ketu' ? 180 : 0;
      return {
        longitudeDeg: siderealDegrees(place.longitudeDeg + opposite - apparentAyanamsaDeg(jdUt)),
        speedDegPerDay: place.speedDegPerDay - changePerDay(apparentAyanamsaDeg, jdUt),
      };
    },
    withRules: (others) => observatoryWith(ephemeris, risings, others, user),
    stationSpeedDegPerDay: (body, jdUt) =>
      rules.station === 'own_zodiac'
        ? ecliptic(body, jdUt).speedDegPerDay
        : ephemeris.ecliptic(ephemerisBody(body), jdUt, MEAN_TROPICAL).speedDegPerDay,
    state,
    stateFrom(observer, body, jdUt) {
      const fromCentre = state(body, jdUt);
      if (body === 'Rahu' || body === 'Ketu') return fromCentre;
      const tropical: PlaceOptions = { zodiac: { kind: 'tropical' }, correction, nutation: options.nutation };
      const centre = ephemeris.ecliptic(body, jdUt, tropical);
      const seen = ephemeris.ecliptic(body, jdUt, { ...tropical, observer });
      return {
        // The parallax is added, so that a zodiac fixed by a star is that of the other bodies.
        longitudeDeg: siderealDegrees(fromCentre.longitudeDeg + signedArc(centre.longitudeDeg, seen.longitudeDeg)),
        latitudeDeg: seen.latitudeDeg,
        distanceAu: seen.distanceAu,
        speedDegPerDay: fromCentre.speedDegPerDay + seen.speedDegPerDay - centre.speedDegPerDay,
        declinationDeg: ephemeris.equatorial(body, jdUt, correction, options.nutation, observer).declinationDeg,
      };
    },
    cusps,
    cuspsOf(system, jdUt, place) {
      const shift = cuspShiftDeg(jdUt);
      const found = ephemeris.cuspsOf(system, jdUt, place, zodiac, correction);
      return found?.map((cusp) => siderealDegrees(cusp + shift)) ?? null;
    },
    ascendantDeg: (jdUt, place) => cusps(jdUt, place).ascendantDeg,
    riseSet: (body, event, fromJdUt, place, horizon) => risings.next({ body, event, place, horizon }, fromJdUt),
    lastRiseSet: (body, event, untilJdUt, place, horizon) => risings.last({ body, event, place, horizon }, untilJdUt),
    isUp: (body, jdUt, place, horizon) => risings.isUp({ body, place, horizon }, jdUt),
    seen: risings.seen,
  };
}
