import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROCLAIMED_DIFFERENCES } from './bikramSambat.data.js';
import { bikramSambat, bikramSambatByRule } from './bikramSambat.js';
import { BIKRAM_NEAR_MINUTES } from './bikramSambatMonths.js';
import { dateOfDay, daysSince2000 } from './gregorian.js';

const { years } = bikramSambat;
const everyYear = Array.from({ length: years.last - years.first + 1 }, (_, at) => years.first + at);
const lengthsOf = (year: number) => bikramSambat.monthsOf(year).map(({ days }) => days);

describe('Bikram Sambat', () => {
  it('has twelve months of 29 to 32 days, and years of 365 or 366', () => {
    for (const year of everyYear) {
      const lengths = lengthsOf(year);
      expect(lengths).toHaveLength(12);
      for (const days of lengths) expect([29, 30, 31, 32]).toContain(days);
      expect([365, 366]).toContain(lengths.reduce((sum, days) => sum + days, 0));
    }
  });

  it('is proclaimed from 2000 to 2083 with a source, and by the rule before and after', () => {
    for (const year of everyYear) {
      const isProclaimed = year >= 2000 && year <= 2083;
      for (const { status, source, marginMinutes } of bikramSambat.monthsOf(year)) {
        const isNear = (marginMinutes as number) < BIKRAM_NEAR_MINUTES;
        expect(status).toBe(isProclaimed ? 'proclaimed' : isNear ? 'near_boundary' : 'computed');
        expect(source === null).toBe(!isProclaimed);
      }
    }
  });

  it('predicts 2087 as Nepali Patro has it', () => {
    expect(lengthsOf(2087)).toEqual([31, 31, 32, 32, 31, 30, 30, 29, 30, 29, 30, 30]);
  });

  it('says what it does not have', () => {
    expect(() => bikramSambat.monthsOf(1969)).toThrow('1969 is outside the years 1970 to 2200');
    expect(() => bikramSambat.fromGregorian({ year: 1913, month: 4, day: 12 })).toThrow(RangeError);
    expect(() => bikramSambat.fromGregorian({ year: 2026, month: 2, day: 29 })).toThrow('not a date');
    expect(() => bikramSambat.toGregorian({ year: 2083, month: 13, day: 1 })).toThrow('has no month 13');
    expect(() => bikramSambat.toGregorian({ year: 2083, month: 1, day: 32 })).toThrow('has no day 32');
    expect(() => bikramSambat.toGregorian({ year: 2083, month: 1, day: 1.5 })).toThrow('has no day 1.5');
    expect(() => bikramSambat.toGregorian({ year: Number.NaN, month: 1, day: 1 })).toThrow(RangeError);
  });

  it('is written in each language, with its digits', () => {
    const date = { year: 2083, month: 8, day: 9 };
    expect(bikramSambat.format(date, 'en')).toBe('9 Mangsir 2083');
    expect(bikramSambat.format(date, 'ne')).toBe('९ मंसिर २०८३');
    expect(bikramSambat.format(date, 'ta')).toBe('9 மங்சிர் 2083');
    expect(() => bikramSambat.format(date, 'xx' as 'en')).toThrow('no names in xx');
  });
});

describe('Bikram Sambat by the rule alone', () => {
  const firsts = (calendar: typeof bikramSambat, year: number) =>
    calendar.monthsOf(year).map(({ first }) => daysSince2000(first));

  it('has 1,003 of the 1,008 proclaimed months, and marks each miss beforehand', () => {
    const missed = Array.from({ length: 84 }, (_, at) => 2000 + at).flatMap((year) => {
      const proclaimed = firsts(bikramSambat, year);
      return bikramSambatByRule.monthsOf(year).flatMap(({ month, first, status, marginMinutes }) => {
        const daysAfterRule = (proclaimed[month - 1] as number) - daysSince2000(first);
        return daysAfterRule === 0 ? [] : [{ year, month, daysAfterRule, status, marginMinutes }];
      });
    });
    expect(missed.map(({ year, month, daysAfterRule }) => ({ year, month, daysAfterRule }))).toEqual(
      PROCLAIMED_DIFFERENCES,
    );
    expect(missed).toHaveLength(1008 - 1003);
    for (const { status, marginMinutes } of missed) {
      expect(status).toBe('near_boundary');
      expect(marginMinutes).toBeLessThan(17);
    }
  });

  it('marks 28 of those 1,008 months', () => {
    const near = Array.from({ length: 84 }, (_, at) => bikramSambatByRule.monthsOf(2000 + at))
      .flat()
      .filter(({ status }) => status === 'near_boundary');
    expect(near).toHaveLength(28);
  });

  it('leads back to any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -31_000, max: 52_000 }), (day) => {
        const gregorian = dateOfDay(day);
        expect(bikramSambatByRule.toGregorian(bikramSambatByRule.fromGregorian(gregorian))).toEqual(gregorian);
      }),
    );
  });
});
