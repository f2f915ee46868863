import type { FestivalAlmanac } from '@ganita/core/festivals/almanac.js';
import type { FestivalAnga } from '@ganita/core/festivals/occurrence.js';
import { punyaKala } from '@ganita/core/festivals/punyaKala.js';
import { rangeDays } from '@ganita/core/panchanga/range/rangeDays.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { type Sign, signIndex } from '@ganita/core/zodiac/signs.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

/** Ushuaia on 14 January: sunrise at 5:19 and sunset at 22:03, so that 40 ghatikas of 24 minutes are inside a day. */
const DATE = { year: 2026, month: 1, day: 14 };
const HOURS = -3;
const USHUAIA = { place: { latitudeDeg: -54.8, longitudeDeg: -68.3 }, clock: constantClock(HOURS) };

let almanac: FestivalAlmanac;
beforeAll(async () => {
  const days = rangeDays(openObservatory(await createSwissEphemeris(), DAILY_RULES), USHUAIA, DAILY_RULES);
  almanac = { sky: { where: USHUAIA }, days } as unknown as FestivalAlmanac;
});

const hoursOf = (interval: Interval | null): readonly number[] | null =>
  interval &&
  [interval.startJdUt, interval.endJdUt].map((jd) => Math.round((jd - midnightOf(DATE, HOURS)) * 24 * 100) / 100);

/** Hours of the date from which and to which the time of an entry at an hour is meritorious. */
function punyaOf(sign: Sign, hour: number): readonly number[] | null {
  const startJdUt = julianDayUt(midnightOf(DATE, HOURS) + hour / 24);
  const anga: FestivalAnga = {
    kind: 'sankranti',
    id: sign,
    startJdUt,
    endJdUt: julianDayUt(startJdUt + 30),
    number: signIndex(sign) + 1,
  };
  return hoursOf(punyaKala(almanac, { anga })[0]);
}

describe('the meritorious time of an entry of the Sun by day', () => {
  // docs/rules/10-festivals.md#section-8
  it.each([
    ['Aries', 13, 7, 19, '15 ghatikas before and after'],
    ['Taurus', 13, 6.6, 13, '16 before'],
    ['Gemini', 13, 13, 19.4, '16 after'],
    ['Cancer', 20, 8, 20, '30 before'],
    ['Leo', 13, 6.6, 13, '16 before'],
    ['Virgo', 13, 13, 19.4, '16 after'],
    ['Libra', 13, 7, 19, '15 before and after'],
    ['Scorpio', 13, 6.6, 13, '16 before'],
    ['Sagittarius', 13, 13, 19.4, '16 after'],
    ['Capricorn', 5.5, 5.5, 21.5, '40 after'],
    ['Aquarius', 13, 6.6, 13, '16 before'],
    ['Pisces', 13, 13, 19.4, '16 after'],
  ] as const)('into %s at %f is from %f to %f: %s', (sign, hour, from, to, _rule) => {
    expect(punyaOf(sign, hour)).toEqual([from, to]);
  });

  it('is cut to the daylight', () => {
    const [from, to] = punyaOf('Cancer', 10) ?? [];
    expect(from).toBeCloseTo(5.32, 1);
    expect(to).toBe(10);
  });
});

describe('the meritorious time of an entry by night', () => {
  // The same section: the next day of Makara, the day before of Karka, else the half of a day that is next to it.
  it('is the second half of the day before midnight, and the first half of the next after it', () => {
    const [noon, sunset] = punyaOf('Taurus', 23) ?? [];
    expect(noon).toBeCloseTo(13.69, 1);
    expect(sunset).toBeCloseTo(22.05, 1);
    const [sunrise, midday] = punyaOf('Taurus', 2) ?? [];
    expect(sunrise).toBeCloseTo(5.32, 1);
    expect(midday).toBeCloseTo(13.69, 1);
  });

  it('is the next day for Makara and the day before for Karka, whole', () => {
    const [from, to] = punyaOf('Capricorn', 23) ?? [];
    expect(from).toBeCloseTo(24 + 5.35, 1);
    expect(to).toBeCloseTo(24 + 22.04, 1);
    expect(punyaOf('Cancer', 26)?.[1]).toBeCloseTo(22.05, 1);
  });
});
