import { type SiderealDegrees, signedArc } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { lazy } from '../lazy.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { GRAHAS, type Graha, OUTER_PLANETS, type OuterPlanet } from '../zodiac/grahas.js';
import { type DayFrame, dayFrameAt } from './dayFrame.js';
import { type HalfDayAscendants, halfDayAscendants } from './halfDay.js';
import type { BodyState, Cusps, Observatory } from './observatory.js';
import { drikPlaces, type PlaceSource, topocentricPlaces } from './positionSource.js';
import { siddhantaPlaces } from './suryaSiddhanta/suryaSiddhanta.js';

/**
 * Everything about a moment and place that needs an ephemeris. Everything else is arithmetic on this record. A field is
 * observed when it is first read, and then kept: what nothing reads costs nothing.
 */
export interface Sky {
  readonly jdUt: JulianDayUt;
  readonly place: GeoPlace;
  /** Offset of the civil clock, hours ahead of UTC. */
  readonly utcOffsetHours: number;
  readonly ayanamsaDeg: number;
  readonly grahas: Readonly<Record<Graha, BodyState>>;
  /** null if the calculation type has no outer planets. */
  readonly outerPlanets: Readonly<Record<OuterPlanet, BodyState>> | null;
  readonly cusps: Cusps;
  readonly ascendantDeg: SiderealDegrees;
  /** Obliquity of the ecliptic in degrees, the true one or that of the Surya Siddhanta. */
  readonly obliquityDeg: number;
  readonly dayFrame: DayFrame;
  /** Local hour angle of the apparent Sun, -180 < x <= 180, positive after noon. */
  readonly sunHourAngleDeg: number;
  /** The Sun's sidereal longitude at the sunrise of the day frame. */
  readonly sunAtSunriseDeg: SiderealDegrees;
  /** Ascendants within the birth's day or night, for the upagrahas. */
  readonly halfDay: HalfDayAscendants;
}

/** The parts of a sky that stay as they are for a day or a night. */
export type SkyOfHalfDay = Pick<Sky, 'dayFrame' | 'sunAtSunriseDeg' | 'halfDay'>;

/**
 * Observe a moment. With the Surya Siddhanta the positions, ascendants and cusps are its own; sunrise and the Sun's hour
 * angle are always the observed ones.
 */
export function observeSky(
  observatory: Observatory,
  jdUt: JulianDayUt,
  place: GeoPlace,
  utcOffsetHours: number,
  rules: Rules,
): Sky {
  const places = placesOf(observatory, rules, place);
  const dayFrame = lazy(() => dayFrameAt(observatory, jdUt, place, utcOffsetHours, rules));
  return skyIn(observatory, places, { jdUt, place, utcOffsetHours }, skyOfHalfDay(places, dayFrame, place));
}

/** Where the positions of a sky are from. */
export function placesOf(observatory: Observatory, rules: Rules, place: GeoPlace): PlaceSource {
  if (rules.calculation_type === 'ss') return siddhantaPlaces(rules);
  return rules.observer === 'topocentre' ? topocentricPlaces(observatory, place) : drikPlaces(observatory);
}

/** What is the same throughout the day or the night of a Vedic day. */
export function skyOfHalfDay(places: PlaceSource, dayFrame: () => DayFrame, place: GeoPlace): SkyOfHalfDay {
  const sunAtSunrise = lazy(() => places.sunDeg(dayFrame().sunriseJdUt));
  const halfDay = lazy(() => halfDayAscendants(places, dayFrame(), place));
  return {
    get dayFrame() {
      return dayFrame();
    },
    get sunAtSunriseDeg() {
      return sunAtSunrise();
    },
    get halfDay() {
      return halfDay();
    },
  };
}

/** Observe a moment of a day or a night that is known. */
export function skyIn(
  observatory: Observatory,
  places: PlaceSource,
  { jdUt, place, utcOffsetHours }: Pick<Sky, 'jdUt' | 'place' | 'utcOffsetHours'>,
  ofHalfDay: SkyOfHalfDay,
): Sky {
  const { outerState } = places;
  const ayanamsa = lazy(() => places.ayanamsaDeg(jdUt));
  const grahas = lazy(() => eachOf(GRAHAS, (graha) => places.state(graha, jdUt)));
  const outerPlanets = lazy(() => outerState && eachOf(OUTER_PLANETS, (planet) => outerState(planet, jdUt)));
  const cusps = lazy(() => places.cusps(jdUt, place));
  const obliquity = lazy(() => places.obliquityDeg(jdUt));
  const sunHourAngle = lazy(() => sunHourAngleDeg(observatory, jdUt, place));
  return {
    jdUt,
    place,
    utcOffsetHours,
    get ayanamsaDeg() {
      return ayanamsa();
    },
    get grahas() {
      return grahas();
    },
    get outerPlanets() {
      return outerPlanets();
    },
    get cusps() {
      return cusps();
    },
    get ascendantDeg() {
      return cusps().ascendantDeg;
    },
    get obliquityDeg() {
      return obliquity();
    },
    get sunHourAngleDeg() {
      return sunHourAngle();
    },
    get dayFrame() {
      return ofHalfDay.dayFrame;
    },
    get sunAtSunriseDeg() {
      return ofHalfDay.sunAtSunriseDeg;
    },
    get halfDay() {
      return ofHalfDay.halfDay;
    },
  };
}

const eachOf = <B extends string>(bodies: readonly B[], state: (body: B) => BodyState): Record<B, BodyState> =>
  recordFrom(bodies, (body) => state(body));

/** The Sun's apparent right ascension subtracted from the local apparent sidereal time; the same in every zodiac. */
function sunHourAngleDeg({ ephemeris }: Observatory, jdUt: JulianDayUt, { longitudeDeg }: GeoPlace): number {
  const siderealDeg = 15 * ephemeris.siderealTimeHours(jdUt) + longitudeDeg;
  return signedArc(ephemeris.equatorial('Sun', jdUt, 'apparent', 'with').rightAscensionDeg, siderealDeg);
}
