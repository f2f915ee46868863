/**
 * Holidays of all India on a civil date of their own, with the year of the first. Source: the national holidays in the yearly list
 * of the Department of Personnel and Training, Government of India.
 */
export const HOLIDAYS_OF_INDIA = [
  { id: 'republic_day', month: 1, day: 26, since: 1950 },
  { id: 'independence_day', month: 8, day: 15, since: 1947 },
  { id: 'gandhi_jayanti', month: 10, day: 2, since: 1948 },
] as const;
