import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors/domainError.js';
import {
  BIRTH_YEARS,
  dateText,
  dateTimeText,
  momentDateText,
  momentMinuteText,
  momentText,
  momentTimeText,
  parseDate,
  parseTime,
  TRANSIT_YEARS,
  timeText,
  utcText,
} from './civilText.js';
import { dateOfDay, daysSince2000, julianDayOf } from './julianDay.js';

const rejection = (run: () => unknown): DomainError => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('nothing was rejected');
};

describe('a written date', () => {
  it('is read', () => {
    expect(parseDate('1996-12-07', 'date', BIRTH_YEARS)).toEqual({ year: 1996, month: 12, day: 7 });
    expect(parseDate('2000-02-29', 'date', BIRTH_YEARS)).toEqual({ year: 2000, month: 2, day: 29 });
    expect(parseDate('1801-01-01', 'date', TRANSIT_YEARS).year).toBe(1801);
  });

  it.each([
    ['1996-12-7', 'date must be written YYYY-MM-DD'],
    ['07-12-1996', 'date must be written YYYY-MM-DD'],
    [' 1996-12-07', 'date must be written YYYY-MM-DD'],
    ['1996-12-07T00:00:00', 'date must be written YYYY-MM-DD'],
    ['१९९६-१२-०७', 'date must be written YYYY-MM-DD'],
    ['1899-12-31', 'date must have a year from 1900 to 2100'],
    ['2101-01-01', 'date must have a year from 1900 to 2100'],
    ['1996-13-07', 'date must have a month from 1 to 12'],
    ['1996-00-07', 'date must have a month from 1 to 12'],
    ['1996-12-32', 'date must have a day from 1 to 31'],
    ['1900-02-29', 'date must be a real calendar date'],
    ['2023-02-31', 'date must be a real calendar date'],
  ])('%s is rejected', (text, message) => {
    const error = rejection(() => parseDate(text, 'date', BIRTH_YEARS));
    expect(error).toMatchObject({ code: 'invalid_input', field: 'date', value: text, message });
  });

  it('is written back as it was read', () => {
    const first = daysSince2000({ year: 1801, month: 1, day: 1 });
    const last = daysSince2000({ year: 2398, month: 12, day: 31 });
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (day) => {
        const text = dateText(dateOfDay(day));
        expect(daysSince2000(parseDate(text, 'date', TRANSIT_YEARS))).toBe(day);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a written time of day', () => {
  it('is read', () => {
    expect(parseTime('00:00:00', 'time')).toEqual({ hour: 0, minute: 0, second: 0 });
    expect(parseTime('23:59:59', 'time')).toEqual({ hour: 23, minute: 59, second: 59 });
  });

  it.each([
    ['9:05:00', 'event_time must be written HH:MM:SS'],
    ['09:05', 'event_time must be written HH:MM:SS'],
    ['09:05:00.5', 'event_time must be written HH:MM:SS'],
    ['24:00:00', 'event_time must have an hour from 0 to 23'],
    ['23:60:00', 'event_time must have a minute from 0 to 59'],
    ['23:59:60', 'event_time must have a second from 0 to 59'],
  ])('%s is rejected', (text, message) => {
    expect(rejection(() => parseTime(text, 'event_time'))).toMatchObject({ field: 'event_time', value: text, message });
  });
});

describe('a moment in words of digits', () => {
  const chennai = julianDayOf({ year: 1996, month: 12, day: 7, hour: 10, minute: 34, second: 0 }, 5.5);
  const nearMidnight = julianDayOf({ year: 1999, month: 12, day: 31, hour: 23, minute: 59, second: 59.7 }, 0);

  it('is a date, a time, both, or UTC', () => {
    expect(momentText(chennai, 5.5)).toBe('1996-12-07T10:34:00');
    expect(utcText(chennai)).toBe('1996-12-07T05:04:00Z');
    expect(momentDateText(chennai, -11)).toBe('1996-12-06');
    expect(momentTimeText(chennai, 5.5)).toBe('10:34:00');
  });

  it('carries a rounded second into the next day', () => {
    expect(momentText(nearMidnight, 0)).toBe('2000-01-01T00:00:00');
    expect(momentMinuteText(nearMidnight, 0)).toBe('00:00');
  });

  it('rounds to the nearest minute, half a minute up', () => {
    const at = (second: number) => julianDayOf({ year: 2024, month: 3, day: 1, hour: 6, minute: 29, second }, 5.5);
    expect(momentMinuteText(at(29), 5.5)).toBe('06:29');
    expect(momentMinuteText(at(30.001), 5.5)).toBe('06:30');
  });

  it('drops a fraction of a second of a reading', () => {
    const reading = { year: 804, month: 1, day: 2, hour: 3, minute: 4, second: 5.9 };
    expect(dateTimeText(reading)).toBe('0804-01-02T03:04:05');
    expect(timeText(reading)).toBe('03:04:05');
  });
});
