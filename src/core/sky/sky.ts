import { type SiderealDegrees, signedArc } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { GRAHAS, type Graha, OUTER_PLANETS, type OuterPlanet } from '../zodiac/grahas.js';
import { type DayFrame, dayFrameAt } from './dayFrame.js';
import { type HalfDayAscendants, halfDayAscendants } from './halfDay.js';
import type { BodyState, Cusps, Observatory } from './observatory.js';

/** Everything about a moment and place that needs an ephemeris. What follows is arithmetic on this record. */
export interface Sky {
  readonly jdUt: JulianDayUt;
  readonly place: GeoPlace;
  /** Offset of the civil clock, hours ahead of UTC. */
  readonly utcOffsetHours: number;
  readonly ayanamsaDeg: number;
  readonly grahas: Readonly<Record<Graha, BodyState>>;
  /** null where the calculation type knows no outer planets. */
  readonly outerPlanets: Readonly<Record<OuterPlanet, BodyState>> | null;
  readonly cusps: Cusps;
  readonly ascendantDeg: SiderealDegrees;
  /** True obliquity of the ecliptic in degrees. */
  readonly obliquityDeg: number;
  readonly dayFrame: DayFrame;
  /** Local hour angle of the apparent Sun, -180 < x <= 180, positive after noon. */
  readonly sunHourAngleDeg: number;
  /** The Sun's sidereal longitude at the sunrise of the day frame. */
  readonly sunAtSunriseDeg: SiderealDegrees;
  /** Ascendants within the birth's day or night, for the upagrahas. */
  readonly halfDay: HalfDayAscendants;
}

/** Observe a moment once; the record is deep-frozen by its users' convention and never changed. */
export function observeSky(
  observatory: Observatory,
  jdUt: JulianDayUt,
  place: GeoPlace,
  utcOffsetHours: number,
  rules: Rules,
): Sky {
  const cusps = observatory.cusps(jdUt, place);
  const dayFrame = dayFrameAt(observatory, jdUt, place, utcOffsetHours, rules);
  const stateOf = <B extends Graha | OuterPlanet>(bodies: readonly B[]): Record<B, BodyState> =>
    Object.fromEntries(bodies.map((body) => [body, observatory.state(body, jdUt)])) as Record<B, BodyState>;
  return {
    jdUt,
    place,
    utcOffsetHours,
    ayanamsaDeg: observatory.ayanamsaDeg(jdUt),
    grahas: stateOf(GRAHAS),
    outerPlanets: stateOf(OUTER_PLANETS),
    cusps,
    ascendantDeg: cusps.ascendantDeg,
    obliquityDeg: observatory.ephemeris.obliquity(jdUt).trueDeg,
    dayFrame,
    sunHourAngleDeg: sunHourAngleDeg(observatory, jdUt, place),
    sunAtSunriseDeg: observatory.longitudeDeg('Sun', dayFrame.sunriseJdUt),
    halfDay: halfDayAscendants(observatory, dayFrame, place),
  };
}

/** The Sun's apparent right ascension taken from the local apparent sidereal time; the sky's own, in any zodiac. */
function sunHourAngleDeg({ ephemeris }: Observatory, jdUt: JulianDayUt, { longitudeDeg }: GeoPlace): number {
  const siderealDeg = 15 * ephemeris.siderealTimeHours(jdUt) + longitudeDeg;
  return signedArc(ephemeris.equatorial('Sun', jdUt, 'apparent', 'with').rightAscensionDeg, siderealDeg);
}
