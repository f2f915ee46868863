import { cosDeg, degrees, norm360, signedArc, sinDeg, tanDeg } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { HOUSES } from '../zodiac/houses.js';
import { kpLordsAtTicks, TICKS_PER_DEGREE } from '../zodiac/kpDivisions.js';
import { DEGREES_PER_SIGN } from '../zodiac/signs.js';
import type { KpHouseSystem, KpLongitude } from './kpChart.js';
import { degreesOfTicks } from './kpTable.js';

/** Turn of the Earth against the stars in a day, degrees. */
export const SIDEREAL_DEG_PER_DAY = 360.98564736629;
/** Square of the ratio of the axes of the Earth. */
const EARTH_AXES_SQUARED = 0.99330562;
const CIRCLE_TICKS = 360 * TICKS_PER_DEGREE;

/** Latitude by which cusps are computed (docs/rules/12-kp-and-prashna.md#section-1). */
export const kpLatitudeDeg = (latitudeDeg: number, { kp_latitude }: Pick<Rules, 'kp_latitude'>): number =>
  kp_latitude === 'geographic' ? latitudeDeg : degrees(Math.atan(EARTH_AXES_SQUARED * tanDeg(latitudeDeg)));

/** The frame of the equator and the equinox at a moment. */
export interface EquinoxFrame {
  /** True obliquity. */
  readonly obliquityDeg: number;
  /** Degrees from the true equinox to the zero point of the cusps. */
  readonly zeroPointDeg: number;
}

/** The frame in which the cusps of an observatory are at a moment. */
export function equinoxFrame({ ephemeris, rules, ayanamsaDeg }: Observatory, jdUt: JulianDayUt): EquinoxFrame {
  const { trueDeg, nutationLongitudeDeg } = ephemeris.obliquity(jdUt);
  const nutationDeg = rules.lagna_nutation === 'none' ? nutationLongitudeDeg : 0;
  return { obliquityDeg: trueDeg, zeroPointDeg: ayanamsaDeg(jdUt) + nutationDeg };
}

/**
 * Right ascension of the midheaven at which a sidereal longitude rises, 0 <= x < 360
 * (docs/rules/12-kp-and-prashna.md#section-6). null where it never rises.
 */
function armcOfRising(siderealDeg: number, latitudeDeg: number, frame: EquinoxFrame): number | null {
  const longitudeDeg = siderealDeg + frame.zeroPointDeg;
  const { obliquityDeg } = frame;
  const rightAscension = degrees(Math.atan2(sinDeg(longitudeDeg) * cosDeg(obliquityDeg), cosDeg(longitudeDeg)));
  const declination = Math.asin(sinDeg(longitudeDeg) * sinDeg(obliquityDeg));
  const sine = tanDeg(latitudeDeg) * Math.tan(declination);
  if (Math.abs(sine) > 1) return null;
  return norm360(rightAscension - degrees(Math.asin(sine)) - 90);
}

/** Cusps of a number, and the clock by which they are those of the sky. */
export interface HoraryCusps {
  readonly armcDeg: number;
  readonly cusps: readonly KpLongitude[];
  readonly houseSystem: KpHouseSystem;
  /** The moment nearest to the judgement at which the point rises. */
  readonly clockJdUt: JulianDayUt;
}

/**
 * Cusps for which a point, in ticks, rises at the place of a judgement; those of the moment give the frame. null where the
 * point never rises. The lords of the first and seventh cusp are exact (docs/rules/12-kp-and-prashna.md#section-2).
 */
export function horaryCusps(
  observatory: Observatory,
  pointTicks: number,
  jdUt: JulianDayUt,
  place: GeoPlace,
  rules: Pick<Rules, 'kp_latitude'>,
): HoraryCusps | null {
  const frame = equinoxFrame(observatory, jdUt);
  const latitudeDeg = kpLatitudeDeg(place.latitudeDeg, rules);
  const armcDeg = armcOfRising(degreesOfTicks(pointTicks), latitudeDeg, frame);
  if (armcDeg === null) return null;
  const { cuspsDeg, system } = observatory.ephemeris.housesAtArmc(armcDeg, latitudeDeg, frame.obliquityDeg);
  const exact = new Map([
    [0, pointTicks],
    [6, (pointTicks + CIRCLE_TICKS / 2) % CIRCLE_TICKS],
  ]);
  const cusps = cuspsDeg.map((cuspDeg, index) => {
    const ticks = exact.get(index);
    return ticks === undefined
      ? { longitudeDeg: norm360(cuspDeg - frame.zeroPointDeg) }
      : { longitudeDeg: degreesOfTicks(ticks), lords: kpLordsAtTicks(ticks) };
  });
  const siderealDeg = 15 * observatory.ephemeris.siderealTimeHours(jdUt) + place.longitudeDeg;
  const clockJdUt = julianDayUt(jdUt + signedArc(siderealDeg, armcDeg) / SIDEREAL_DEG_PER_DAY);
  return { armcDeg, cusps, houseSystem: system, clockJdUt };
}

/** The same moment with the signs from that of the point as houses (docs/rules/12-kp-and-prashna.md#section-8). */
export function wholeSignCusps(pointTicks: number, horary: HoraryCusps): HoraryCusps {
  const signTicks = DEGREES_PER_SIGN * TICKS_PER_DEGREE;
  const first = Math.floor(pointTicks / signTicks);
  return {
    ...horary,
    houseSystem: 'whole_sign',
    cusps: HOUSES.map((_, index) => {
      const ticks = ((first + index) * signTicks) % CIRCLE_TICKS;
      return { longitudeDeg: degreesOfTicks(ticks), lords: kpLordsAtTicks(ticks) };
    }),
  };
}
