import { norm360 } from '../angles/angles.js';
import { ANGAS } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';
import type { JulianDayUt } from '../time/julianDay.js';

/** Which return of the Sun: each counted from 1, so that 1, 1, 1 is the birth. */
export interface ReturnCount {
  /** year of life */
  readonly years: number;
  /** month of that year, a month being 30 degrees of the Sun */
  readonly months: number;
  /** part of 2.5 degrees of that month, about sixty hours; above 12 it runs on into the months that follow */
  readonly sixtyHours: number;
}

/** The first of a year: the solar return itself. */
export const yearBegin = (years: number): ReturnCount => ({ years, months: 1, sixtyHours: 1 });

const MONTH_DEG = 30;
const SIXTY_HOURS_DEG = 2.5;
/** Days in which the Sun comes back to a star. */
const SIDEREAL_YEAR_DAYS = 365.256363;

/** Degrees of the Sun past its natal place, without whole years. */
const pastNatalDeg = ({ months, sixtyHours }: ReturnCount): number =>
  MONTH_DEG * (months - 1) + SIXTY_HOURS_DEG * (sixtyHours - 1);

/** Longitude that the Sun returns to, 0 <= x < 360. */
export const returnTargetDeg = (natalSunDeg: number, count: ReturnCount): number =>
  norm360(natalSunDeg + pastNatalDeg(count));

/**
 * Moment at which the Sun stands at the target of a return: the one nearest to where even motion would bring it
 * (docs/rules/07-panchang-calendar-transits.md#section-15). Even motion is never 4 degrees out, so the nearest is
 * never in doubt.
 */
export function solarReturn(luminaries: Luminaries, birthJdUt: JulianDayUt, count: ReturnCount): JulianDayUt {
  const past = pastNatalDeg(count);
  if (count.years === 1 && past === 0) return birthJdUt;
  const target = returnTargetDeg(luminaries.sunDeg(birthJdUt), count);
  const evenJdUt = birthJdUt + (count.years - 1 + past / 360) * SIDEREAL_YEAR_DAYS;
  return luminaries.crossing(ANGAS.sun_sign, target, evenJdUt);
}
