import { cosDeg, degrees, norm360, sinDeg, tanDeg } from '../../angles/angles.js';
import type { GeoPlace } from '../../ephemeris/ephemeris.js';
import { ayanaDeg } from './ayana.js';
import { SINE_OF_OBLIQUITY } from './elements.data.js';
import { aharganaOf, meanLongitudeDeg } from './meanMotion.js';

/** Obliquity of the text, about 23.975 degrees. */
export const OBLIQUITY_DEG = degrees(Math.asin(SINE_OF_OBLIQUITY));
const COSINE_OF_OBLIQUITY = cosDeg(OBLIQUITY_DEG);

/**
 * Right ascension of the meridian, 0 <= x < 360: the mean Sun from the equinox, and what the sky has turned since
 * its lower transit at local mean midnight.
 */
export function ramcDeg(jdUt: number, place: GeoPlace): number {
  const ahargana = aharganaOf(jdUt);
  const meanSun = meanLongitudeDeg('Sun', ahargana) + ayanaDeg(ahargana);
  // A Julian day begins at noon, when 15 LMT - 180 is 0.
  return norm360(meanSun + 360 * (jdUt % 1) + place.longitudeDeg);
}

/** Rising point of the ecliptic from the equinox, 0 <= x < 360: the exact form of the rule of rising times (III 46-48). */
export const sayanaAscendantDeg = (ramc: number, latitudeDeg: number): number =>
  norm360(
    degrees(Math.atan2(cosDeg(ramc), -(sinDeg(ramc) * COSINE_OF_OBLIQUITY + tanDeg(latitudeDeg) * SINE_OF_OBLIQUITY))),
  );

/** Point of the ecliptic of a right ascension, from the equinox, 0 <= x < 360; of the RAMC it is the midheaven. */
export const eclipticPointDeg = (rightAscensionDeg: number): number =>
  norm360(degrees(Math.atan2(sinDeg(rightAscensionDeg), cosDeg(rightAscensionDeg) * COSINE_OF_OBLIQUITY)));

/** Sidereal ascendant of a moment and place, 0 <= x < 360. */
export const ascendantLongitudeDeg = (jdUt: number, place: GeoPlace): number =>
  norm360(sayanaAscendantDeg(ramcDeg(jdUt, place), place.latitudeDeg) - ayanaDeg(aharganaOf(jdUt)));
