import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';

/** The moment that lies so many years after birth (before it, where the number is negative). Never decreasing. */
export type LimitAt = (yearsFromBirth: number) => JulianDayUt;

/**
 * How the years of a dasha run in time. Every limit is found from birth, never from the limit before it, so a year may
 * be a number of days or a course of the Sun to be solved for.
 */
export interface DashaYear {
  /** Length of a year in days, or null where years are not of one length. */
  readonly days: number | null;
  readonly limitAt: LimitAt;
}

/**
 * Years of one length, counted from birth (docs/rules/04-graha-dashas.md#section-1,
 * docs/rules/05-rasi-dashas.md#section-1-2).
 */
export const evenYears = (birthJdUt: JulianDayUt, days: number): DashaYear => ({
  days,
  limitAt: (yearsFromBirth) => julianDayUt(birthJdUt + yearsFromBirth * days),
});
