import { degrees, radians, sinDeg } from '../angles/angles.js';

/** The moment from which days are counted here. */
export const J2000 = 2_451_545;

/** Mean elements of the Sun (Meeus, Astronomical Algorithms, chapter 25); used only to start a search. */
export const MEAN_LONGITUDE_DEG = 280.46646;
export const MEAN_MOTION_DEG = 0.985647366;
const PERIGEE_DEG = 282.93735;
const PERIGEE_MOTION_DEG = 0.0000470935;
const ECCENTRICITY = 0.01670863;
const ECCENTRICITY_MOTION = -1.15e-9;

/** True less mean longitude of the Sun in degrees, a number of days after 2000. */
export function equationOfCentreDeg(days: number): number {
  const e = ECCENTRICITY + ECCENTRICITY_MOTION * days;
  const anomaly = radians(MEAN_LONGITUDE_DEG + MEAN_MOTION_DEG * days - (PERIGEE_DEG + PERIGEE_MOTION_DEG * days));
  return degrees(2 * e * Math.sin(anomaly) + 1.25 * e * e * Math.sin(2 * anomaly));
}

/** Mean elements of the Moon at 2000 and their motion in a day, degrees (Meeus, Astronomical Algorithms, chapter 47). */
const MOON = {
  longitude: [218.3164477, 13.17639647],
  elongation: [297.8501921, 12.19074912],
  sunAnomaly: [357.5291092, 0.98560028],
  moonAnomaly: [134.9633964, 13.06499295],
  latitudeArgument: [93.272095, 13.22935024],
} as const;

/**
 * The greatest terms of the Moon's longitude (the same table 47.A): multiples of the elongation, of the Sun's and the
 * Moon's anomaly and of the argument of latitude, and the coefficient of their sine in degrees.
 */
const MOON_TERMS: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 1, 0, 6.288774],
  [2, 0, -1, 0, 1.274027],
  [2, 0, 0, 0, 0.658314],
  [0, 0, 2, 0, 0.213618],
  [0, 1, 0, 0, -0.185116],
  [0, 0, 0, 2, -0.114332],
  [2, 0, -2, 0, 0.058793],
  [2, -1, -1, 0, 0.057066],
  [2, 0, 1, 0, 0.053322],
  [2, -1, 0, 0, 0.045758],
  [0, 1, -1, 0, -0.040923],
  [1, 0, 0, 0, -0.03472],
  [0, 1, 1, 0, -0.030383],
];

const at = ([start, motion]: readonly [number, number], days: number): number => start + motion * days;

/** The Sun's longitude from the mean equinox, counted on since 2000 without reduction; good to 0.02 degree. */
export const estimatedSunDeg = (days: number): number =>
  MEAN_LONGITUDE_DEG + MEAN_MOTION_DEG * days + equationOfCentreDeg(days);

/** The same of the Moon; good to 0.1 degree. */
export function estimatedMoonDeg(days: number): number {
  const d = at(MOON.elongation, days);
  const m = at(MOON.sunAnomaly, days);
  const moon = at(MOON.moonAnomaly, days);
  const f = at(MOON.latitudeArgument, days);
  let longitude = at(MOON.longitude, days);
  // Read by index: taken apart, each term would make garbage, and a chart asks for some hundred places.
  for (const term of MOON_TERMS)
    longitude += term[4] * sinDeg(term[0] * d + term[1] * m + term[2] * moon + term[3] * f);
  return longitude;
}
