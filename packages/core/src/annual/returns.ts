import { norm360, signedArc } from '../angles/angles.js';
import { ANGAS } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { signOf } from '../zodiac/signs.js';

/** A return of the Sun. All numbers start at 1, so that 1, 1, 1 is the birth. */
export interface ReturnCount {
  /** year of life */
  readonly years: number;
  /** month of that year, a month being 30 degrees of the Sun */
  readonly months: number;
  /** part of 2.5 degrees of that month, about sixty hours; above 12 it falls in the following months */
  readonly sixtyHours: number;
}

/** The first of a year: the solar return itself. */
export const yearStart = (years: number): ReturnCount => ({ years, months: 1, sixtyHours: 1 });

const MONTH_DEG = 30;
const SIXTY_HOURS_DEG = 2.5;
/** Days in which the Sun returns to a fixed star. */
const SIDEREAL_YEAR_DAYS = 365.256363;

/** Degrees of the Sun past its natal place, without whole years. */
const pastNatalDeg = ({ months, sixtyHours }: ReturnCount): number =>
  MONTH_DEG * (months - 1) + SIXTY_HOURS_DEG * (sixtyHours - 1);

/** Longitude that the Sun returns to, 0 <= x < 360. */
export const returnTargetDeg = (natalSunDeg: number, count: ReturnCount): number =>
  norm360(natalSunDeg + pastNatalDeg(count));

/**
 * Moment at which the Sun reaches the target of a return: the one nearest to the moment that mean motion gives
 * (docs/rules/07-panchang-calendar-transits.md#section-15). The error of mean motion is below 4 degrees, so the
 * nearest is unambiguous.
 */
export function solarReturn(luminaries: Luminaries, birthJdUt: JulianDayUt, count: ReturnCount): JulianDayUt {
  const past = pastNatalDeg(count);
  if (count.years === 1 && past === 0) return birthJdUt;
  const target = returnTargetDeg(luminaries.sunDeg(birthJdUt), count);
  const evenJdUt = birthJdUt + (count.years - 1 + past / 360) * SIDEREAL_YEAR_DAYS;
  return luminaries.crossing(ANGAS.sun_sign, target, evenJdUt);
}

/** The return of the natal tithi, exact to its fraction, in a year of life. */
export interface TithiPravesha {
  readonly jdUt: JulianDayUt;
  /** Moon minus Sun at birth, 0 <= x < 360 */
  readonly elongationDeg: number;
  /** False in a year in which the natal elongation does not occur while the Sun is in its natal sign. */
  readonly sunInNatalSign: boolean;
  /** The solar return of the year, which is near it. */
  readonly solarReturnJdUt: JulianDayUt;
}

const SYNODIC_MONTH_DAYS = 29.530588;

/**
 * The moment of the natal elongation with the Sun in its natal sign: the one nearest to the solar return of the
 * year. If there is none in that sign, the nearest in any sign
 * (docs/rules/07-panchang-calendar-transits.md#section-15). Year 1 is the birth.
 */
export function tithiPravesha(luminaries: Luminaries, birthJdUt: JulianDayUt, years: number): TithiPravesha {
  const elongationDeg = luminaries.angleDeg(ANGAS.tithi, birthJdUt);
  if (years === 1) return { jdUt: birthJdUt, elongationDeg, sunInNatalSign: true, solarReturnJdUt: birthJdUt };
  const solarReturnJdUt = solarReturn(luminaries, birthJdUt, yearStart(years));
  const natalSign = signOf(luminaries.sunDeg(birthJdUt));
  const toGo = signedArc(luminaries.angleDeg(ANGAS.tithi, solarReturnJdUt), elongationDeg);
  const nearJdUt = solarReturnJdUt + toGo / ANGAS.tithi.meanDegPerDay;
  // The next ones are more than 43 days away; by then the Sun has left its sign.
  const returns = [-1, 0, 1].map((months) => {
    const jdUt = luminaries.crossing(ANGAS.tithi, elongationDeg, nearJdUt + months * SYNODIC_MONTH_DAYS);
    return { jdUt, sunInNatalSign: signOf(luminaries.sunDeg(jdUt)) === natalSign };
  });
  const inSign = returns.filter(({ sunInNatalSign }) => sunInNatalSign);
  const away = ({ jdUt }: { readonly jdUt: JulianDayUt }): number => Math.abs(jdUt - solarReturnJdUt);
  const nearest = (inSign.length > 0 ? inSign : returns).reduce((a, b) => (away(b) < away(a) ? b : a));
  return { ...nearest, elongationDeg, solarReturnJdUt };
}
