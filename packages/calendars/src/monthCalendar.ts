import { formatDay, type MonthNames } from './formatDay.js';
import { type CivilDate, checkedDay, dateOfDay } from './gregorian.js';

/** A date of a calendar: a year of its era, the number of a month, 1..12, and a day, 1..32. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * How sure the first day of a month is. `proclaimed`: as an authority has announced it; `fixed`: by a law, or a rule
 * that leaves nothing to the sky; `computed`: by the rule; `near_boundary`: by the rule, but so little decides that
 * printed calendars may have the neighbouring day.
 */
export type MonthStatus = 'proclaimed' | 'fixed' | 'computed' | 'near_boundary';

/** What is known of the first day of a month beside the day. */
export interface MonthFacts {
  readonly status: MonthStatus;
  /** Minutes by which the Sun would have to be earlier or later for the month to start on another day; null if fixed. */
  readonly marginMinutes: number | null;
  /** Where a proclaimed month is printed; null for any other. */
  readonly source: string | null;
}

/** A month of a year. */
export interface CalendarMonth<Id extends string = string> extends MonthFacts {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  readonly id: Id;
  readonly days: number;
  /** Gregorian date of its day 1. */
  readonly first: CivilDate;
}

/** A calendar whose dates are a year, a month and a day. */
export interface MonthCalendar<Id extends string, Language extends string> {
  readonly id: string;
  /** Ids of the months, in the order of their numbers. */
  readonly months: readonly Id[];
  /** First and last year, in the era of the calendar. */
  readonly years: { readonly first: number; readonly last: number };
  readonly languages: readonly Language[];
  /** The date of a Gregorian date. Errors: RangeError for what is no date, or outside `years`. */
  fromGregorian(date: CivilDate): CalendarDate;
  /** The Gregorian date of a date. Errors: RangeError for a date that the calendar does not have. */
  toGregorian(date: CalendarDate): CivilDate;
  /** The months of a year in the order of time. Error: RangeError outside `years`. */
  monthsOf(year: number): readonly CalendarMonth<Id>[];
  /** Days of a month, 1..12. Errors: RangeError for a month or year that the calendar does not have. */
  daysInMonth(year: number, month: number): number;
  /** `1 Baisakh 2083`, in a language with the digits that it prints. Errors: RangeError as `toGregorian`. */
  format(date: CalendarDate, language: Language): string;
}

/** What makes a calendar. Its months are counted: 12 times the year, and the place of the month in the year, 0..11. */
export interface CalendarRule<Id extends string, Language extends string> {
  readonly id: string;
  readonly months: readonly Id[];
  readonly names: MonthNames<Language>;
  /** Number of the month with which a year starts. */
  readonly startsWith: number;
  readonly years: { readonly first: number; readonly last: number };
  /** First day of a month, in days since 2000-01-01; of one month more than `years` have, too. */
  readonly firstDay: (count: number) => number;
  readonly facts: (count: number) => MonthFacts;
}

const MEAN_MONTH_DAYS = 30.437;

/** The calendar of a rule. */
export function monthCalendar<Id extends string, Language extends string>(
  rule: CalendarRule<Id, Language>,
): MonthCalendar<Id, Language> {
  const { id, months, names, startsWith, years, facts } = rule;
  const [first, end] = [12 * years.first, 12 * (years.last + 1)];
  const firstDays: number[] = [];
  const firstDay = (count: number): number => {
    firstDays[count - first] ??= rule.firstDay(count);
    return firstDays[count - first] as number;
  };
  const numberOf = (place: number): number => ((startsWith - 1 + place) % 12) + 1;
  const outside = (what: string): RangeError =>
    new RangeError(`${what} is outside the years ${years.first} to ${years.last} of ${id}`);

  const countOf = (year: number, month: number): number => {
    if (!(year >= years.first && year <= years.last && Number.isInteger(year))) throw outside(String(year));
    if (!(month >= 1 && month <= 12 && Number.isInteger(month))) throw new RangeError(`${id} has no month ${month}`);
    return 12 * year + ((month - startsWith + 12) % 12);
  };

  const daysIn = (count: number): number => firstDay(count + 1) - firstDay(count);

  const dayOf = ({ year, month, day }: CalendarDate): number => {
    const count = countOf(year, month);
    if (!(day >= 1 && day <= daysIn(count) && Number.isInteger(day)))
      throw new RangeError(`month ${month} of ${id} ${year} has no day ${day}`);
    return firstDay(count) + day - 1;
  };

  return {
    id,
    months,
    years,
    languages: Object.keys(names) as Language[],
    fromGregorian(date) {
      const day = checkedDay(date);
      if (day < firstDay(first) || day >= firstDay(end)) throw outside('the date');
      let count = Math.min(end - 1, first + Math.floor((day - firstDay(first)) / MEAN_MONTH_DAYS));
      while (firstDay(count) > day) count--;
      while (firstDay(count + 1) <= day) count++;
      return { year: Math.floor(count / 12), month: numberOf(count % 12), day: day - firstDay(count) + 1 };
    },
    toGregorian: (date) => dateOfDay(dayOf(date)),
    monthsOf: (year) =>
      months.map((_, place) => {
        const month = numberOf(place);
        const count = countOf(year, month);
        return {
          year,
          month,
          id: months[month - 1] as Id,
          days: daysIn(count),
          first: dateOfDay(firstDay(count)),
          ...facts(count),
        };
      }),
    daysInMonth: (year, month) => daysIn(countOf(year, month)),
    format(date, language) {
      dayOf(date);
      return formatDay(date, names, language);
    },
  };
}
