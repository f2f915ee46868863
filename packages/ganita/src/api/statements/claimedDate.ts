import { isRealDate } from '@ganita/core/time/julianDay.js';

/** A date as precisely as a claim states it; what it leaves out is null. */
export interface ClaimedDate {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
].concat('november', 'december');
const SHORTEST_MONTH = 3;

const monthNamed = (word: string): number =>
  word.length < SHORTEST_MONTH ? 0 : MONTHS.findIndex((month) => month.startsWith(word)) + 1;

/** Forms of a date. A day and a month in figures without the year first are not read: nobody knows which is which. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})(?:-(?<figures>\d{2})(?:-(?<day>\d{2}))?)?$/,
  /^(?<month>[a-z]+)\.? (?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>[a-z]+)\.?(?:,? (?<year>\d{4}))?$/,
  /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/,
];

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** Any leap year: a date without a year can be 29 February. */
const LEAP_YEAR = 2000;

/** Read a year, a month of a year, or a date with or without its year; null for another text. */
export function claimedDate(text: string): ClaimedDate | null {
  for (const form of FORMS) {
    const found = form.exec(text.trim().toLowerCase())?.groups;
    if (found === undefined) continue;
    const { year, figures, day, month: word } = found;
    const month = word === undefined ? numberOf(figures) : monthNamed(word);
    const date = { year: numberOf(year), month, day: numberOf(day) };
    const full = { year: date.year ?? LEAP_YEAR, month: month ?? 1, day: date.day ?? 1 };
    if (isRealDate(full)) return date;
  }
  return null;
}

/** Whether a date, YYYY-MM-DD, is the claimed one as far as that goes. */
export function isClaimedDate(date: string, { year, month, day }: ClaimedDate): boolean {
  const [y, m, d] = date.slice(0, 10).split('-').map(Number);
  return (year ?? y) === y && (month ?? m) === m && (day ?? d) === d;
}
