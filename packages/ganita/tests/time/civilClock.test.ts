import {
  type CivilClock,
  civilDay,
  clocksDiffer,
  constantClock,
  hasDate,
  readingAt,
  zoneClock,
} from '@ganita/core/time/civilClock.js';
import { dateTimeText } from '@ganita/core/time/civilText.js';
import { addDays, type CivilDate, HOURS_PER_DAY, julianDayUt } from '@ganita/core/time/julianDay.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { beforeAll, describe, expect, it } from 'vitest';

let history: ZoneHistory;
beforeAll(() => {
  history = createZoneHistory();
});

const clockOf = (zone: string): CivilClock => zoneClock(zone, history);
const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });
const reading = (of: CivilDate, hour: number, minute = 0) => ({ ...of, hour, minute, second: 0 });
const hoursOf = (zone: string, of: CivilDate): number => {
  const { startJdUt, endJdUt } = civilDay(of, clockOf(zone));
  return Math.round((endJdUt - startJdUt) * HOURS_PER_DAY * 100) / 100;
};
const firstReading = (zone: string, of: CivilDate): string => {
  const clock = clockOf(zone);
  return dateTimeText(readingAt(clock, clock.startOf(of)));
};

describe('the clock of a zone', () => {
  it.each([
    ['America/New_York', date(2026, 3, 8), 23],
    ['America/New_York', date(2026, 7, 4), 24],
    ['America/New_York', date(2026, 11, 1), 25],
    ['Australia/Lord_Howe', date(2026, 4, 5), 24.5],
    ['Australia/Lord_Howe', date(2026, 10, 4), 23.5],
    ['America/Sao_Paulo', date(2017, 10, 15), 23],
    ['Africa/Cairo', date(2026, 4, 24), 23],
    ['Asia/Kolkata', date(2026, 11, 1), 24],
  ])('gives %s a date %o of %s hours', (zone, of, hours) => {
    expect(hoursOf(zone, of)).toBe(hours);
  });

  it.each([
    ['America/Sao_Paulo', date(2017, 10, 15), '2017-10-15T01:00:00'],
    ['Africa/Cairo', date(2026, 4, 24), '2026-04-24T01:00:00'],
    ['America/New_York', date(2026, 3, 8), '2026-03-08T00:00:00'],
  ])('starts %s on %o at its first reading', (zone, of, text) => {
    expect(firstReading(zone, of)).toBe(text);
  });

  it('reads what it shows: the earlier of two moments, and a skipped reading moved forward', () => {
    const clock = clockOf('America/New_York');
    const twice = clock.momentOf(reading(date(2026, 11, 1), 1, 30));
    expect([clock.offsetHoursAt(twice), clock.offsetHoursAt(julianDayUt(twice + 1 / 24))]).toEqual([-4, -5]);
    const skipped = clock.momentOf(reading(date(2026, 3, 8), 2, 30));
    expect(dateTimeText(readingAt(clock, skipped))).toBe('2026-03-08T03:30:00');
  });

  it('has no date that was skipped whole', () => {
    const apia = clockOf('Pacific/Apia');
    expect([29, 30, 31].map((day) => hasDate(date(2011, 12, day), apia))).toEqual([true, false, true]);
  });

  it('changes where the history says so, and differs from another clock only then', () => {
    const [newYork, standard] = [clockOf('America/New_York'), constantClock(-5)];
    const day = (of: CivilDate) => civilDay(of, newYork);
    expect(clocksDiffer(newYork, standard, day(date(2026, 1, 15)))).toBe(false);
    expect(clocksDiffer(newYork, standard, day(date(2026, 7, 4)))).toBe(true);
    expect(clocksDiffer(newYork, standard, day(date(2026, 11, 1)))).toBe(true);
    expect(clocksDiffer(newYork, standard, day(date(2026, 11, 2)))).toBe(false);
    const change = newYork.nextChange(newYork.startOf(date(2026, 11, 1)));
    expect(dateTimeText(readingAt(newYork, julianDayUt(change)))).toBe('2026-11-01T01:00:00');
  });

  it('without changes gives the very numbers of a constant offset', () => {
    const [zone, constant] = [clockOf('Asia/Kolkata'), constantClock(5.5)];
    for (let day = 0; day < 400; day += 7) {
      const of = addDays(date(2025, 1, 1), day);
      expect(zone.startOf(of)).toBe(constant.startOf(of));
      expect(zone.momentOf(reading(of, 13, 37))).toBe(constant.momentOf(reading(of, 13, 37)));
    }
  });
});
