import { describe, expect, it } from 'vitest';
import type { DayFrame } from '../../sky/dayFrame.js';
import { type CivilDate, julianDayOf, julianDayUt, weekdayOf } from '../../time/julianDay.js';
import { tribhagaLord } from './dayAndNight.js';
import { timeLordsOf } from './timeLords.js';

const EQUAL = { hora_bala: 'equal' } as const;

/** A day of twelve and a half hours that begins at six on a date, and a moment so many hours after sunrise. */
function momentOf(date: CivilDate, hours: number) {
  const sunrise = julianDayOf({ ...date, hour: 6, minute: 0, second: 0 }, 0);
  const sunset = julianDayUt(sunrise + 12.5 / 24);
  const jdUt = julianDayUt(sunrise + hours / 24);
  const dayFrame: DayFrame = {
    sunriseJdUt: sunrise,
    sunsetJdUt: sunset,
    nextSunriseJdUt: julianDayUt(sunrise + 1),
    isDayBirth: jdUt < sunset,
    weekday: weekdayOf(date),
    substituted: false,
  };
  return { jdUt, utcOffsetHours: 0, dayFrame };
}

describe('the lords of time', () => {
  it('are those of the book for 16 October 1918', () => {
    expect(timeLordsOf(momentOf({ year: 1918, month: 10, day: 16 }, 8.2), EQUAL)).toEqual({
      ahargana: 33_405,
      year: 'Saturn',
      month: 'Mercury',
      weekday: 'Mercury',
      hora: 'Moon',
    });
  });

  it('count 2 May 1827 as day 1', () => {
    expect(timeLordsOf(momentOf({ year: 1827, month: 5, day: 2 }, 0), EQUAL).ahargana).toBe(1);
  });

  it('give the first hora to the lord of the weekday', () => {
    for (let day = 1; day <= 7; day++) {
      const lords = timeLordsOf(momentOf({ year: 2024, month: 9, day }, 0.5), EQUAL);
      expect(lords.hora).toBe(lords.weekday);
    }
  });

  it('change every hour, or every twelfth of the day and of the night', () => {
    const sunday = { year: 2024, month: 9, day: 1 };
    const hora = (hours: number, hora_bala: 'equal' | 'unequal') =>
      timeLordsOf(momentOf(sunday, hours), { hora_bala }).hora;
    expect([0.99, 1.01].map((hours) => hora(hours, 'equal'))).toEqual(['Sun', 'Venus']);
    expect([1.01, 1.05].map((hours) => hora(hours, 'unequal'))).toEqual(['Sun', 'Venus']);
    // The thirteenth hora begins at sunset when hours are unequal, half an hour before when they are not.
    expect([12.45, 12.55].map((hours) => hora(hours, 'unequal'))).toEqual(['Saturn', 'Jupiter']);
    expect([12.45, 12.55].map((hours) => hora(hours, 'equal'))).toEqual(['Jupiter', 'Jupiter']);
  });

  it('keep the twenty-fourth hora to the end of a long Vedic day', () => {
    const late = momentOf({ year: 2024, month: 9, day: 1 }, 24.02);
    expect(timeLordsOf(late, EQUAL).hora).toBe('Mercury');
  });
});

describe('the lord of the third', () => {
  it.each([
    [0, 'Mercury'],
    [4.2, 'Sun'],
    [8.4, 'Saturn'],
    [12.5, 'Moon'],
    [16.4, 'Venus'],
    [20.2, 'Mars'],
    [23.99, 'Mars'],
  ])('%d hours after sunrise is %s', (hours, lord) => {
    expect(tribhagaLord(momentOf({ year: 2024, month: 9, day: 1 }, hours))).toBe(lord);
  });
});
