import { expect, it } from 'vitest';
import { civilHolidayOf } from './civilHolidays.js';

it('is of India alone, and of no year before its first', () => {
  const republicDay = { year: 1950, month: 1, day: 26 };
  expect(civilHolidayOf(republicDay, 'IN')).toBe('republic_day');
  expect(civilHolidayOf({ ...republicDay, year: 1949 }, 'IN')).toBe(null);
  expect(civilHolidayOf(republicDay, 'GB')).toBe(null);
});
