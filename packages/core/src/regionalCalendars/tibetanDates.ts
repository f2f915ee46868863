/**
 * The Tibetan calendar of the Phugpa school, by its own arithmetic: mean lunar days with the equations of the Sun and the Moon
 * from its tables. Source: S. Janson, Tibetan calendar mathematics (arXiv:1401.6285), in the form of N. Dershowitz and
 * E. Reingold, Calendrical Calculations. Years 127 ahead of the Gregorian; months 1 to 12, days 1 to 30, which the place of an
 * observer does not move.
 */

/** Whole days from the epoch of the calendar, 7 December 128 BCE, to 2000-01-01. */
const EPOCH_BEFORE_2000 = 776_530;
const YEARS_AHEAD = 127;

/** Sixtieths of a lunar day by twelfths of the Sun's anomaly up to a quarter turn, and by 28ths of the Moon's. */
const SUN_TABLE = [0, 6, 10, 11] as const;
const MOON_TABLE = [0, 5, 10, 15, 19, 22, 24, 25] as const;

/** The equation at a step of an anomaly, in lunar days: half a turn later it is the opposite. */
function equationAt(table: readonly number[], step: number): number {
  const quarter = table.length - 1;
  const inHalf = step % (2 * quarter);
  const sixtieths = table[inHalf > quarter ? 2 * quarter - inHalf : inHalf] as number;
  return (step % (4 * quarter) >= 2 * quarter ? -sixtieths : sixtieths) / 60;
}

/** The equation at an anomaly of turns, between two steps of its table. */
function equation(table: readonly number[], turns: number): number {
  const steps = 4 * (table.length - 1);
  const at = (turns - Math.floor(turns)) * steps;
  const step = Math.floor(at);
  const part = at - step;
  return (1 - part) * equationAt(table, step) + part * equationAt(table, step + 1);
}

/** Months gone at the start of a month of a Tibetan year, with a leap month before the month of its number. */
const monthsGone = (year: number, month: number): number =>
  Math.floor((804 / 65) * (year - 1) + (67 / 65) * month + 64 / 65);

/** The date of a day of a month (not of its leap month), in whole days since 2000-01-01. */
export function tibetanDate(year: number, month: number, day: number): number {
  const days = 30 * monthsGone(year, month) + day;
  const mean = (days * 11_135) / 11_312 - 31 + 1071 / 1616;
  const sun = equation(SUN_TABLE, (days * 13) / 4824 + 2117 / 4824);
  const moon = equation(MOON_TABLE, (days * 3781) / 105_840 + 2837 / 15_120);
  return Math.floor(mean - sun + moon) - EPOCH_BEFORE_2000;
}

const DAYS_PER_YEAR = 365.2425;

/** The dates of a day of a month between two dates, both included; all in whole days since 2000-01-01. */
export function tibetanDates(month: number, day: number, first: number, last: number): readonly number[] {
  const yearOf = (index: number): number => 2000 + Math.floor(index / DAYS_PER_YEAR) + YEARS_AHEAD;
  const dates: number[] = [];
  for (let year = yearOf(first) - 1; year <= yearOf(last) + 1; year++) {
    const index = tibetanDate(year, month, day);
    if (index >= first && index <= last) dates.push(index);
  }
  return dates;
}
