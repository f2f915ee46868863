import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import { dateRangeOf } from '../calculations/calendar/dateRange.js';

/** Counts what a checked request asks for. */
type Count<Checked> = { count(request: Checked): number }['count'];

/** What a request costs, in milliseconds of CPU time on the machine of docs/performance.md, as measured. */
export interface Growth<Checked> {
  /** Of any request. */
  readonly base: number;
  /** Milliseconds of each thing that the request asks for, and how many it asks for. */
  readonly per?: readonly (readonly [ms: number, count: Count<Checked>])[];
}

/** The estimate of a checked request. Errors: those of the counts. */
export const grownMs = <Checked>({ base, per = [] }: Growth<Checked>, request: Checked): number =>
  per.reduce((sum, [ms, count]) => sum + ms * count(request), base);

const MS_PER_DAY = 86_400_000;

/** Two dates, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from_date: string;
  readonly to_date: string;
}

/** Dates of a range, both ends included. */
export const daysOf = ({ from_date, to_date }: DayRange): number =>
  1 + (Date.parse(to_date) - Date.parse(from_date)) / MS_PER_DAY;
/** The same of a request. */
export const daysIn = ({ input }: { readonly input: DayRange }): number => daysOf(input);

interface DatesRequest {
  readonly input: Parameters<typeof dateRangeOf>[0];
}

/** Dates of a month, a year or a range. Errors: `invalid_input`, as in the calculation. */
export function datesIn({ input }: DatesRequest): number {
  const { from, to } = dateRangeOf(input);
  return daysSince2000(to) - daysSince2000(from) + 1;
}

interface PictureRequest {
  readonly input: { readonly format: 'svg' | 'png'; readonly size: number };
}
/** 1 for a picture that is written as PNG. */
const isPng = ({ input }: PictureRequest): number => (input.format === 'png' ? 1 : 0);
/** Millions of pixels of a PNG. */
const megapixels = (request: PictureRequest): number => (isPng(request) * request.input.size ** 2) / 1e6;
/** What pixels add to any picture. */
export const PIXELS = [
  [10, isPng],
  [60, megapixels],
] as const;
