import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilOf, type JulianDayUt, julianDayOf } from '../time/julianDay.js';
import { calendarYears } from './yearLength.js';

const OFFSET_HOURS = 5.5;
const birthOn = (year: number, month: number, day: number): JulianDayUt =>
  julianDayOf({ year, month, day, hour: 21, minute: 48, second: 7 }, OFFSET_HOURS);

describe('years of the calendar', () => {
  it('end on the day and month of the birth, at its time of day', () => {
    const { limitAt } = calendarYears(birthOn(2001, 5, 26), OFFSET_HOURS);
    for (const years of [-101, -2, 0, 1, 3, 120]) {
      expect(civilOf(limitAt(years), OFFSET_HOURS)).toEqual({
        year: 2001 + years,
        month: 5,
        day: 26,
        hour: 21,
        minute: 48,
        second: 7,
      });
    }
  });

  it('of a birth on 29 February end on 28 February where the year has no other', () => {
    const { limitAt } = calendarYears(birthOn(1996, 2, 29), OFFSET_HOURS);
    const dates = [0, 1, 4, 104].map((years) => civilOf(limitAt(years), OFFSET_HOURS));
    expect(dates.map(({ year, month, day }) => [year, month, day])).toEqual([
      [1996, 2, 29],
      [1997, 2, 28],
      [2000, 2, 29],
      [2100, 2, 28],
    ]);
  });

  it('have parts of the days of the year in which they fall', () => {
    const birth = birthOn(2001, 5, 26);
    const { limitAt } = calendarYears(birth, OFFSET_HOURS);
    expect(limitAt(0.5) - birth).toBeCloseTo(182.5, 6);
    expect(limitAt(2.5) - limitAt(2)).toBeCloseTo(183, 6);
  });

  it('never run backward', () => {
    const { limitAt } = calendarYears(birthOn(1996, 2, 29), OFFSET_HOURS);
    const years = fc.double({ min: -120, max: 240, noNaN: true });
    fc.assert(
      fc.property(years, years, (one, other) => {
        expect(limitAt(Math.min(one, other))).toBeLessThanOrEqual(limitAt(Math.max(one, other)));
      }),
    );
  });
});
