import {
  REGIONAL_CALENDAR_IDS,
  REGIONAL_CALENDARS,
  type RegionalCalendarId,
} from '@ganita/core/regionalCalendars/calendars.data.js';
import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import { type RegionalCalendars, regionalDates } from '@ganita/core/regionalCalendars/regionalDates.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { addDays, type CivilDate, daysSince2000 } from '@ganita/core/time/julianDay.js';
import { expect } from 'vitest';

/** Where the year of Odisha changes, with Bhadrapada Shukla 12. */
const ODIA_NEW_YEAR_MONTHS = ['bhadraba', 'aswina'];

/** What is true of two consecutive dates of a calendar whose months have no gap. */
function checkDays(before: RegionalDate, date: RegionalDate, where: string): void {
  expect(date.monthDates, where).not.toBeNull();
  if (date.day !== 1) {
    expect([date.day, date.month], where).toEqual([before.day + 1, before.month]);
  } else {
    expect(date.monthNumber, where).toBe((before.monthNumber % 12) + 1);
    expect(before.day, where).toBeGreaterThanOrEqual(29);
    expect(before.day, where).toBeLessThanOrEqual(32);
  }
  const changes = date.year - before.year;
  if (date.calendar === 'odia') {
    expect([0, 1], where).toContain(changes);
    if (changes === 1) expect(ODIA_NEW_YEAR_MONTHS, where).toContain(date.month);
  } else {
    // The Tamil count of years changes with Thai, its tenth month.
    const first = date.calendar === 'tamil' ? 10 : 1;
    expect(changes, where).toBe(date.day === 1 && date.monthNumber === first ? 1 : 0);
  }
}

/** A day between two sunrises; near the midnight sun a date may have two sunrises, and the next one none. */
const isUsualDay = (days: number): boolean => Math.abs(days - 1) < 0.1;
const MAX_STEP = 2;
const MAX_STEP_OF_TWO_DAYS = 4;

/** What is true of the tithis of two consecutive dates whose sunrises are some days apart. */
function checkTithis(before: RegionalDate, date: RegionalDate, days: number, where: string): void {
  const [earlier, later] = [before.lunar, date.lunar];
  if (earlier === null || later === null) throw new Error(`${where} has no tithi`);
  const step = (later.tithi - earlier.tithi + 30) % 30;
  expect(step, where).toBeLessThanOrEqual(isUsualDay(days) ? MAX_STEP : MAX_STEP_OF_TWO_DAYS);
  expect(later.isRepeated, where).toBe(step === 0);
  const isNewName = date.month !== before.month || later.isAdhika !== earlier.isAdhika;
  const startsHalf = later.paksha !== earlier.paksha;
  if (isNewName) expect(startsHalf, where).toBe(true);
  expect([0, 1], where).toContain(date.year - before.year);
  if (date.year > before.year) expect(later.paksha, where).toBe('shukla');
}

/** Check every date from one to another: each has one date in each calendar, which follows that of the date before. */
export function checkConsecutiveDates(calendars: RegionalCalendars, from: CivilDate, dates: number): void {
  let before = new Map<RegionalCalendarId, RegionalDate | null>(regionalDates(calendars, from, REGIONAL_CALENDAR_IDS));
  for (let count = 1; count <= dates; count++) {
    const date = addDays(from, count);
    const days = calendars.sky.dawn(date) - calendars.sky.dawn(addDays(date, -1));
    const now = new Map<RegionalCalendarId, RegionalDate | null>(regionalDates(calendars, date, REGIONAL_CALENDAR_IDS));
    for (const id of REGIONAL_CALENDAR_IDS) {
      const [earlier, later] = [before.get(id) ?? null, now.get(id) ?? null];
      if (earlier === null || later === null) continue;
      const where = `${id} ${dateText(date)}`;
      if (REGIONAL_CALENDARS[id].kind === 'lunar') checkTithis(earlier, later, days, where);
      else checkDays(earlier, later, where);
      if (later.monthDates !== null) {
        const [first, last] = [later.monthDates.first, later.monthDates.last].map(daysSince2000) as [number, number];
        expect(first <= daysSince2000(date) && daysSince2000(date) <= last, where).toBe(true);
      }
    }
    before = now;
  }
}
