import { parseDate, parseTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { CheckLimits, FieldCheck } from '../validation/checkRequest.js';

/** Run a check only on a value that was given: null means the default. */
const given =
  (check: (text: string, limits: CheckLimits) => unknown): FieldCheck =>
  (value, _record, limits) =>
    value === null ? null : check(value as string, limits);

/** A birth: a real date of the years that a birth may have. */
export const birthDateCheck = (field: string): FieldCheck =>
  given((text, { birthYears }) => parseDate(text, field, birthYears));

/** Any other date: a real date of 1801 to 2398. */
export const calendarDateCheck = (field: string): FieldCheck => given((text) => parseDate(text, field, TRANSIT_YEARS));

/** A time of day, 00:00:00 to 23:59:59. */
export const clockCheck = (field: string): FieldCheck => given((text) => parseTime(text, field));
