/** A date of the Gregorian calendar (proleptic before 1582). */
export interface CivilDate {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  /** 1..31 */
  readonly day: number;
}

/** Julian day of 2000-01-01 00:00. */
export const JD_AT_2000 = 2_451_544.5;

/** Whole number of days since 2000-01-01 of a Gregorian date (Meeus, Astronomical Algorithms, chapter 7). */
export function daysSince2000({ year, month, day }: CivilDate): number {
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month : month + 12;
  const century = Math.floor(y / 100);
  const julian = Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day - 1524.5;
  return julian + 2 - century + Math.floor(century / 4) - JD_AT_2000;
}

/** The Gregorian date of a whole number of days since 2000-01-01. */
export function dateOfDay(days: number): CivilDate {
  const z = Math.floor(days) + 2_451_545;
  const alpha = Math.floor((z - 1_867_216.25) / 36_524.25);
  const b = z + 1 + alpha - Math.floor(alpha / 4) + 1524;
  const c = Math.floor((b - 122.1) / 365.25);
  const d = Math.floor(365.25 * c);
  const e = Math.floor((b - d) / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return { year: month > 2 ? c - 4716 : c - 4715, month, day: b - d - Math.floor(30.6001 * e) };
}

/** True when the date is in the calendar (February 30 is not). */
export function isRealDate(date: CivilDate): boolean {
  const back = dateOfDay(daysSince2000(date));
  return back.year === date.year && back.month === date.month && back.day === date.day;
}

/** True of a Gregorian year of 366 days. */
export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days since 2000-01-01 of a date that may come from anywhere. Error: RangeError for what is no date. */
export function checkedDay(date: CivilDate): number {
  const { year, month, day } = date;
  const days = (MONTH_DAYS[month - 1] ?? 0) + (month === 2 && isLeapYear(year) ? 1 : 0);
  if (!([year, month, day].every(Number.isInteger) && day >= 1 && day <= days))
    throw new RangeError(`${year}-${month}-${day} is not a date of the Gregorian calendar`);
  return daysSince2000(date);
}
