import { openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { lunarMonthOf } from '@ganita/core/panchanga/lunarMonths.js';
import { panchangDay } from '@ganita/core/panchanga/panchangDay.js';
import { type RangeSky, rangeSky } from '@ganita/core/panchanga/range/rangeSky.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock, zoneClock } from '@ganita/core/time/civilClock.js';
import { addDays, daysSince2000, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';
import { beforeAll, describe, expect, it } from 'vitest';

const UJJAIN = { latitudeDeg: 23.1765, longitudeDeg: 75.7885 };
const INDIA = constantClock(5.5);
const SECOND = 1 / 86_400;

let observatory: Observatory;
let sky: RangeSky;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DAILY_RULES);
  const startJdUt = midnightOf({ year: 2026, month: 1, day: 1 }, 5.5);
  const year = { startJdUt, endJdUt: julianDayUt(startJdUt + 365) };
  sky = rangeSky(observatory, year, { place: UJJAIN, clock: INDIA }, DAILY_RULES);
});

describe('the pass of a year', () => {
  it('has the sunrises, moonrises and angas that the panchang of each date has', () => {
    for (let day = 0; day < 365; day += 13) {
      const date = addDays({ year: 2026, month: 1, day: 1 }, day);
      const own = panchangDay(observatory, date, { place: UJJAIN, clock: INDIA }, DAILY_RULES);
      const found = sky.days.of(daysSince2000(date));
      if (found === null) throw new Error('a day starts on each date');
      expect(found.sun).toEqual(own.sunDay);
      expect(found.weekday).toBe(own.weekday);
      expect(sky.days.moonOf(found)).toEqual(own.moon);
      for (const id of ['tithi', 'nakshatra', 'yoga', 'karana', 'sun_sign'] as const) {
        const span = sky.spanAt(id, found.sun.sunriseJdUt);
        expect(span.number).toBe(own.spans[id][0]?.number);
        expect(Math.abs(span.endJdUt - (own.spans[id][0]?.endJdUt ?? 0))).toBeLessThan(SECOND);
      }
    }
  });

  it('has every lunar month as the calendar of a moment has it', () => {
    const luminaries = openLuminaries(observatory);
    expect(
      sky
        .lunations()
        .filter(({ isAdhika }) => isAdhika)
        .map(({ amanta }) => amanta),
    ).toEqual(['jyeshtha']);
    for (const lunation of sky.lunations()) {
      const own = lunarMonthOf(luminaries, julianDayUt((lunation.startJdUt + lunation.endJdUt) / 2));
      expect([lunation.amanta, lunation.isAdhika, lunation.isKshaya]).toEqual([own.amanta, own.isAdhika, own.isKshaya]);
      expect(Math.abs(lunation.startJdUt - own.startJdUt)).toBeLessThan(SECOND);
    }
  });

  it('finds the day of every moment, also before its sunrise', () => {
    const day = sky.days.of(daysSince2000({ year: 2026, month: 11, day: 8 }));
    if (day === null) throw new Error('a day starts on the date');
    expect(sky.days.at(day.sun.sunriseJdUt)).toBe(day);
    expect(sky.days.at(julianDayUt(day.sun.nextSunriseJdUt - SECOND))).toBe(day);
    expect(sky.days.at(julianDayUt(day.sun.sunriseJdUt - SECOND)).index).toBe(day.index - 1);
  });
});

describe('the days of a place', () => {
  it('have six hours around the transit of the Sun where it does not set', () => {
    const startJdUt = midnightOf({ year: 2026, month: 6, day: 1 }, 2);
    const tromso = { place: { latitudeDeg: 69.65, longitudeDeg: 18.96 }, clock: constantClock(2) };
    const { days } = rangeSky(observatory, { startJdUt, endJdUt: julianDayUt(startJdUt + 30) }, tromso, DAILY_RULES);
    const first = days.of(daysSince2000({ year: 2026, month: 6, day: 20 }));
    const second = days.of(daysSince2000({ year: 2026, month: 6, day: 21 }));
    expect(first?.isSubstituted).toBe(true);
    expect((first?.sun.sunsetJdUt ?? 0) - (first?.sun.sunriseJdUt ?? 0)).toBeCloseTo(0.5, 6);
    expect(first?.sun.nextSunriseJdUt).toBe(second?.sun.sunriseJdUt);
    expect(first?.sun.sunsetJdUt).toBe(second?.sun.previousSunsetJdUt);
  });

  it('leave out a date that the clocks skipped', () => {
    const clock = zoneClock('Pacific/Apia', createZoneHistory());
    const startJdUt = clock.startOf({ year: 2011, month: 12, day: 1 });
    const apia = { place: { latitudeDeg: -13.83, longitudeDeg: -171.77 }, clock };
    const { days } = rangeSky(observatory, { startJdUt, endJdUt: julianDayUt(startJdUt + 40) }, apia, DAILY_RULES);
    expect(days.of(daysSince2000({ year: 2011, month: 12, day: 30 }))).toBe(null);
    const before = days.of(daysSince2000({ year: 2011, month: 12, day: 29 }));
    expect(before?.sun.nextSunriseJdUt).toBe(
      days.of(daysSince2000({ year: 2011, month: 12, day: 31 }))?.sun.sunriseJdUt,
    );
  });
});
