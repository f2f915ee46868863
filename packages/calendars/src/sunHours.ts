/** When the Sun rises and sets, to some seconds between the polar circles (Meeus, Astronomical Algorithms, chapters 15, 25, 28). */
import { cosDeg, degrees, norm360, radians, sinDeg } from './degrees.js';

const MINUTES_PER_DAY = 1440;
/** Days from 2000-01-01 00:00 UTC to the epoch of the elements. */
const J2000_DAYS = 0.5;
const DAYS_PER_CENTURY = 36_525;

/** The Sun of a moment: declination, and the equation of time in minutes. */
function sunAt(minutes: number): { readonly declinationDeg: number; readonly equationMinutes: number } {
  const t = (minutes / MINUTES_PER_DAY - J2000_DAYS) / DAYS_PER_CENTURY;
  const mean = norm360(280.46646 + 36_000.76983 * t);
  const anomaly = 357.52911 + 35_999.05029 * t;
  const centre =
    (1.914602 - 0.004817 * t) * sinDeg(anomaly) + 0.019993 * sinDeg(2 * anomaly) + 0.000289 * sinDeg(3 * anomaly);
  const omega = 125.04 - 1934.136 * t;
  const longitude = mean + centre - 0.00569 - 0.00478 * sinDeg(omega);
  const obliquity = 23.439291 - 0.013004 * t + 0.00256 * cosDeg(omega);
  const ascension = degrees(Math.atan2(cosDeg(obliquity) * sinDeg(longitude), cosDeg(longitude)));
  const equation = norm360(mean - 0.0057183 - ascension - 0.00478 * sinDeg(omega) * cosDeg(obliquity) + 180) - 180;
  return { declinationDeg: degrees(Math.asin(sinDeg(obliquity) * sinDeg(longitude))), equationMinutes: 4 * equation };
}

/** The place of a sunrise or sunset. */
export interface SunPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Altitude of the Sun's centre at a sunrise or sunset: of its upper limb with refraction, or of its centre without. */
export const UPPER_LIMB_DEG = -0.8333;
export const DISC_CENTRE_DEG = 0;

/**
 * Minutes from 2000-01-01 00:00 UTC to the sunrise (-1) or sunset (1) of a day, counted since 2000-01-01, at a place. Not
 * beyond the polar circles.
 */
export function sunEventMinutes(
  day: number,
  { latitudeDeg, longitudeDeg }: SunPlace,
  side: -1 | 1,
  altitudeDeg: number,
) {
  const noon = MINUTES_PER_DAY * day + 720 - 4 * longitudeDeg;
  let minutes = noon + side * 360;
  for (let round = 0; round < 3; round++) {
    const { declinationDeg, equationMinutes } = sunAt(minutes);
    const cosine =
      (sinDeg(altitudeDeg) - sinDeg(latitudeDeg) * sinDeg(declinationDeg)) /
      (cosDeg(latitudeDeg) * Math.cos(radians(declinationDeg)));
    minutes = noon - equationMinutes + side * 4 * degrees(Math.acos(cosine));
  }
  return minutes;
}
