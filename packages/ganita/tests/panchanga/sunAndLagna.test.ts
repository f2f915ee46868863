import { signedArc } from '@ganita/core/angles/angles.js';
import { lagnaSpansOf } from '@ganita/core/panchanga/lagnaSpans.js';
import { seasonsOf } from '@ganita/core/panchanga/samvatsaras.js';
import { moonHorizon, sunDayOfDate } from '@ganita/core/panchanga/sunDay.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { bracketedZero } from '@ganita/core/search/crossings.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { type JulianDayUt, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Almanac, CHENNAI, dateAt, FIRST_DAY, LAST_DAY, openAlmanac, PLACES } from './almanac.js';

let almanac: Almanac;
beforeAll(async () => {
  almanac = await openAlmanac();
});

const someDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(dateAt);

describe('the rising signs of a day', () => {
  it('change where the ascendant of the ephemeris does, within 1e-7 day', () => {
    const { observatory } = almanac;
    fc.assert(
      fc.property(someDay, fc.constantFrom(...PLACES), (date, { place, clock }) => {
        const startJdUt = clock.startOf(date);
        const spans = lagnaSpansOf(observatory, { startJdUt, endJdUt: julianDayUt(startJdUt + 1) }, place);
        for (const { sign, startJdUt: at } of spans.slice(1)) {
          const away = (jd: number) =>
            signedArc(30 * signIndex(sign), observatory.ascendantDeg(julianDayUt(jd), place));
          expect(Math.abs(bracketedZero(away, at - 1e-3, at + 1e-3, 1e-9) - at)).toBeLessThan(1e-7);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are all twelve, and the first comes again before the day ends', () => {
    const { lagnas } = almanac.day({ year: 1996, month: 12, day: 7 }, CHENNAI);
    expect(lagnas).toHaveLength(13);
    expect(lagnas?.[12]?.sign).toBe(lagnas?.[0]?.sign);
  });

  it('are rejected where signs fail to rise', () => {
    const startJdUt = julianDayUt(2_451_545);
    const polar = { latitudeDeg: 70, longitudeDeg: 20 };
    const interval = { startJdUt, endJdUt: julianDayUt(startJdUt + 1) };
    expect(() => lagnaSpansOf(almanac.observatory, interval, polar)).toThrow(/latitude must be within 66.5/);
  });
});

describe('the Vedic day of a date', () => {
  it('runs from the night before to the next sunrise, in order', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(...PLACES), (date, where) => {
        const day = sunDayOfDate(almanac.observatory, date, where, DAILY_RULES);
        const { previousSunsetJdUt = 0, sunriseJdUt = 0, sunsetJdUt = 0, nextSunriseJdUt = 0 } = day ?? {};
        const times = [previousSunsetJdUt ?? 0, sunriseJdUt, sunsetJdUt, nextSunriseJdUt];
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(nextSunriseJdUt - sunriseJdUt).toBeGreaterThan(0.98);
        expect(nextSunriseJdUt - sunriseJdUt).toBeLessThan(1.02);
        expect((sunriseJdUt + sunsetJdUt) / 2 - (previousSunsetJdUt ?? 0)).toBeLessThan(1);
      }),
      { numRuns: 60 },
    );
  });

  it('is null at 66 degrees near the solstice, and the panchang runs from midnight to midnight', () => {
    const arctic = { place: { latitudeDeg: 66, longitudeDeg: 25.7 }, clock: constantClock(2) };
    const date = { year: 2024, month: 6, day: 20 };
    const day = almanac.day(date, arctic);
    expect([day.sunDay, day.windows]).toEqual([null, null]);
    expect(day.interval.startJdUt).toBe(midnightOf(date, 2));
    expect(day.weekday).toBe('Thursday');
    expect(day.spans.tithi.length).toBeGreaterThan(0);
  });

  it('begins earlier by the upper limb than by the centre of the disc', () => {
    const at = (sunrise_definition: 'apparent_upper_limb' | 'disc_centre_refraction' | 'hindu_disc_centre') =>
      almanac.day({ year: 2026, month: 6, day: 21 }, CHENNAI, { sunrise_definition }).sunriseJdUt as JulianDayUt;
    expect(at('apparent_upper_limb')).toBeLessThan(at('disc_centre_refraction'));
    expect(at('disc_centre_refraction')).toBeLessThan(at('hindu_disc_centre'));
  });
});

describe('the Moon of the day', () => {
  it('is judged by the limb of the Sun, but by its centre where the Sun is Hindu', () => {
    expect(moonHorizon(DAILY_RULES)).toBe('apparent_upper_limb');
    expect(moonHorizon(DEFAULT_RULES)).toBe('disc_centre_no_refraction');
    expect(moonHorizon(resolveRules(DAILY_RULES, { moonrise_definition: 'disc_centre_refraction' }))).toBe(
      'disc_centre_refraction',
    );
  });

  it('may fail to rise on a date, and says so with null', () => {
    const moonrises = Array.from(
      { length: 60 },
      (_, day) => almanac.day(dateAt(FIRST_DAY + day), CHENNAI, { moon_event_span: 'civil_date' }).moon.moonriseJdUt,
    );
    expect(moonrises.filter((jdUt) => jdUt === null).length).toBeGreaterThan(0);
    expect(moonrises.filter((jdUt) => jdUt === null).length).toBeLessThan(4);
  });
});

describe('the seasons', () => {
  const of = (siderealDeg: number, tropicalDeg: number, month: number) =>
    seasonsOf({ siderealDeg, tropicalDeg }, month, DAILY_RULES);

  it('begin with Vasanta at Chaitra, and at 330 degrees of the Sun', () => {
    expect(of(0, 0, 0).ritus).toEqual({ lunar: 'vasanta', tropical: 'vasanta', sidereal: 'vasanta' });
    expect(of(329.9, 330, 11).ritus).toEqual({ lunar: 'shishira', tropical: 'vasanta', sidereal: 'shishira' });
    expect(of(30, 30, 2).ritus).toEqual({ lunar: 'grishma', tropical: 'grishma', sidereal: 'grishma' });
  });

  it('turn north at 270 degrees and south at 90', () => {
    expect([269.9, 270, 0, 89.9, 90].map((deg) => of(deg, deg, 0).ayana)).toEqual([
      'dakshinayana',
      'uttarayana',
      'uttarayana',
      'uttarayana',
      'dakshinayana',
    ]);
  });
});
