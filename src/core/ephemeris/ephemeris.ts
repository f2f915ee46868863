import type { JulianDayUt } from '../time/julianDay.js';

/** Bodies of an ephemeris. The node is one body; Ketu is derived from it. */
export type EphemerisBody =
  | 'Sun'
  | 'Moon'
  | 'Mercury'
  | 'Venus'
  | 'Mars'
  | 'Jupiter'
  | 'Saturn'
  | 'Uranus'
  | 'Neptune'
  | 'Pluto'
  | 'mean_node'
  | 'true_node';

/** Sidereal zero points that Swiss Ephemeris knows by number. */
export interface ModelAyanamsa {
  readonly kind: 'model';
  /** Swiss Ephemeris sidereal mode number */
  readonly swissId: number;
}

/** A sidereal zero point fixed by its value in degrees at one epoch and carried by precession. */
export interface EpochAyanamsa {
  readonly kind: 'epoch';
  readonly epochJd: number;
  readonly epochScale: 'ut' | 'tt';
  readonly valueDeg: number;
}

export type AyanamsaAnchor = ModelAyanamsa | EpochAyanamsa;

/** Zodiac of ecliptic positions. */
export type Zodiac = { readonly kind: 'tropical' } | { readonly kind: 'sidereal'; readonly ayanamsa: AyanamsaAnchor };

/** Corrections of a position. `geometric`: no light time, no aberration, no light bending. */
export interface PlaceOptions {
  readonly zodiac: Zodiac;
  readonly correction: 'geometric' | 'apparent';
  /** Whether the position includes nutation in longitude (it cancels in most sidereal positions). */
  readonly nutation: 'with' | 'without';
}

/** Ecliptic position of date with daily motion. */
export interface EclipticState {
  /** 0 <= x < 360 */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly speedDegPerDay: number;
}

/** Equatorial position of date. */
export interface EquatorialState {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  readonly distanceAu: number;
}

export interface GeoPlace {
  /** -90 <= x <= 90, north positive */
  readonly latitudeDeg: number;
  /** -180 <= x <= 180, east positive */
  readonly longitudeDeg: number;
}

/** Placidus cusps; beyond the polar circles Placidus does not exist; Porphyry is given instead and reported. */
export interface HouseCusps {
  /** C1..C12, 0 <= x < 360 */
  readonly cuspsDeg: readonly number[];
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  /** right ascension of the midheaven */
  readonly armcDeg: number;
  readonly system: 'placidus' | 'porphyry';
}

/** A global eclipse at its maximum. */
export interface EclipseMaximum {
  readonly jdUt: JulianDayUt;
  readonly kind: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
}

export interface EphemerisIdentity {
  readonly name: string;
  readonly version: string;
  readonly data: string;
}

/**
 * The port to an ephemeris. Every method is a pure function of its arguments: no call changes the result of another.
 * Errors: `outside_ephemeris` for a moment outside the data, `ephemeris_substituted` if the library uses
 * another ephemeris than requested, `ephemeris_missing` for a missing data or star file.
 */
export interface Ephemeris {
  readonly identity: EphemerisIdentity;
  /** First and last moment of the data. */
  readonly range: { readonly fromJdUt: number; readonly toJdUt: number };
  ecliptic(body: EphemerisBody, jdUt: JulianDayUt, options: PlaceOptions): EclipticState;
  equatorial(
    body: EphemerisBody,
    jdUt: JulianDayUt,
    correction: 'geometric' | 'apparent',
    nutation: 'with' | 'without',
  ): EquatorialState;
  /**
   * Ayanamsa in degrees, -180 < x <= 180, with the same corrections as the positions it is used for; mean (without
   * nutation).
   */
  ayanamsaDeg(jdUt: JulianDayUt, anchor: AyanamsaAnchor, correction: 'geometric' | 'apparent'): number;
  /**
   * Placidus cusps and angles in the requested zodiac, with nutation. If a star fixes the zodiac, `correction` chooses
   * which position of the star is used: the same as for the planets of the chart.
   */
  houses(jdUt: JulianDayUt, place: GeoPlace, zodiac: Zodiac, correction: 'geometric' | 'apparent'): HouseCusps;
  /**
   * Placidus cusps and angles by the right ascension of the midheaven, counted from the true equinox whose obliquity is
   * given.
   */
  housesAtArmc(armcDeg: number, latitudeDeg: number, obliquityDeg: number): HouseCusps;
  /**
   * Sunrise or sunset by the Hindu definition (centre of the disc, no refraction, ecliptic latitude 0, geocentric) as
   * the ephemeris' own search gives it when it starts at `fromJdUt`: within half a millisecond of the event, depending
   * on the start. The search can miss an event; null if it finds none.
   */
  hinduSunEvent(event: 'rise' | 'set', fromJdUt: JulianDayUt, place: GeoPlace): JulianDayUt | null;
  /** True obliquity, mean obliquity, nutation in longitude and in obliquity, degrees. */
  obliquity(jdUt: JulianDayUt): {
    readonly trueDeg: number;
    readonly meanDeg: number;
    readonly nutationLongitudeDeg: number;
    readonly nutationObliquityDeg: number;
  };
  /** Apparent sidereal time at Greenwich, hours 0 <= x < 24. */
  siderealTimeHours(jdUt: JulianDayUt): number;
  /** TT - UT in days. */
  deltaTDays(jdUt: JulianDayUt): number;
  /** First global eclipse maximum after `fromJdUt`. */
  nextEclipse(kind: 'solar' | 'lunar', fromJdUt: JulianDayUt): EclipseMaximum;
}
