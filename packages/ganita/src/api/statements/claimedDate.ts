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

const monthNamed = (word: string): number => MONTHS.findIndex((month) => month.startsWith(word)) + 1;

/** Forms of a date. A day and a month in figures without the year first are not read: which is which cannot be known. */
const FORMS: readonly { readonly form: RegExp; readonly parts: readonly ('year' | 'month' | 'word' | 'day')[] }[] = [
  { form: /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/, parts: ['year', 'month', 'day'] },
  { form: /^([a-z]{3,9})\.? (\d{4})$/, parts: ['word', 'year'] },
  { form: /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9})\.?(?:,? (\d{4}))?$/, parts: ['day', 'word', 'year'] },
  { form: /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/, parts: ['word', 'day', 'year'] },
];

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** Any leap year: a date without a year can be 29 February. */
const LEAP_YEAR = 2000;

/** Read a year, a month of a year, or a date with or without its year; null for another text. */
export function claimedDate(text: string): ClaimedDate | null {
  for (const { form, parts } of FORMS) {
    const found = form.exec(text.trim().toLowerCase());
    if (found === null) continue;
    const partOf = (part: (typeof parts)[number]): string | undefined => found[1 + parts.indexOf(part)];
    const word = parts.includes('word') ? partOf('word') : undefined;
    const month = word === undefined ? numberOf(partOf('month')) : monthNamed(word);
    const [year, day] = [partOf('year'), parts.includes('day') ? partOf('day') : undefined];
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
