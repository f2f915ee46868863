import { describe, expect, it } from 'vitest';
import { julianDayOf } from '../time/julianDay.js';
import { type Dasha, dashaOf, equalDivision } from './period.js';
import { balanceAtBirth, evenYears } from './yearLength.js';

const BIRTH = julianDayOf({ year: 1996, month: 12, day: 7, hour: 10, minute: 34, second: 0 }, 5.5);
const YEAR = evenYears(BIRTH, 365.256364);
const first = (startYears: number, years: number): Dasha<string> =>
  dashaOf({ lords: ['Rahu'], mahadashas: [{ key: 0, years }], startYears, divide: () => equalDivision([0]) });

describe('the balance of the first period', () => {
  it('is the remaining part of it, printed from whole days', () => {
    const balance = balanceAtBirth(first(-0.3953107, 18), YEAR, BIRTH, 5.5);
    expect(balance?.totalYears).toBeCloseTo(17.6046893, 7);
    expect(balance?.printed).toEqual({ years: 17, months: 7, days: 8 });
  });

  it('is the whole of a period that begins at birth', () => {
    expect(balanceAtBirth(first(0, 10), YEAR, BIRTH, 5.5)).toEqual({
      totalYears: 10,
      printed: { years: 10, months: 0, days: 0 },
    });
  });

  it.each([0, 6, 12, 18, 23])('is whole years of a period of whole years, born in hour %i', (hour) => {
    const birth = julianDayOf({ year: 1996, month: 12, day: 7, hour, minute: 34, second: 0 }, 5.5);
    for (const days of [354.36707, 360, 365.242198, 365.256364]) {
      for (let years = 0; years <= 30; years++) {
        const { printed } = balanceAtBirth(first(0, years), evenYears(birth, days), birth, 5.5) ?? {};
        expect(printed, `${years} years of ${days} days`).toEqual({ years, months: 0, days: 0 });
      }
    }
  });

  it('has no more days than a month and no more months than a year', () => {
    for (let step = 0; step < 2000; step++) {
      const lunar = evenYears(BIRTH, 354.36707);
      const { printed } = balanceAtBirth(first(-step / 137, 20), lunar, BIRTH, 5.5) ?? {};
      expect(printed?.days).toBeLessThan(354.36707 / 12);
      expect(printed?.months).toBeLessThan(12);
    }
  });

  it('is printed only where years are of one length', () => {
    expect(balanceAtBirth(first(0, 10), { days: null, limitAt: YEAR.limitAt }, BIRTH, 5.5)).toEqual({
      totalYears: 10,
      printed: null,
    });
  });

  it('is nothing where there is no period', () => {
    const none = dashaOf({ lords: ['Rahu'], mahadashas: [], divide: () => equalDivision([0]) });
    expect(balanceAtBirth(none, YEAR, BIRTH, 5.5)).toBeNull();
  });
});
