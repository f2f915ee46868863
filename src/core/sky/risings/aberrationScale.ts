import { cosDeg, radians, sinDeg } from '../../angles/angles.js';
import type { EquatorialState } from '../../ephemeris/ephemeris.js';

/** Constant of aberration (IAU): the speed of the Earth on its way, in parts of the speed of light. */
const ABERRATION_RAD = radians(20.495_51 / 3600);
const OBLIQUITY_DEG = 23.44;
const J2000 = 2_451_545;

/**
 * What annual aberration multiplies small angles near a place by: it crowds the sky towards the point that the Earth
 * flies to, by up to a ten-thousandth. An apparent place seen from the centre of the Earth is moved to the surface by
 * the parallax times this; without it the Moon would rise 0.02 second early or late. The path of the Earth is the mean
 * one (90 degrees behind the mean Sun), which leaves 0.002 second of the Moon below 60 degrees of latitude, 0.003 above.
 */
export function aberrationScale(jd: number, { rightAscensionDeg, declinationDeg }: EquatorialState): number {
  const apexDeg = 280.46 + 0.985_647_4 * (jd - J2000) - 90;
  const apexCosine =
    cosDeg(declinationDeg) *
      (cosDeg(rightAscensionDeg) * cosDeg(apexDeg) +
        sinDeg(rightAscensionDeg) * sinDeg(apexDeg) * cosDeg(OBLIQUITY_DEG)) +
    sinDeg(declinationDeg) * sinDeg(apexDeg) * sinDeg(OBLIQUITY_DEG);
  return 1 - ABERRATION_RAD * apexCosine;
}
