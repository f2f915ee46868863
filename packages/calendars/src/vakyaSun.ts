/**
 * The Sun of the Vakyas, by which the almanacs of the old school in Tamil Nadu and Sri Lanka have their solar months: the
 * parameters of Aryabhata. Positions are sidereal, from the text's own start of Aries. Source: Aryabhatiya I and III;
 * Venketeswara Pai, Ramasubramanian and Sriram, Rationale for vakyas pertaining to the Sun in Karanapaddhati, Indian
 * Journal of History of Science 50 (2015); docs/rules/17-festivals-by-publisher-region-and-rank.md#section-4.
 */
import { norm360 } from './degrees.js';
import {
  aharganaOf,
  degreesGone,
  type Epicycle,
  EXACT_SINES,
  mandaEquationDeg,
  SUN_REVOLUTIONS,
} from './suryaSiddhanta.js';

/** Civil days of a mahayuga of 4,320,000 years. */
const DAYS_OF_MAHAYUGA = 1_577_917_500;
/** Its days are counted from the mean sunrise after the midnight at which Kali starts. */
const SUNRISE_AFTER_MIDNIGHT_DAYS = 0.25;
const MANDOCCA_DEG = 78;
/** 3 parts of 80. */
const EPICYCLE: Epicycle = { evenDeg: 13.5, oddDeg: 13.5 };

/** True Sun of a moment, 0 <= x < 360. */
export function vakyaSunDeg(jdUt: number): number {
  const days = aharganaOf(jdUt) - SUNRISE_AFTER_MIDNIGHT_DAYS;
  const mean = degreesGone(SUN_REVOLUTIONS, DAYS_OF_MAHAYUGA, days);
  return norm360(mean + mandaEquationDeg(EPICYCLE, MANDOCCA_DEG - mean, EXACT_SINES));
}
