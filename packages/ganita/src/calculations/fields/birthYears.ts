import { BIRTH_YEARS, EPHEMERIS_YEARS, type YearRange } from '@ganita/core/time/civilText.js';

/** `1900-2100`. */
export const yearsText = ({ first, last }: YearRange): string => `${first}-${last}`;

/** The years that births may have where nothing else is set, as a text. */
export const DEFAULT_BIRTH_YEARS = yearsText(BIRTH_YEARS);

/** The first and last year of births, checked. Error: they are no range within the ephemeris. */
export function birthYears(years: YearRange): YearRange {
  const { first, last } = years;
  const isRange = Number.isInteger(first) && Number.isInteger(last) && first <= last;
  if (isRange && first >= EPHEMERIS_YEARS.first && last <= EPHEMERIS_YEARS.last) return years;
  throw new RangeError(`must be a first and a last year within ${yearsText(EPHEMERIS_YEARS)}, such as 1850-2150`);
}

/** Reads `1900-2100`. Error: as above. */
export function readBirthYears(text: string): YearRange {
  const [, first, last] = /^(\d{4})-(\d{4})$/.exec(text) ?? [];
  return birthYears({ first: Number(first), last: Number(last) });
}
