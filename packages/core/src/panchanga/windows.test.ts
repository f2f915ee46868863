import { describe, expect, it } from 'vitest';
import { julianDayUt } from '../time/julianDay.js';
import { WEEKDAYS, type Weekday } from '../zodiac/weekdays.js';
import { CHOGHADIYA_DAY, CHOGHADIYA_NIGHT, GOWRI_DAY, HORAS_DAY, HORAS_NIGHT, namedParts } from './dayParts.js';
import { dayWindowsOf } from './dayWindows.js';
import type { SunDay } from './sunDay.js';
import { durmuhurtaOf, ghatiWindowsOf, partOfInterval, windowOf } from './windows.js';

/** A day of 12 hours and nights of 12 and 13.2 hours, in tenths of a day for easy reading. */
const DAY: SunDay = {
  previousSunsetJdUt: julianDayUt(99.45),
  sunriseJdUt: julianDayUt(100),
  sunsetJdUt: julianDayUt(100.5),
  nextSunriseJdUt: julianDayUt(101),
};
const KEPT = { abhijit_on_wednesday: 'kept' } as const;
const eighthOf = (id: 'rahu_kalam' | 'yamaganda' | 'gulika', weekday: Weekday): number =>
  Math.round((((windowOf(id, DAY, weekday)?.startJdUt ?? 0) - 100) / 0.5) * 8) + 1;

describe('the eighths of the day', () => {
  it('give Rahu, Yamaganda and Gulika their parts by weekday', () => {
    expect(WEEKDAYS.map((day) => eighthOf('rahu_kalam', day))).toEqual([8, 2, 7, 5, 6, 4, 3]);
    expect(WEEKDAYS.map((day) => eighthOf('yamaganda', day))).toEqual([5, 4, 3, 2, 1, 7, 6]);
    expect(WEEKDAYS.map((day) => eighthOf('gulika', day))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('share their boundaries exactly and end with the day', () => {
    const light = { startJdUt: DAY.sunriseJdUt, endJdUt: DAY.sunsetJdUt };
    for (let part = 1; part < 8; part++) {
      expect(partOfInterval(light, 8, part).endJdUt).toBe(partOfInterval(light, 8, part + 1).startJdUt);
    }
    expect(partOfInterval(light, 8, 8).endJdUt).toBe(DAY.sunsetJdUt);
  });
});

describe('durmuhurta', () => {
  it('comes once or twice, on Tuesday once in the night', () => {
    expect(WEEKDAYS.map((day) => durmuhurtaOf(DAY, day).length)).toEqual([1, 2, 2, 1, 2, 2, 2]);
    const [, second] = durmuhurtaOf(DAY, 'Tuesday');
    expect(second?.startJdUt).toBeCloseTo(100.5 + (0.5 * 6) / 15, 9);
  });
});

describe('the windows around the day', () => {
  it('end brahma muhurta one muhurta of the night before sunrise', () => {
    const brahma = windowOf('brahma_muhurta', DAY, 'Monday');
    expect(brahma?.startJdUt).toBeCloseTo(100 - (2 * 0.55) / 15, 9);
    expect(brahma?.endJdUt).toBeCloseTo(100 - 0.55 / 15, 9);
  });

  it('omit what is in a previous night that is not known', () => {
    const { windows } = dayWindowsOf({ ...DAY, previousSunsetJdUt: null }, 'Monday', KEPT);
    expect([windows.brahma_muhurta, windows.pratah_sandhya]).toEqual([null, null]);
    expect(windows.pradosha).not.toBeNull();
  });

  it('void Abhijit on Wednesday where the rules say so', () => {
    const abhijit = (weekday: Weekday, rule: 'kept' | 'void') =>
      dayWindowsOf(DAY, weekday, { abhijit_on_wednesday: rule }).windows.abhijit;
    expect(abhijit('Wednesday', 'void')).toBeNull();
    expect(abhijit('Wednesday', 'kept')).not.toBeNull();
    expect(abhijit('Thursday', 'void')).not.toBeNull();
  });
});

describe('the parts with names', () => {
  const names = (row: Parameters<typeof namedParts<string>>[0], weekday: Weekday): string[] =>
    namedParts(row, DAY, weekday).map(({ name }) => name);

  it('give the eighth choghadiya of a day the name of the first', () => {
    for (const day of WEEKDAYS) {
      for (const row of [CHOGHADIYA_DAY, CHOGHADIYA_NIGHT]) expect(names(row, day)[7]).toBe(names(row, day)[0]);
    }
    expect(names(CHOGHADIYA_DAY, 'Sunday')[0]).toBe('udvega');
    expect(names(CHOGHADIYA_NIGHT, 'Saturday').slice(0, 2)).toEqual(['labha', 'udvega']);
  });

  it('let the lords of the horas run on through day and night to the lord of the next weekday', () => {
    WEEKDAYS.forEach((day, index) => {
      const night = names(HORAS_NIGHT, day);
      const tomorrow = WEEKDAYS[(index + 1) % 7] as Weekday;
      const order = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'];
      const after = order[(order.indexOf(night[11] as string) + 1) % 7];
      expect(after).toBe(names(HORAS_DAY, tomorrow)[0]);
    });
  });

  it('put the gowri Visham on Rahu kalam', () => {
    for (const day of WEEKDAYS) {
      const visham = namedParts(GOWRI_DAY, DAY, day).find(({ name }) => name === 'visham');
      expect(visham?.startJdUt).toBe(windowOf('rahu_kalam', DAY, day)?.startJdUt);
    }
  });
});

describe('the windows by ghatis of the nakshatra', () => {
  const whole = { startJdUt: DAY.sunriseJdUt, endJdUt: DAY.nextSunriseJdUt };
  const star = (number: number, start: number, end: number) => ({
    number,
    startJdUt: julianDayUt(start),
    endJdUt: julianDayUt(end),
  });

  it('begin at their ghati and last four', () => {
    const [varjyam] = ghatiWindowsOf('varjyam', [star(15, 100.1, 101.1)], whole);
    expect(varjyam?.startJdUt).toBeCloseTo(100.1 + 14 / 60, 9);
    expect(varjyam?.endJdUt).toBeCloseTo(100.1 + 18 / 60, 9);
  });

  it.each([
    ['varjyam', '50 24 30 40 14 21 30 20 32 30 20 18 21 20 14 14 10 14 20+56 24 20 10 10 18 16 24 30'],
    ['amrita_kala', '42 48 54 52 38 35 54 44 56 54 44 42 45 44 38 38 34 38 44 48 44 34 34 42 40 48 54'],
  ] as const)('%s begin at these ghatis of sixty, Ashwini to Revati: %s', (id, ghatis) => {
    // docs/rules/07-panchang-calendar-transits.md#section-8
    const found = Array.from({ length: 27 }, (_, index) =>
      ghatiWindowsOf(id, [star(index + 1, 100, 101)], whole)
        .map(({ startJdUt }) => Math.round((startJdUt - 100) * 60))
        .join('+'),
    );
    expect(found.join(' ')).toBe(ghatis);
  });

  it('are two in Mula, and only those that begin within the day', () => {
    expect(ghatiWindowsOf('varjyam', [star(19, 100, 101)], whole)).toHaveLength(2);
    expect(ghatiWindowsOf('varjyam', [star(19, 99.5, 100.5)], whole)).toHaveLength(1);
    expect(ghatiWindowsOf('varjyam', [star(19, 98, 99)], whole)).toHaveLength(0);
  });
});
