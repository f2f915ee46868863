import { chooseDay, type KaalaChoice } from '@ganita/core/festivals/dayChoice.js';
import { KAALAS, kaalaOf } from '@ganita/core/festivals/kaalas.js';
import { type RangeDays, rangeDays } from '@ganita/core/panchanga/range/rangeDays.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { daysSince2000, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const FIRST = { year: 2026, month: 3, day: 10 };
const UJJAIN = { place: { latitudeDeg: 23.1765, longitudeDeg: 75.7885 }, clock: constantClock(5.5) };

let days: RangeDays;
beforeAll(async () => {
  days = rangeDays(openObservatory(await createSwissEphemeris(), DAILY_RULES), UJJAIN, DAILY_RULES);
});

/** An anga between two times of day of 10 March and the dates after it: 30 is 6 in the morning of the 11th. */
const anga = (fromHour: number, toHour: number): Interval => {
  const at = (hour: number) => julianDayUt(midnightOf(FIRST, 5.5) + hour / 24);
  return { startJdUt: at(fromHour), endJdUt: at(toHour) };
};
const chosen = (span: Interval, choice: KaalaChoice) => {
  const { day, decidedBy, marginDays } = chooseDay(days, span, choice);
  return { date: dateText(day.date).slice(8), decidedBy, minutes: marginDays === null ? null : marginDays * 1440 };
};

describe('the day of an anga (sunrise at 6:38 and sunset at 18:34)', () => {
  const sunrise = { kaala: 'sunrise', both: 'purva', none: 'start' } as const;

  it('is the only one whose kaala it covers', () => {
    expect(chosen(anga(5, 29), sunrise)).toMatchObject({ date: '10', decidedBy: 'only_day' });
  });

  it('is the first or the second of two, as the row says', () => {
    expect(chosen(anga(5, 31), sunrise)).toMatchObject({ date: '10', decidedBy: 'first_of_two' });
    expect(chosen(anga(5, 31), { ...sunrise, both: 'para' })).toMatchObject({ date: '11', decidedBy: 'second_of_two' });
  });

  it('is the one of which it covers more, and of equal ones the first', () => {
    const pradosha = { kaala: 'pradosha', both: 'vyapti', none: 'start' } as const;
    expect(chosen(anga(20.5, 43.5), pradosha)).toMatchObject({ date: '11', decidedBy: 'longer_part' });
    expect(chosen(anga(19, 43), pradosha)).toMatchObject({ date: '10', decidedBy: 'longer_part' });
    expect(chosen(anga(12, 60), pradosha)).toMatchObject({ date: '10', decidedBy: 'longer_part' });
  });

  it('is that of its start, of its end or of its sunrise where it covers none', () => {
    const noon = { kaala: 'madhyahna', both: 'purva', none: 'start' } as const;
    const span = anga(15, 33);
    expect(chosen(span, noon)).toMatchObject({ date: '10', decidedBy: 'no_day_start' });
    expect(chosen(span, { ...noon, none: 'end' })).toMatchObject({ date: '11', decidedBy: 'no_day_end' });
    expect(chosen(span, { ...noon, none: 'sunrise' })).toMatchObject({ date: '11', decidedBy: 'no_day_sunrise' });
  });

  it('may be the day after the end of the anga, if the kaala is before a sunrise', () => {
    const arunodaya = { kaala: 'arunodaya', both: 'vyapti', none: 'end' } as const;
    expect(chosen(anga(8, 30), arunodaya)).toMatchObject({ date: '11', decidedBy: 'only_day' });
  });

  it('has the minutes to the bound that would move it', () => {
    const { minutes } = chosen(anga(6, 30.6), sunrise);
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(45);
  });
});

describe('the kaalas of a day', () => {
  it('lie between the sunset before it and its end, none longer than the night', () => {
    const day = days.of(daysSince2000(FIRST));
    if (day === null) throw new Error('a day starts on the date');
    for (const kaala of KAALAS) {
      const { startJdUt, endJdUt } = kaalaOf(kaala, day, days) ?? day.interval;
      expect(startJdUt, kaala).toBeGreaterThan(day.sun.previousSunsetJdUt);
      expect(endJdUt, kaala).toBeLessThanOrEqual(day.sun.nextSunriseJdUt);
      expect(endJdUt, kaala).toBeGreaterThanOrEqual(startJdUt);
    }
  });
});

describe('the kaalas of the daylight and of the night', () => {
  // docs/rules/10-festivals.md#section-2: shares of the daylight, or of the night after it.
  it.each([
    ['first_muhurta', 'day', 0, 1 / 15],
    ['pratah', 'day', 0, 1 / 5],
    ['sangava', 'day', 1 / 5, 2 / 5],
    ['madhyahna', 'day', 2 / 5, 3 / 5],
    ['aparahna', 'day', 3 / 5, 4 / 5],
    ['aparahna_start', 'day', 3 / 5, 3 / 5],
    ['sayahna', 'day', 4 / 5, 1],
    ['purvahna', 'day', 0, 1 / 2],
    ['aparahna3', 'day', 2 / 3, 1],
    ['vijaya', 'day', 10 / 15, 11 / 15],
    ['kutapa', 'day', 7 / 15, 8 / 15],
    ['rauhina', 'day', 8 / 15, 9 / 15],
    ['pradosha', 'night', 0, 1 / 5],
    ['night', 'night', 0, 1],
    ['nishitha', 'night', 7 / 15, 8 / 15],
    ['midnight', 'night', 1 / 2, 1 / 2],
  ] as const)('%s is of the %s from %f to %f', (kaala, half, from, to) => {
    const day = days.of(daysSince2000(FIRST));
    if (day === null) throw new Error('a day starts on the date');
    const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day.sun;
    const [start, end] = half === 'day' ? [sunriseJdUt, sunsetJdUt] : [sunsetJdUt, nextSunriseJdUt];
    const found = kaalaOf(kaala, day, days);
    expect(((found?.startJdUt ?? 0) - start) / (end - start)).toBeCloseTo(from, 6);
    expect(((found?.endJdUt ?? 0) - start) / (end - start)).toBeCloseTo(to, 6);
  });
});
