import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CivilDate, dateOfDay, daysSince2000 } from './gregorian.js';
import * as all from './index.js';
import { bikramSambat, bikramSambatByRule, type CalendarDate, type MonthCalendar } from './index.js';

const readVectors = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8')) as T;
const civil = (text: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

const SOLAR: readonly MonthCalendar<string, string>[] = [
  all.bikramSambat,
  all.indianNational,
  all.bangladesh,
  all.bengali,
  all.assamese,
  all.odia,
  all.punjabi,
  all.tamil,
  all.malayalam,
] as unknown as readonly MonthCalendar<string, string>[];
const BY_ID = new Map(SOLAR.map((calendar) => [calendar.id, calendar]));

/** Whether a date is that of the day after another. */
function follows(before: CalendarDate, date: CalendarDate, calendar: MonthCalendar<string, string>): boolean {
  const isSameMonth = date.year === before.year && date.month === before.month;
  if (date.day !== 1) return isSameMonth && date.day === before.day + 1;
  const isNextMonth = date.month === (before.month % 12) + 1 && [0, 1].includes(date.year - before.year);
  return isNextMonth && before.day === calendar.daysInMonth(before.year, before.month);
}

describe.each(SOLAR.map((calendar) => [calendar.id, calendar] as const))('the calendar %s', (id, calendar) => {
  const { years } = calendar;

  it('has each day once, in order, and leads back to it', () => {
    const from = daysSince2000((calendar.monthsOf(years.first)[0] as { readonly first: CivilDate }).first);
    const last = calendar.monthsOf(years.last).at(-1) as { readonly first: CivilDate; readonly days: number };
    const end = daysSince2000(last.first) + last.days;
    const faults: string[] = [];
    let before: CalendarDate | null = null;
    for (let day = from; day < end; day++) {
      const gregorian = dateOfDay(day);
      const date = calendar.fromGregorian(gregorian);
      const isBack = daysSince2000(calendar.toGregorian(date)) === day;
      if (!isBack || (before !== null && !follows(before, date, calendar)))
        faults.push(JSON.stringify([gregorian, date]));
      before = date;
    }
    expect(faults).toEqual([]);
    expect(() => calendar.fromGregorian(dateOfDay(from - 1))).toThrow('outside the years');
    expect(() => calendar.fromGregorian(dateOfDay(end))).toThrow('outside the years');
  });

  it('has twelve months a year, with names in every language', () => {
    for (let year = years.first; year <= years.last; year++) {
      const months = calendar.monthsOf(year);
      expect(new Set(months.map(({ id: month }) => month)).size).toBe(12);
      for (const month of months) expect(calendar.daysInMonth(year, month.month)).toBe(month.days);
      expect([365, 366]).toContain(months.reduce((sum, { days }) => sum + days, 0));
    }
    expect(calendar.languages).toContain('en');
    for (const language of calendar.languages) {
      const written = calendar.months.map((_, at) =>
        calendar.format({ year: years.last, month: at + 1, day: 1 }, language),
      );
      expect(new Set(written).size, `${id} ${language}`).toBe(12);
    }
  });

  it('marks a month that less than its margin decides', () => {
    const near = Array.from({ length: years.last - years.first + 1 }, (_, at) =>
      calendar.monthsOf(years.first + at),
    ).flat();
    const margins = near
      .filter(({ status }) => status === 'near_boundary')
      .map(({ marginMinutes }) => marginMinutes ?? 0);
    const others = near.filter(({ status }) => status === 'computed').map(({ marginMinutes }) => marginMinutes ?? 0);
    expect(Math.max(0, ...margins)).toBeLessThanOrEqual(Math.min(Number.POSITIVE_INFINITY, ...others));
  });
});

describe('the vectors', () => {
  it('of published days are what the calendars have', () => {
    const { sets } = readVectors<{
      readonly sets: readonly {
        readonly calendar: string;
        readonly days: readonly (readonly [string, number, number, number])[];
      }[];
    }>('published-days');
    for (const { calendar, days } of sets) {
      for (const [date, year, month, day] of days) {
        expect(BY_ID.get(calendar)?.fromGregorian(civil(date)), `${calendar} ${date}`).toEqual({ year, month, day });
      }
    }
  });

  it('of Bikram Sambat are its proclaimed months', () => {
    const { years } = readVectors<{
      readonly years: readonly { readonly year: number; readonly first: string; readonly days: readonly number[] }[];
    }>('bikram-sambat');
    expect(years).toHaveLength(84);
    let misses = 0;
    for (const { year, first, days } of years) {
      const months = bikramSambat.monthsOf(year);
      expect(months[0]?.first).toEqual(civil(first));
      expect(months.map((month) => month.days)).toEqual(days);
      misses += bikramSambatByRule.monthsOf(year).filter(({ first: rule }, at) => {
        const proclaimed = months[at]?.first as CivilDate;
        return daysSince2000(proclaimed) !== daysSince2000(rule);
      }).length;
    }
    expect(misses).toBe(5);
  });
});

describe('what is no date', () => {
  it('is a RangeError, and never another date', () => {
    const wrong = [
      { year: 2026, month: '11', day: 24 },
      { year: 2026, month: 2, day: 29 },
      { year: 2026, month: 1, day: 1.5 },
    ];
    for (const date of wrong) {
      for (const calendar of [...SOLAR, all.amanta]) {
        expect(() => calendar.fromGregorian(date as CivilDate)).toThrow(RangeError);
      }
    }
    const [date] = [all.amanta.fromGregorian({ year: 2026, month: 4, day: 21 })];
    expect(() => all.amanta.toGregorian({ ...date, paksha: 'Shukla' as never })).toThrow(/no half is named Shukla/);
    for (const language of ['__proto__', 'constructor'] as never[]) {
      expect(() => bikramSambat.format({ year: 2083, month: 1, day: 1 }, language)).toThrow(RangeError);
    }
  });
});
