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

/** The planets that the eye sees. */
export type EphemerisPlanet = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';

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
  /** Where it is seen from, at sea level; left out: the centre of the Earth. */
  readonly observer?: GeoPlace;
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

/** Divisions of houses whose twelve cusps an ephemeris knows. */
export type HouseSystem =
  | 'placidus'
  | 'koch'
  | 'campanus'
  | 'regiomontanus'
  | 'porphyry'
  | 'topocentric'
  | 'alcabitius';

/** An eclipse of the Sun as the whole Earth sees it; values are those of the place and moment of its maximum. */
export interface SolarEclipse {
  readonly type: 'total' | 'annular' | 'hybrid' | 'partial';
  /** Whether the axis of the shadow meets the Earth. */
  readonly central: boolean;
  readonly maximumJdUt: JulianDayUt;
  /** First and last of each phase anywhere on Earth; null where the phase does not occur. */
  readonly contacts: Readonly<
    Record<'partialStart' | 'partialEnd', JulianDayUt> &
      Record<'totalStart' | 'totalEnd' | 'centerStart' | 'centerEnd', JulianDayUt | null>
  >;
  readonly place: GeoPlace;
  /** Diameter of the Moon in diameters of the Sun. */
  readonly diameterRatio: number;
  /** Covered part of the Sun's diameter. */
  readonly coveredDiameter: number;
  /** Covered part of the Sun's disc, 0..1. */
  readonly obscuration: number;
  readonly saros: SarosPlace | null;
}

/** An eclipse of the Moon. */
export interface LunarEclipse {
  readonly type: 'total' | 'partial' | 'penumbral';
  readonly maximumJdUt: JulianDayUt;
  /** Of the penumbra (p1, p4), the umbra (u1, u4) and totality (u2, u3); null where there is none. */
  readonly contacts: Readonly<Record<'p1' | 'p4', JulianDayUt> & Record<'u1' | 'u2' | 'u3' | 'u4', JulianDayUt | null>>;
  /** null for a penumbral eclipse. */
  readonly umbralMagnitude: number | null;
  readonly penumbralMagnitude: number;
  readonly saros: SarosPlace | null;
}

/** Number of a saros series, and of the eclipse within it. */
export interface SarosPlace {
  readonly series: number;
  readonly member: number;
}

/**
 * First or last visibility of a planet in the twilight: `last_evening` and `first_morning` of every planet,
 * `first_evening` and `last_morning` of Mercury and Venus.
 */
export type HeliacalEvent = 'last_evening' | 'first_morning' | 'first_evening' | 'last_morning';

/** When a planet is visible on the day of a heliacal event. */
export interface HeliacalVisibility {
  readonly startJdUt: JulianDayUt;
  readonly optimumJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
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
    observer?: GeoPlace,
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
   * The twelve cusps of one system in the requested zodiac, 0 <= x < 360, with nutation; null where the system has none:
   * Placidus and Koch beyond the polar circles.
   */
  cuspsOf(
    system: HouseSystem,
    jdUt: JulianDayUt,
    place: GeoPlace,
    zodiac: Zodiac,
    correction: 'geometric' | 'apparent',
  ): readonly number[] | null;
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
  /** First eclipse of the Sun whose maximum is after `fromJdUt`, anywhere on Earth. */
  nextSolarEclipse(fromJdUt: JulianDayUt): SolarEclipse;
  /** First eclipse of the Moon, penumbral ones included, whose maximum is after `fromJdUt`. */
  nextLunarEclipse(fromJdUt: JulianDayUt): LunarEclipse;
  /**
   * The next heliacal event of a planet after `fromJdUt` in clear air at sea level (1013.25 hPa, 15 degrees C, humidity
   * 40 percent, meteorological range by the library) for an observer of 36 years; null if it finds none.
   */
  heliacalEvent(
    planet: EphemerisPlanet,
    event: HeliacalEvent,
    fromJdUt: JulianDayUt,
    place: GeoPlace,
  ): HeliacalVisibility | null;
}
