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
