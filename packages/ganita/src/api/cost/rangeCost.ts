import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import type { CalendarInput, CalendarSection } from '../../calculations/calendar/calendarRange.js';
import { dateRangeOf } from '../../calculations/calendar/dateRange.js';

const MS_PER_DAY = 86_400_000;
export interface DayRange {
  readonly from_date: string;
  readonly to_date: string;
}
/** Dates of a range, both ends included. */
export const daysOf = ({ from_date, to_date }: DayRange): number =>
  1 + (Date.parse(to_date) - Date.parse(from_date)) / MS_PER_DAY;

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

type DateRange = Parameters<typeof dateRangeOf>[0];

function datesIn(range: DateRange): number {
  const { from, to } = dateRangeOf(range);
  return daysSince2000(to) - daysSince2000(from) + 1;
}

/** Cost of festivals: of the lunar months around a range, which are computed in any case, and of each of its dates. */
const FESTIVALS_PASS = 20;
const FESTIVALS_DAY = 0.25;

export const festivalsMs = (range: DateRange): number => FESTIVALS_PASS + FESTIVALS_DAY * datesIn(range);

/** Cost of each section of a calendar for each date, computed, presented and written, and of the date itself. */
const SECTION_DAY: Readonly<Record<Exclude<CalendarSection, 'festivals'>, number>> = {
  limbs: 0.45,
  sun_moon: 0.25,
  windows: 1,
  lunar: 0.05,
  solar: 0.15,
  grahanas: 0.03,
};
const CALENDAR_DAY = 0.15;

export function calendarMs(input: DateRange & Pick<CalendarInput, 'sections'>): number {
  const dates = datesIn(input);
  return [...new Set(input.sections)].reduce(
    (sum, section) => sum + (section === 'festivals' ? festivalsMs(input) : dates * SECTION_DAY[section]),
    2 + dates * CALENDAR_DAY,
  );
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
