import { invalidInput } from '@ganita/core/errors/domainError.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { addDays, type CivilDate } from '@ganita/core/time/julianDay.js';
import { Type } from 'typebox';
import { date } from '../fields/birthFields.js';
import { nullable } from '../fields/schema.js';
import { spanEndCheck } from '../fields/transitFields.js';
import { isGiven, REQUIRED_UNLESS } from '../validation/alternatives.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** Dates that a range has at most. */
const MAX_RANGE_DATES = 400;

const endOfRange = (description: string) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: (date as { readonly pattern?: string }).pattern,
      default: null,
      description: `YYYY-MM-DD; ${description}; not required beside \`year\``,
      [REQUIRED_UNLESS]: 'year',
    }),
  );

/** A range of dates by its ends, or as a year or a month. */
export const dateRangeFields = {
  from_date: endOfRange('first date'),
  to_date: endOfRange(`last date, at most ${MAX_RANGE_DATES - 1} days after the first`),
  year: Type.Optional(
    nullable(
      Type.Integer({
        minimum: TRANSIT_YEARS.first,
        maximum: TRANSIT_YEARS.last,
        default: null,
        description: 'all dates of a year of the civil calendar, in place of `from_date` and `to_date`',
      }),
    ),
  ),
  month: Type.Optional(
    nullable(
      Type.Integer({ minimum: 1, maximum: 12, default: null, description: 'those of one month of `year` alone' }),
    ),
  ),
};

/** The fields of a range in a request. */
interface DateRangeFields {
  readonly from_date: string | null;
  readonly to_date: string | null;
  readonly year: number | null;
  readonly month: number | null;
}

export const dateRangeChecks: Readonly<Record<string, FieldCheck>> = {
  from_date: (value, body) => {
    if (!isGiven(value)) return;
    parseDate(value as string, 'from_date', TRANSIT_YEARS);
    if (!isGiven(body.to_date)) throw invalidInput('to_date', 'is required beside from_date', null, 'requires_field');
  },
  to_date: (value, body, limits) => {
    if (!isGiven(value)) return;
    if (!isGiven(body.from_date)) throw invalidInput('from_date', 'is required beside to_date', null, 'requires_field');
    spanEndCheck('to_date', 'from_date', MAX_RANGE_DATES - 1)(value, body, limits);
  },
  year: (value, body) => {
    if (!isGiven(value) || !(isGiven(body.from_date) || isGiven(body.to_date))) return;
    throw invalidInput('year', 'must not be given with from_date and to_date', value, 'contradiction');
  },
  month: (value, body) => {
    if (isGiven(value) && !isGiven(body.year))
      throw invalidInput('year', 'is required beside month', null, 'requires_field');
  },
};

/** First and last date of a checked range. */
export function dateRangeOf({ from_date: from, to_date: to, year, month }: DateRangeFields): {
  from: CivilDate;
  to: CivilDate;
} {
  if (from !== null && to !== null)
    return { from: parseDate(from, 'from_date', TRANSIT_YEARS), to: parseDate(to, 'to_date', TRANSIT_YEARS) };
  if (year === null) throw new Error('a request has a range or a year');
  const nextMonth = (month ?? 12) + 1;
  const next = nextMonth > 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: nextMonth, day: 1 };
  return { from: { year, month: month ?? 1, day: 1 }, to: addDays(next, -1) };
}
