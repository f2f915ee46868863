/**
 * Months of Bikram Sambat that did not start on the day of the rule (docs/rules/10-festivals.md#section-9), in the years
 * of which the official calendar is known here. Source: the published table of the even years 2000 to 2082 (npm
 * nepali-date-converter, MIT; the same as Hamro Patro from 2076), tests/golden/bikram_sambat_months.json, which a test
 * compares with the rule and these rows. In each the Sun enters the sign within 17 minutes of midnight.
 */
export const OFFICIAL_FIRST_DAYS: readonly {
  readonly year: number;
  /** 1 Baisakh */
  readonly month: number;
  /** Days by which the official month starts after that of the rule. */
  readonly daysAfterRule: -1 | 1;
}[] = [
  { year: 2046, month: 11, daysAfterRule: -1 },
  { year: 2062, month: 7, daysAfterRule: 1 },
  { year: 2066, month: 12, daysAfterRule: -1 },
  { year: 2074, month: 8, daysAfterRule: 1 },
];

/** Years of which the official calendar is known here. */
export const isOfficialYear = (year: number): boolean => year >= 2000 && year <= 2082 && year % 2 === 0;
