import {
  type CivilDate,
  civilOf,
  daysSince2000,
  isRealDate,
  type JulianDayUt,
  julianDayUt,
  midnightOf,
} from '../time/julianDay.js';
import type { Dasha } from './period.js';

/** The moment a number of years after birth (before it if negative). Never decreasing. */
export type LimitAt = (yearsFromBirth: number) => JulianDayUt;

/**
 * How the years of a dasha become moments. Every limit is computed from birth, never from the previous limit, so a year
 * may be a number of days or a solar arc that has to be solved.
 */
export interface DashaYear {
  /** Length of a year in days, or null if years differ in length. */
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

/** Whole years that a sum of fractions misses by less than this are whole; a thirtieth of a second. */
const YEARS_TOLERANCE = 1e-9;

/** A date some years later; 29 February becomes 28 February in a year that has none. */
function yearsLater({ year, month, day }: CivilDate, years: number): CivilDate {
  const date = { year: year + years, month, day };
  return isRealDate(date) ? date : { ...date, day: day - 1 };
}

/**
 * Years of the civil calendar: whole ones end on the day and month of the birth, at its time of day; a part of one is
 * that part of the days between two such ends (docs/rules/16-schools-of-a-chart.md#section-3).
 */
export function calendarYears(birthJdUt: JulianDayUt, utcOffsetHours: number): DashaYear {
  const date = civilOf(birthJdUt, utcOffsetHours);
  const sinceMidnight = birthJdUt - midnightOf(date, utcOffsetHours);
  const anniversary = (years: number): number => midnightOf(yearsLater(date, years), utcOffsetHours) + sinceMidnight;
  return {
    days: null,
    limitAt(yearsFromBirth) {
      const whole = Math.floor(yearsFromBirth + YEARS_TOLERANCE);
      const start = anniversary(whole);
      const part = Math.max(0, yearsFromBirth - whole);
      return julianDayUt(start + part * (anniversary(whole + 1) - start));
    },
  };
}

/** Balance of the first period at birth. */
export interface Balance {
  readonly totalYears: number;
  /** The same in years, months and days as books print it, from whole days; null if years differ in length. */
  readonly printed: { readonly years: number; readonly months: number; readonly days: number } | null;
}

const MONTHS = 12;

/** A length in years of some days as whole years, twelfths of a year and days. */
function printedLength(years: number, yearDays: number): NonNullable<Balance['printed']> {
  const month = yearDays / MONTHS;
  const whole = Math.floor(years + YEARS_TOLERANCE);
  const rest = Math.max(0, (years - whole) * yearDays);
  const wholeMonths = Math.floor(rest / month);
  const days = Math.round(rest - wholeMonths * month);
  // A remainder that is rounded up to a month, or by it to a year, is one.
  const months = wholeMonths + (days >= month ? 1 : 0);
  return {
    years: whole + Math.floor(months / MONTHS),
    months: months % MONTHS,
    days: days >= month ? 0 : days,
  };
}

/**
 * Balance of the first period at birth, or null for a dasha without periods
 * (docs/rules/04-graha-dashas.md#section-2-1). The printed form counts whole days from the civil date of birth to that
 * of the period's end, in dasha years, twelfths of one, and days. A period that starts at birth has its whole length
 * left, whatever the time of day.
 */
export function balanceAtBirth<L>(
  dasha: Dasha<L>,
  year: DashaYear,
  birthJdUt: JulianDayUt,
  utcOffsetHours: number,
): Balance | null {
  const [startYears, totalYears] = dasha.limitsYears;
  if (totalYears === undefined) return null;
  if (year.days === null) return { totalYears, printed: null };
  const dayOf = (jdUt: JulianDayUt): number => daysSince2000(civilOf(jdUt, utcOffsetHours));
  const countedYears = (dayOf(year.limitAt(totalYears)) - dayOf(birthJdUt)) / year.days;
  return { totalYears, printed: printedLength(startYears === 0 ? totalYears : countedYears, year.days) };
}
