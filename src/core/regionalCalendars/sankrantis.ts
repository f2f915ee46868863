import { signedArc } from '../angles/angles.js';
import { perKey } from '../lazy.js';
import { ANGAS } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';
import { bracketedZero } from '../search/crossings.js';
import { siddhantaPlaces } from '../sky/suryaSiddhanta/suryaSiddhanta.js';
import { type CivilDate, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';

/**
 * The moment of a sankranti by its number: 0 is the Sun's entry into Aries of the year 2000, 1 that into Taurus, 12 the
 * next into Aries; any whole number.
 */
export type Sankrantis = (number: number) => JulianDayUt;

/** Entry into Aries of 2000, to a day. */
const FIRST_JD_UT = 2_451_648;
const SIDEREAL_YEAR_DAYS = 365.25636;
const MEAN_MONTH_DAYS = SIDEREAL_YEAR_DAYS / 12;
/** The Sun is never further from its mean place; it takes the Surya Siddhanta's Sun a little over two days. */
const MOST_DAYS_FROM_MEAN = 6;

const estimate = (number: number): number => FIRST_JD_UT + number * MEAN_MONTH_DAYS;
const startDegOf = (number: number): number => 30 * (((number % 12) + 12) % 12);

/** The sankranti that is some days or less from the start of a date. */
export const sankrantiNear = (date: CivilDate): number =>
  Math.floor((midnightOf(date, 0) - FIRST_JD_UT) / MEAN_MONTH_DAYS);

/** Sankranti of the Gregorian year in which the Sun enters Aries, and of the months after Aries. */
export const sankrantiOfYear = (gregorianYear: number, monthsAfterAries: number): number =>
  12 * (gregorianYear - 2000) + monthsAfterAries;

/** Sankrantis of a sky. */
export const sankrantisOf = (luminaries: Luminaries): Sankrantis =>
  perKey((number) => luminaries.crossing(ANGAS.sun_sign, startDegOf(number), estimate(number)));

/** Sankrantis of the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12), with exact sines. */
export function siddhantaSankrantis(): Sankrantis {
  const { sunDeg } = siddhantaPlaces({ siddhanta_sines: 'exact' });
  return perKey((number) => {
    const fromStart = (jd: number): number => signedArc(startDegOf(number), sunDeg(julianDayUt(jd)));
    const middle = estimate(number);
    return julianDayUt(bracketedZero(fromStart, middle - MOST_DAYS_FROM_MEAN, middle + MOST_DAYS_FROM_MEAN));
  });
}
