import { beforeAll, describe, expect, it } from 'vitest';
import { createSwissEphemeris } from '../../adapters/swissEphemeris/swissEphemeris.js';
import { type RangeDays, rangeDays } from '../panchanga/range/rangeDays.js';
import { DAILY_RULES } from '../rules/dailyRules.js';
import { openObservatory } from '../sky/observatory.js';
import { constantClock } from '../time/civilClock.js';
import { dateText } from '../time/civilText.js';
import type { Interval } from '../time/interval.js';
import { daysSince2000, julianDayUt, midnightOf } from '../time/julianDay.js';
import { chooseDay, type KaalaChoice } from './dayChoice.js';
import { KAALAS, kaalaOf } from './kaalas.js';

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
