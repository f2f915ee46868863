import { signedArc, sinDeg } from '../angles/angles.js';
import { perKey } from '../lazy.js';
import { ANGAS } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';
import { bracketedZero } from '../search/crossings.js';
import { siddhantaPlaces } from '../sky/suryaSiddhanta/suryaSiddhanta.js';
import { type CivilDate, civilOf, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';
import { type Sign, signAt, signIndex } from '../zodiac/signs.js';

/**
 * The moment of a sankranti by its number: 0 is the Sun's entry into Aries of the year 2000, 1 that into Taurus, 12 the
 * next into Aries; any whole number.
 */
export type Sankrantis = (number: number) => JulianDayUt;

/** Entry of the mean Sun into Aries in 2000, by Lahiri. */
const FIRST_MEAN_JD_UT = 2_451_649.9;
const SIDEREAL_YEAR_DAYS = 365.25636;
const MEAN_MONTH_DAYS = SIDEREAL_YEAR_DAYS / 12;
/** Days by which the true Sun is at most ahead of the mean one, and the sidereal longitude of the perihelion. */
const MAX_DAYS_AHEAD = 1.94;
const PERIHELION_DEG = 258;
/** A sankranti is nearer than this to its estimate, and to whole mean months from another one. */
const UNCERTAIN_DAYS = 6;

/** Within an hour or two for Lahiri; other zodiacs differ from it by a few days. */
const estimate = (number: number): number =>
  FIRST_MEAN_JD_UT + number * MEAN_MONTH_DAYS - MAX_DAYS_AHEAD * sinDeg(startDegOf(number) - PERIHELION_DEG);
const startDegOf = (number: number): number => 30 * signIndex(signAt(number));

/** The sankranti that is some days or less from the start of a date. */
export const sankrantiNear = (date: CivilDate): number =>
  Math.floor((midnightOf(date, 0) - FIRST_MEAN_JD_UT) / MEAN_MONTH_DAYS);

/** The number of an entry into a sign, by whichever zodiac it was found. */
export function sankrantiNumber(sign: Sign, jdUt: JulianDayUt): number {
  const months = (jdUt - FIRST_MEAN_JD_UT) / MEAN_MONTH_DAYS;
  return signIndex(sign) + 12 * Math.round((months - signIndex(sign)) / 12);
}

/** Sankrantis of a sky. */
export const sankrantisOf = (luminaries: Luminaries): Sankrantis =>
  perKey((number) => luminaries.crossing(ANGAS.sun_sign, startDegOf(number), estimate(number)));

/** Sankrantis of the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12), with exact sines. */
export function siddhantaSankrantis(): Sankrantis {
  const { sunDeg } = siddhantaPlaces({ siddhanta_sines: 'exact' });
  return perKey((number) => {
    const fromStart = (jd: number): number => signedArc(startDegOf(number), sunDeg(julianDayUt(jd)));
    const middle = estimate(number);
    return julianDayUt(bracketedZero(fromStart, middle - UNCERTAIN_DAYS, middle + UNCERTAIN_DAYS));
  });
}

/**
 * Gregorian year of the sankranti that was a number of months before one; null within some days of a new year, where
 * only the sankranti itself decides.
 */
export function yearOfEarlier(sankrantis: Sankrantis, number: number, monthsBefore: number): number | null {
  const about = sankrantis(number) - monthsBefore * MEAN_MONTH_DAYS;
  const [first, last] = [about - UNCERTAIN_DAYS, about + UNCERTAIN_DAYS].map((jd) => civilOf(julianDayUt(jd), 0).year);
  return first === last ? (first as number) : null;
}
