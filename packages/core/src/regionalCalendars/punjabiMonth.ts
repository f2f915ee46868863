import { punjabi } from '@ganita/calendars/punjabi.js';
import type { CivilDate } from '../time/julianDay.js';

const AFTER_GREGORIAN = 57;
/** Gregorian years all of whose dates are in the table. */
const [FIRST, LAST] = [punjabi.years.first - AFTER_GREGORIAN + 1, punjabi.years.last - AFTER_GREGORIAN];

/** The Bikrami month of a date in Punjab, 0 that of Aries, and the day since its sankranti; null outside 1900 to 2100. */
export function punjabiMonth(date: CivilDate): { readonly fromAries: number; readonly day: number } | null {
  if (date.year < FIRST || date.year > LAST) return null;
  const { month, day } = punjabi.fromGregorian(date);
  return { fromAries: month - 1, day };
}
