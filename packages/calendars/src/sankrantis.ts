/**
 * Sankrantis, the Sun's entries into the signs, by number: 0 is that into Aries of the year 2000, 1 that into Taurus, 12
 * the next into Aries; any whole number.
 */
import { signedArc, sinDeg } from './degrees.js';
import { falsePosition } from './falsePosition.js';
import { JD_AT_2000 } from './gregorian.js';
import { siddhantaSunDeg } from './suryaSiddhanta.js';
import { vakyaSunDeg } from './vakyaSun.js';

/** Entry of the mean Sun into Aries in 2000, by Lahiri. */
export const FIRST_MEAN_JD_UT = 2_451_649.9;
const SIDEREAL_YEAR_DAYS = 365.25636;
export const MEAN_MONTH_DAYS = SIDEREAL_YEAR_DAYS / 12;
/** Days by which the true Sun is at most ahead of the mean one, and the sidereal longitude of the perihelion. */
const MAX_DAYS_AHEAD = 1.94;
const PERIHELION_DEG = 258;
/** A sankranti is nearer than this to its estimate, and to whole mean months from another one. */
export const UNCERTAIN_DAYS = 6;
const TOLERANCE_DAYS = 1e-8;

/** Index of the sign that the Sun enters, 0 Aries .. 11 Pisces. */
export const signIndexOf = (number: number): number => ((number % 12) + 12) % 12;

/** Longitude at which the sign starts that the Sun enters. */
export const signStartDeg = (number: number): number => 30 * signIndexOf(number);

/** Within an hour or two for Lahiri; other zodiacs differ from it by a few days. */
export const estimatedSankranti = (number: number): number =>
  FIRST_MEAN_JD_UT + number * MEAN_MONTH_DAYS - MAX_DAYS_AHEAD * sinDeg(signStartDeg(number) - PERIHELION_DEG);

/** The sankranti that is some days or less from the start of a day, as days since 2000-01-01. */
export const sankrantiNear = (day: number): number =>
  Math.floor((JD_AT_2000 + day - FIRST_MEAN_JD_UT) / MEAN_MONTH_DAYS);

/** Julian day (UT) of a sankranti of the Surya Siddhanta, with exact sines. */
export const siddhantaSankranti = (number: number): number => sankrantiOfSun(siddhantaSunDeg, number);

/** Julian day (UT) of a sankranti of the Sun of the Vakyas. */
export const vakyaSankranti = (number: number): number => sankrantiOfSun(vakyaSunDeg, number);

function sankrantiOfSun(sunDeg: (jdUt: number) => number, number: number): number {
  const fromStart = (jd: number): number => signedArc(signStartDeg(number), sunDeg(jd));
  const middle = estimatedSankranti(number);
  const found = falsePosition(fromStart, middle - UNCERTAIN_DAYS, middle + UNCERTAIN_DAYS, TOLERANCE_DAYS);
  if (typeof found === 'string') throw new RangeError(`sankranti ${number}: ${found}`);
  return found;
}
