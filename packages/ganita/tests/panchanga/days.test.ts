import { separation } from '@ganita/core/angles/angles.js';
import { spansOverlapping } from '@ganita/core/panchanga/angaSpans.js';
import { ANGAS, type AngaId, partStartDeg } from '@ganita/core/panchanga/angas.js';
import { openLuminaries } from '@ganita/core/panchanga/luminaries.js';
import { addDays, julianDayUt, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Almanac, CHENNAI, DELHI, dateAt, FIRST_DAY, LAST_DAY, openAlmanac, PLACES } from './almanac.js';
import { faultsOf } from './dayProperties.js';

let almanac: Almanac;
beforeAll(async () => {
  almanac = await openAlmanac();
});

const ANGA_IDS = Object.keys(ANGAS) as AngaId[];
const someDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(dateAt);
const somePlace = fc.constantFrom(...PLACES);

describe('random days from 1900 to 2100 at five latitudes', () => {
  it('have angas that tile the day and windows that lie in their day or night', () => {
    fc.assert(
      fc.property(someDay, somePlace, (date, where) => {
        expect(faultsOf(almanac.day(date, where))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('follow one another: the anga at the next sunrise is the last one of the day', () => {
    fc.assert(
      fc.property(someDay, (date) => {
        const [today, tomorrow] = [almanac.day(date, DELHI), almanac.day(addDays(date, 1), DELHI)];
        for (const id of ANGA_IDS) {
          const [last, first] = [today.spans[id].at(-1), tomorrow.spans[id][0]];
          // An anga that ends within a millisecond of sunrise may be on either side of it.
          if (Math.abs((last?.endJdUt ?? 0) - tomorrow.interval.startJdUt) < 1e-8) continue;
          expect(first?.number).toBe(last?.number);
          expect(first?.endJdUt).toBeCloseTo(last?.endJdUt ?? 0, 7);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('do not depend on the days computed before them', () => {
    const [first, other] = [
      { year: 2020, month: 2, day: 29 },
      { year: 1931, month: 7, day: 3 },
    ];
    const alone = almanac.day(first, CHENNAI);
    almanac.day(other, DELHI, { positions: 'geometric', ayanamsa_mode: 'RAMAN' });
    expect(almanac.day(first, CHENNAI)).toEqual(alone);
  });
});

/** The search ends within 2e-8 day (two milliseconds); no anga moves faster than 16.5 degrees a day. */
const END_WITHIN_DEG = 33e-8;

describe('the ends of angas', () => {
  it('are within 2e-8 day of the boundary, whatever the search began with', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(...ANGA_IDS), (date, id) => {
        const { interval } = almanac.day(date, CHENNAI);
        const spans = spansOverlapping(
          openLuminaries(almanac.observatory),
          id,
          interval.startJdUt,
          julianDayUt(interval.endJdUt + 3),
        );
        const fresh = openLuminaries(almanac.observatory);
        for (const { number, startJdUt, endJdUt } of spans) {
          const at = (jdUt: number) => fresh.angleDeg(ANGAS[id], julianDayUt(jdUt));
          expect(separation(at(startJdUt), partStartDeg(ANGAS[id], number))).toBeLessThan(END_WITHIN_DEG);
          expect(separation(at(endJdUt), partStartDeg(ANGAS[id], number + 1))).toBeLessThan(END_WITHIN_DEG);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a boundary next to a jump of the ephemeris data', () => {
  it('is found: the Moon enters Cancer on 1977-07-17', () => {
    const luminaries = openLuminaries(almanac.observatory);
    const entry = luminaries.crossing(ANGAS.moon_sign, 90, 2_443_340.5);
    expect(separation(luminaries.moonDeg(entry), 90)).toBeLessThan(1e-8);
  });
});

describe('the worked example, 1996-12-07 at Chennai', () => {
  const minutesOfDay = (jdUt: number): number => ((((jdUt + 0.5 + 5.5 / 24) % 1) + 1) % 1) * MINUTES_PER_DAY;

  it('has the Hindu sunrise of the book and the angas of the place', () => {
    const day = almanac.day({ year: 1996, month: 12, day: 7 }, CHENNAI, {
      positions: 'geometric',
      sunrise_definition: 'hindu_disc_centre',
    });
    expect(minutesOfDay(day.sunriseJdUt ?? 0)).toBeCloseTo(6 * 60 + 22 + 33 / 60, 1);
    expect(day.weekday).toBe('Saturday');
    expect(day.spans.tithi[0]?.number).toBe(27);
    expect(day.spans.nakshatra.map(({ number }) => number)).toEqual([14, 15]);
    expect(day.lunarMonth).toMatchObject({ amanta: 'kartika', purnimanta: 'margashirsha', isAdhika: false });
    expect(day.lunarYear).toMatchObject({ shaka: 1918, vikram: 2053, kali: 5097 });
    expect(day.solarMonth).toMatchObject({ month: 'kaarthigai', day: 22 });
  });
});
