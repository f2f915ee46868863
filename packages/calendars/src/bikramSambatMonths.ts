/**
 * The months of Bikram Sambat by its rule: a month starts on the civil date (UTC + 5:36) on which the Sun of the Surya
 * Siddhanta enters its sign; Magh, if that is after 17:00, on the next date; Shrawan, if that is before 05:36, on the
 * date before. Months have the numbers of their sankrantis (`sankrantis.ts`).
 */
import { PROCLAIMED_DIFFERENCES, PROCLAIMED_YEARS } from './bikramSambat.data.js';
import { JD_AT_2000 } from './gregorian.js';
import { perKey } from './perKey.js';
import { siddhantaSankranti, signIndexOf } from './sankrantis.js';

/** Year of the calendar that starts in 2000. */
const YEAR_AT_2000 = 2057;
/** Hours ahead of UTC of the clock of the calendar, 5:36 at 84 degrees east. */
export const BIKRAM_CLOCK_HOURS = 5.6;
/** Where the Sun enters a sign this close to a limit, the proclaimed month may start on the neighbouring date. */
export const BIKRAM_NEAR_MINUTES = 20;
const SECONDS_PER_DAY = 86_400;
const CANCER = 3;
const CAPRICORN = 9;

/** A reading of the clock on a date, or on the one after it. */
export interface ClockLimit {
  readonly daysLater: 0 | 1;
  readonly hour: number;
  readonly minute: number;
}

/** The last moment of a date: the month of a sign starts on it if the Sun enters the sign before this moment. */
export function bikramLimit(signIndex: number): ClockLimit {
  if (signIndex === CAPRICORN) return { daysLater: 0, hour: 17, minute: 0 };
  if (signIndex === CANCER) return { daysLater: 1, hour: 5, minute: 36 };
  return { daysLater: 1, hour: 0, minute: 0 };
}

/** A month by the rule. Days are counted since 2000-01-01, moments are Julian days in UT. */
export interface MonthByRule {
  readonly firstDay: number;
  readonly sankrantiJdUt: number;
  /** The last moment of the day before the first, and of the first: the sankranti lies between them. */
  readonly limits: readonly [before: number, after: number];
  /** Days by which the sankranti would have to be earlier or later for the month to start on the neighbouring date. */
  readonly marginDays: number;
}

function limitAt(number: number, day: number): number {
  const { daysLater, hour, minute } = bikramLimit(signIndexOf(number));
  const seconds = hour * 3600 + minute * 60;
  return JD_AT_2000 + (day + daysLater) + (seconds - BIKRAM_CLOCK_HOURS * 3600) / SECONDS_PER_DAY;
}

/** A month by the rule alone, of any year. */
export const bikramMonthByRule = perKey((number: number): MonthByRule => {
  const sankrantiJdUt = siddhantaSankranti(number);
  let firstDay = Math.floor(sankrantiJdUt - JD_AT_2000) - 1;
  while (limitAt(number, firstDay) <= sankrantiJdUt) firstDay++;
  const limits = [limitAt(number, firstDay - 1), limitAt(number, firstDay)] as const;
  const marginDays = Math.min(limits[1] - sankrantiJdUt, sankrantiJdUt - limits[0]);
  return { firstDay, sankrantiJdUt, limits, marginDays };
});

/** Number of the sankranti of a month, 1 Baisakh. */
export const bikramSankranti = (year: number, month: number): number => 12 * (year - YEAR_AT_2000) + month - 1;

/** Year of a month. */
export const bikramYearOf = (number: number): number => Math.floor(number / 12) + YEAR_AT_2000;

/** Whether the proclaimed months of the year of a month are known here. */
export function isProclaimed(number: number): boolean {
  const year = bikramYearOf(number);
  return year >= PROCLAIMED_YEARS.first && year <= PROCLAIMED_YEARS.last;
}

const DIFFERENCES: ReadonlyMap<number, number> = new Map(
  PROCLAIMED_DIFFERENCES.map(({ year, month, daysAfterRule }) => [bikramSankranti(year, month), daysAfterRule]),
);

/** First day of a month, in days since 2000-01-01: the proclaimed one where it is known, else that of the rule. */
export const bikramFirstDay = (number: number): number =>
  bikramMonthByRule(number).firstDay + (DIFFERENCES.get(number) ?? 0);
