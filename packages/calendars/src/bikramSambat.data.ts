/**
 * What is known of the proclaimed calendar of Nepal. Its months are proclaimed year by year by the Panchanga Nirnayak
 * Samiti; the table of 2000 to 2083 is the one that calendars of Nepal print. Source: npm nepali-date-converter 3.4.0 (MIT), the
 * same as Hamro Patro from 2076 and Nepali Patro from 2081. `vectors/bikram-sambat.json` has it in full, and a test
 * compares it with the rule and these rows.
 */

/** First and last year whose proclaimed months are known here. */
export const PROCLAIMED_YEARS = { first: 2000, last: 2083 } as const;

/** Where the proclaimed months of some years are from, the last years first. */
export const PROCLAIMED_SOURCES: readonly { readonly from: number; readonly source: string }[] = [
  { from: 2081, source: 'nepalipatro.com.np, english.hamropatro.com, nepali-date-converter 3.4.0' },
  { from: 2076, source: 'english.hamropatro.com, nepali-date-converter 3.4.0' },
  { from: 2000, source: 'nepali-date-converter 3.4.0, bikram-sambat 1.8.1 (months of 2000 to 2080)' },
];

/**
 * Proclaimed months that do not start on the day of the rule, and by how many days they start after it. In each the Sun
 * enters the sign within 17 minutes of the limit.
 */
export const PROCLAIMED_DIFFERENCES: readonly {
  readonly year: number;
  /** 1 Baisakh */
  readonly month: number;
  readonly daysAfterRule: -1 | 1;
}[] = [
  { year: 2035, month: 2, daysAfterRule: -1 },
  { year: 2046, month: 11, daysAfterRule: -1 },
  { year: 2062, month: 7, daysAfterRule: 1 },
  { year: 2066, month: 12, daysAfterRule: -1 },
  { year: 2074, month: 8, daysAfterRule: 1 },
];
