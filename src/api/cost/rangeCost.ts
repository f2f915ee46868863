import type { CalendarInput } from '../../calculations/calendar/calendarRange.js';
import { dateRangeOf } from '../../calculations/calendar/dateRange.js';
import type { CalendarSection } from '../../core/panchanga/range/calendarDays.js';
import { daysSince2000 } from '../../core/time/julianDay.js';

const MS_PER_DAY = 86_400_000;
export interface DayRange {
  readonly from_date: string;
  readonly to_date: string;
}
/** Dates of a range, both ends included. */
export const daysOf = ({ from_date, to_date }: DayRange): number =>
  1 + (Date.parse(to_date) - Date.parse(from_date)) / MS_PER_DAY;

interface YearOrDates {
  readonly year: number | null;
  readonly from: string | null;
  readonly to: string | null;
}
const MAX_YEAR_DATES = 366;
/** The festivals of a year, or of its dates; the lunar months around them are computed in any case. */
export const festivalsMs = ({ from, to }: YearOrDates): number =>
  10 + 0.16 * (from === null || to === null ? MAX_YEAR_DATES : daysOf({ from_date: from, to_date: to }));

/** The sign changes of a graha, for each day of the range; where it is not named it costs next to nothing. */
const INGRESS_DAY: Readonly<Record<string, number>> = {
  Moon: 0.0055,
  Mercury: 0.0015,
  Venus: 0.0015,
  Sun: 0.001,
  Mars: 0.001,
};
export const ingressMs = (input: DayRange & { readonly planets: readonly string[] | null }): number =>
  1 + daysOf(input) * (input.planets ?? []).reduce((sum, graha) => sum + (INGRESS_DAY[graha] ?? 0), 0);

/** Cost of each section of a calendar for each date, computed, presented and written, and of the date itself. */
const SECTION_DAY: Readonly<Record<CalendarSection, number>> = {
  limbs: 0.45,
  sun_moon: 0.25,
  windows: 1,
  lunar: 0.05,
  solar: 0.15,
};
const CALENDAR_DAY = 0.15;

type DateRange = Parameters<typeof dateRangeOf>[0];

function datesIn(range: DateRange): number {
  const { from, to } = dateRangeOf(range);
  return daysSince2000(to) - daysSince2000(from) + 1;
}

export function calendarMs(input: DateRange & Pick<CalendarInput, 'sections'>): number {
  const perDate = [...new Set(input.sections)].reduce((sum, section) => sum + SECTION_DAY[section], CALENDAR_DAY);
  return 2 + datesIn(input) * perDate;
}

/** Cost of the pass of a person's range, of each of its dates, and of an ancestor. */
const PERSONAL_PASS = 60;
const PERSONAL_DAY = 0.4;
const ANCESTOR = 1;

export const personalMs = (input: DateRange & { readonly ancestors: readonly unknown[] }): number =>
  PERSONAL_PASS + datesIn(input) * PERSONAL_DAY + input.ancestors.length * ANCESTOR;

/** Cost of each year of a calendar file, and of the year before the first. */
const FEED_YEAR = 150;
export const feedMs = ({ years }: { readonly years: number }): number => (years + 1) * FEED_YEAR;
