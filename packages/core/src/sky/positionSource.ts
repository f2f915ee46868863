import type { SiderealDegrees } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { Graha, OuterPlanet } from '../zodiac/grahas.js';
import type { BodyState, Cusps, Observatory } from './observatory.js';

/** Source of the positions of a sky: an ephemeris, or the Surya Siddhanta. */
export interface PlaceSource {
  /** Degrees from the equinox to the zero point of the zodiac. */
  ayanamsaDeg(jdUt: JulianDayUt): number;
  obliquityDeg(jdUt: JulianDayUt): number;
  sunDeg(jdUt: JulianDayUt): SiderealDegrees;
  state(graha: Graha, jdUt: JulianDayUt): BodyState;
  /** null if the calculation has no outer planets. */
  readonly outerState: ((planet: OuterPlanet, jdUt: JulianDayUt) => BodyState) | null;
  cusps(jdUt: JulianDayUt, place: GeoPlace): Cusps;
  ascendantDeg(jdUt: JulianDayUt, place: GeoPlace): SiderealDegrees;
}

/** The positions of an observatory. */
export const drikPlaces = (observatory: Observatory): PlaceSource => ({
  ayanamsaDeg: observatory.ayanamsaDeg,
  obliquityDeg: (jdUt) => observatory.ephemeris.obliquity(jdUt).trueDeg,
  sunDeg: (jdUt) => observatory.longitudeDeg('Sun', jdUt),
  state: observatory.state,
  outerState: observatory.state,
  cusps: observatory.cusps,
  ascendantDeg: observatory.ascendantDeg,
});

/** The same with the bodies as they are seen from a place (docs/rules/16-schools-of-a-chart.md#section-5). */
export function topocentricPlaces(observatory: Observatory, observer: GeoPlace): PlaceSource {
  const state = (body: Graha | OuterPlanet, jdUt: JulianDayUt): BodyState =>
    observatory.stateFrom(observer, body, jdUt);
  const sunDeg = (jdUt: JulianDayUt): SiderealDegrees => state('Sun', jdUt).longitudeDeg;
  return { ...drikPlaces(observatory), sunDeg, state, outerState: state };
}
