import { bikramMonthByRule } from '@ganita/calendars/bikramSambatMonths.js';
import {
  estimatedSankranti,
  FIRST_MEAN_JD_UT,
  MEAN_MONTH_DAYS,
  sankrantiNear,
  signStartDeg,
  UNCERTAIN_DAYS,
  vakyaSankranti,
} from '@ganita/calendars/sankrantis.js';
import { perKey } from '../lazy.js';
import { ANGAS } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';
import { type CivilDate, civilOf, daysSince2000, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type Sign, signIndex } from '../zodiac/signs.js';

/**
 * The moment of a sankranti by its number: 0 is the Sun's entry into Aries of the year 2000, 1 that into Taurus, 12 the
 * next into Aries; any whole number.
 */
export type Sankrantis = (number: number) => JulianDayUt;

/** The sankranti that is some days or less from the start of a date. */
export const sankrantiNearDate = (date: CivilDate): number => sankrantiNear(daysSince2000(date));

/** The number of an entry into a sign, by whichever zodiac it was found. */
export function sankrantiNumber(sign: Sign, jdUt: JulianDayUt): number {
  const months = (jdUt - FIRST_MEAN_JD_UT) / MEAN_MONTH_DAYS;
  return signIndex(sign) + 12 * Math.round((months - signIndex(sign)) / 12);
}

/** Sankrantis of a sky. */
export const sankrantisOf = (luminaries: Luminaries): Sankrantis =>
  perKey((number) => luminaries.crossing(ANGAS.sun_sign, signStartDeg(number), estimatedSankranti(number)));

/** Sankrantis of the Surya Siddhanta (docs/rules/01-positions-and-vargas.md#section-12), with exact sines. */
export const siddhantaSankrantis: Sankrantis = (number) => julianDayUt(bikramMonthByRule(number).sankrantiJdUt);

/** Sankrantis of the Vakyas (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-4). */
export const vakyaSankrantis: Sankrantis = (number) => julianDayUt(vakyaSankranti(number));

/**
 * Gregorian year of the sankranti that was a number of months before one; null within some days of a new year, where
 * only the sankranti itself decides.
 */
export function yearOfEarlier(sankrantis: Sankrantis, number: number, monthsBefore: number): number | null {
  const about = sankrantis(number) - monthsBefore * MEAN_MONTH_DAYS;
  const [first, last] = [about - UNCERTAIN_DAYS, about + UNCERTAIN_DAYS].map((jd) => civilOf(julianDayUt(jd), 0).year);
  return first === last ? (first as number) : null;
}
