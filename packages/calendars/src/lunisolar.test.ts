import { describe, expect, it } from 'vitest';
import { type CivilDate, dateOfDay, daysSince2000 } from './gregorian.js';
import type { LunarCalendar, LunarDate } from './lunarCalendar.js';
import { amanta, gujarati, purnimanta } from './lunisolar.js';

const FIRST = daysSince2000({ year: 1900, month: 1, day: 1 });
const LAST = daysSince2000({ year: 2100, month: 12, day: 31 });
const CALENDARS = [amanta, purnimanta, gujarati].map((calendar) => [calendar.id, calendar] as const);
const tithiOf = ({ paksha, day }: LunarDate): number => (paksha === 'shukla' ? day : day + 15);
const on = (calendar: LunarCalendar, year: number, month: number, day: number) =>
  calendar.fromGregorian({ year, month, day });

describe.each(CALENDARS)('the lunar calendar %s', (_, calendar) => {
  it('has a tithi for each day of 1900 to 2100, the next one or its neighbour, and leads back to it', () => {
    const faults: string[] = [];
    let before: LunarDate | null = null;
    for (let day = FIRST; day <= LAST; day++) {
      const date = calendar.fromGregorian(dateOfDay(day));
      const step = before === null ? 1 : (tithiOf(date) - tithiOf(before) + 30) % 30;
      const isNext = step <= 2 && (step === 0) === (before !== null && date.isRepeated);
      if (!isNext || daysSince2000(calendar.toGregorian(date)) !== day)
        faults.push(JSON.stringify([dateOfDay(day), date]));
      before = date;
    }
    expect(faults).toEqual([]);
  });

  it('has years of months that follow each other without a gap', () => {
    const { years } = calendar;
    let next: number | null = null;
    for (let year = years.first; year <= years.last; year++) {
      const months = calendar.monthsOf(year);
      for (const { first, days } of months) {
        if (next !== null) expect(daysSince2000(first)).toBe(next);
        next = daysSince2000(first) + days;
      }
      const length = months.reduce((sum, { days }) => sum + days, 0);
      expect([353, 354, 355, 356, 383, 384, 385]).toContain(length);
      const named = calendar.months.map((__, at) => calendar.daysInMonth(year, at + 1));
      const adhika = calendar.months.map((__, at) => calendar.daysInMonth(year, at + 1, true));
      expect([...named, ...adhika].reduce((sum, days) => sum + days, 0)).toBe(length);
    }
  });

  it('is written in each language', () => {
    for (const language of calendar.languages) {
      const texts = calendar.months.map((__, at) =>
        calendar.format({ ...on(calendar, 2026, 11, 8), month: at + 1 }, language),
      );
      expect(new Set(texts).size).toBe(12);
    }
  });
});

describe('the lunar calendars', () => {
  it('name the years and months of the regions', () => {
    expect(on(amanta, 2025, 3, 30)).toMatchObject({ year: 1947, month: 1, paksha: 'shukla', day: 1 });
    expect(on(purnimanta, 2025, 3, 30)).toMatchObject({ year: 2082, month: 1, paksha: 'shukla', day: 1 });
    expect(on(gujarati, 2025, 10, 22)).toMatchObject({ year: 2082, month: 1, paksha: 'shukla', day: 1 });
    expect(purnimanta.format(on(purnimanta, 2026, 11, 8), 'en')).toBe('Kartika Krishna 14, 2083');
    expect(gujarati.format(on(gujarati, 2026, 11, 10), 'gu')).toBe('કારતક સુદ ૧, ૨૦૮૩');
  });

  it('have adhika months, between the halves of the month where months end with the full moon', () => {
    expect(amanta.format(on(amanta, 2026, 5, 21), 'en')).toBe('Jyeshtha (adhika) Shukla 5, 1948');
    const jyeshtha = purnimanta.monthsOf(2083).filter(({ id }) => id === 'jyeshtha');
    expect(jyeshtha.map(({ isAdhika }) => isAdhika)).toEqual([false, true, false]);
  });

  it('skip a name after a kshaya month', () => {
    const months = amanta.monthsOf(1885);
    expect(months.find(({ isKshaya }) => isKshaya)?.id).toBe('kartika');
    expect(months.some(({ id }) => id === 'margashirsha')).toBe(false);
    expect(amanta.daysInMonth(1885, 9)).toBe(0);
  });

  it('say which tithi has no sunrise, or two', () => {
    const date: LunarDate = { year: 1948, month: 1, isAdhika: false, paksha: 'shukla', day: 1, isRepeated: false };
    expect(() => amanta.toGregorian(date)).toThrow('no sunrise is in shukla 1 of chaitra of amanta 1948');
    expect(() => amanta.toGregorian({ ...date, day: 2, isRepeated: true })).toThrow('no second sunrise');
    expect(() => amanta.toGregorian({ ...date, isAdhika: true })).toThrow('there is no adhika chaitra');
    expect(() => amanta.toGregorian({ ...date, day: 16 })).toThrow('has no tithi 16');
    expect(() => amanta.toGregorian({ ...date, year: 1820 })).toThrow(RangeError);
    expect(() => on(amanta, 1898, 1, 1)).toThrow(RangeError);
  });

  it('mark a month that starts within minutes of a sunrise, and a day whose tithi does', () => {
    const near = [amanta, purnimanta].flatMap((calendar) =>
      calendar.monthsOf(1948 + (calendar === purnimanta ? 135 : 0)),
    );
    for (const { status, marginMinutes, nameMarginMinutes } of near) {
      expect(status === 'near_boundary').toBe(Math.min(marginMinutes, nameMarginMinutes) < 3);
    }
    const marked: CivilDate[] = [];
    for (let day = FIRST; day <= LAST; day++) if (amanta.isNearBoundary(dateOfDay(day))) marked.push(dateOfDay(day));
    // Six minutes of 1,417 (a mean tithi) decide: one day of 236.
    expect(marked.length).toBeGreaterThan(250);
    expect(marked.length).toBeLessThan(370);
  });
});
