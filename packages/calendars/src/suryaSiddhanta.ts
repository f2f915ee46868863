/**
 * The Sun of the Surya Siddhanta, standard text (Burgess 1860, chapters I and II), without bija: a mean motion and one
 * equation of the centre. Positions are sidereal, from the text's own start of Aries.
 */
import { degrees, norm360, radians } from './degrees.js';

/** Civil days of a mahayuga of 4,320,000 years. */
export const DAYS_OF_MAHAYUGA = 1_577_917_828;
const MAHAYUGAS_OF_KALPA = 1000;
const YEARS_OF_KALPA = 4_320_000_000;
/** Years from the creation, when the planets started to move, to the start of Kali. */
const YEARS_BEFORE_KALI = 1_955_880_000;

/** Ujjain, degrees east of Greenwich. */
const UJJAIN_LONGITUDE_DEG = 75.7684565;
/** Start of Kali: midnight at Ujjain of 18 February 3102 BC (Julian), as a Julian day in UT. */
export const KALI_JD_UT = 588_465.5 - UJJAIN_LONGITUDE_DEG / 360;

/** Revolutions of the Sun in a mahayuga, and of its mandocca in a kalpa. */
export const SUN_REVOLUTIONS = 4_320_000;
export const SUN_MANDOCCA_REVOLUTIONS = 387;

/** Circumference of an epicycle in degrees of the orbit, at the ends of the even and of the odd quadrants. */
export interface Epicycle {
  readonly evenDeg: number;
  readonly oddDeg: number;
}
export const SUN_EPICYCLE: Epicycle = { evenDeg: 14, oddDeg: 13 + 40 / 60 };

/** The trigonometry used for the equations; angles in degrees, the radius is 1. */
export interface Sines {
  readonly sin: (angleDeg: number) => number;
  readonly cos: (angleDeg: number) => number;
  /** -90 <= x <= 90, for -1 <= sine <= 1 */
  readonly arcsin: (sine: number) => number;
}
export const EXACT_SINES: Sines = {
  sin: (angleDeg) => Math.sin(radians(angleDeg)),
  cos: (angleDeg) => Math.cos(radians(angleDeg)),
  arcsin: (sine) => degrees(Math.asin(sine)),
};

/** Ahargana: days since the start of Kali, with their fraction. Counted at Ujjain, so it is valid for every place. */
export const aharganaOf = (jdUt: number): number => jdUt - KALI_JD_UT;

/** Degrees passed since Kali at a rate of revolutions in a number of days, 0 <= x < 360. */
export const degreesGone = (revolutions: number, days: number, ahargana: number): number =>
  norm360((360 * ((revolutions * ahargana) % days)) / days);

/** Apex of slowest motion of a planet with so many revolutions of it in a kalpa, 0 <= x < 360. */
export function mandoccaOf(revolutions: number, ahargana: number): number {
  const atKali = (360 * ((revolutions * YEARS_BEFORE_KALI) % YEARS_OF_KALPA)) / YEARS_OF_KALPA;
  return norm360(atKali + degreesGone(revolutions, MAHAYUGAS_OF_KALPA * DAYS_OF_MAHAYUGA, ahargana));
}

/**
 * Circumference of an epicycle at a kendra, in degrees of the orbit: it changes from one size to the other with the
 * sine.
 */
export const circumferenceDeg = ({ evenDeg, oddDeg }: Epicycle, kendraDeg: number, sines: Sines): number =>
  evenDeg - (evenDeg - oddDeg) * Math.abs(sines.sin(kendraDeg));

/** Manda equation (of the centre) at a kendra, mandocca less planet; degrees, to be added. */
export const mandaEquationDeg = (epicycle: Epicycle, kendraDeg: number, sines: Sines): number =>
  sines.arcsin((circumferenceDeg(epicycle, kendraDeg, sines) / 360) * sines.sin(kendraDeg));

/** True Sun of a moment, with exact sines, 0 <= x < 360. */
export function siddhantaSunDeg(jdUt: number): number {
  const ahargana = aharganaOf(jdUt);
  const mean = degreesGone(SUN_REVOLUTIONS, DAYS_OF_MAHAYUGA, ahargana);
  const mandocca = mandoccaOf(SUN_MANDOCCA_REVOLUTIONS, ahargana);
  return norm360(mean + mandaEquationDeg(SUN_EPICYCLE, mandocca - mean, EXACT_SINES));
}
