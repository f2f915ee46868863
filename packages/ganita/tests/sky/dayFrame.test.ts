import { readFileSync } from 'node:fs';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { type DayFrame, dayFrameAt, minutesFromSunrise } from '@ganita/core/sky/dayFrame.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { civilOf, type JulianDayUt, julianDayOf, julianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import { weekdayAt } from '@ganita/core/zodiac/weekdays.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

interface GoldenCase {
  readonly birth: {
    readonly id: string;
    readonly date: string;
    readonly time: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone: number;
  };
  readonly expected: {
    readonly base: {
      readonly sunrise: string;
      readonly sunset: string;
      readonly next_sunrise: string;
      readonly is_day_birth: boolean;
      readonly vedic_weekday: string;
      readonly minutes_from_sunrise: number;
      readonly sun_longitude_at_sunrise: number;
    };
  };
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/points.json', import.meta.url), 'utf8'),
) as {
  cases: readonly GoldenCase[];
};

const moment = (text: string, offset: number): JulianDayUt => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number);
  return julianDayOf({ year, month, day, hour, minute, second }, offset);
};

describe('the Vedic day of a birth', () => {
  let observatory: Observatory;
  beforeAll(async () => {
    observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
  });
  const frameAt = (local: string, offset: number, latitudeDeg: number, longitudeDeg: number): DayFrame =>
    dayFrameAt(observatory, moment(local, offset), { latitudeDeg, longitudeDeg }, offset, DEFAULT_RULES);

  it.each(cases)('$birth.id is placed as the golden file says', ({ birth, expected: { base } }) => {
    const at = moment(`${birth.date}T${birth.time}`, birth.timezone);
    const frame = frameAt(`${birth.date}T${birth.time}`, birth.timezone, birth.latitude, birth.longitude);
    const secondsOff = (jd: number, golden: string) => (jd - moment(golden, birth.timezone)) * SECONDS_PER_DAY;
    expect(Math.abs(secondsOff(frame.sunriseJdUt, base.sunrise))).toBeLessThan(1);
    expect(Math.abs(secondsOff(frame.sunsetJdUt, base.sunset))).toBeLessThan(1);
    expect(Math.abs(secondsOff(frame.nextSunriseJdUt, base.next_sunrise))).toBeLessThan(1);
    expect(frame.isDayBirth).toBe(base.is_day_birth);
    expect(weekdayAt(frame.weekday)).toBe(base.vedic_weekday);
    expect(Math.abs(minutesFromSunrise(frame, at) - base.minutes_from_sunrise)).toBeLessThan(1 / 60);
    expect(observatory.longitudeDeg('Sun', frame.sunriseJdUt)).toBeCloseTo(base.sun_longitude_at_sunrise, 4);
    expect(frame.substituted).toBe(false);
  });

  it('gives a night birth before midnight and one after midnight the same day and night', () => {
    const before = frameAt('2001-05-10T23:50:00', 5.5, 13.08, 80.27);
    const after = frameAt('2001-05-11T00:10:00', 5.5, 13.08, 80.27);
    expect(after).toEqual(before);
    expect(before.isDayBirth).toBe(false);
    expect(weekdayAt(before.weekday)).toBe('Thursday');
  });

  it('turns to a new day at sunrise and to night at sunset', () => {
    const place = { latitudeDeg: 13.08, longitudeDeg: 80.27 };
    const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = frameAt('2001-05-10T12:00:00', 5.5, 13.08, 80.27);
    const SECOND = 1 / SECONDS_PER_DAY;
    const at = (jd: number) => dayFrameAt(observatory, julianDayUt(jd), place, 5.5, DEFAULT_RULES);
    expect([at(sunriseJdUt - SECOND).isDayBirth, at(sunriseJdUt + SECOND).isDayBirth]).toEqual([false, true]);
    expect([at(sunsetJdUt - SECOND).isDayBirth, at(sunsetJdUt + SECOND).isDayBirth]).toEqual([true, false]);
    expect(at(nextSunriseJdUt + SECOND).sunriseJdUt).toBeCloseTo(nextSunriseJdUt, 7);
    expect(at(nextSunriseJdUt - SECOND).sunriseJdUt).toBeCloseTo(sunriseJdUt, 7);
  });

  it('makes day and night nearly equal at the equator and winter days long in the south', () => {
    const equator = frameAt('1999-12-21T12:00:00', 0, 0, 0);
    expect((equator.sunsetJdUt - equator.sunriseJdUt) * 24).toBeCloseTo(12, 1);
    const hobart = frameAt('1999-12-21T12:00:00', 10, -42.9, 147.3);
    expect((hobart.sunsetJdUt - hobart.sunriseJdUt) * 24).toBeGreaterThan(15);
  });

  it('keeps the short real day of 65 degrees north in December', () => {
    const frame = frameAt('1999-12-21T12:00:00', 1, 65, 15);
    expect(frame.substituted).toBe(false);
    const hours = (frame.sunsetJdUt - frame.sunriseJdUt) * 24;
    expect(hours).toBeGreaterThan(2);
    expect(hours).toBeLessThan(4);
  });

  it.each([
    ['midnight sun', '2005-06-21T10:00:00', 69.65, 18.96],
    ['polar night', '2005-12-21T10:00:00', 69.65, 18.96],
    ['the pole itself', '2005-06-21T01:00:00', 90, 0],
    ['the far south', '2005-06-21T22:00:00', -85, 100],
  ])('puts the transits of the Sun in the place of %s, and says so', (_, local, latitude, longitude) => {
    const frame = frameAt(local, 1, latitude, longitude);
    const at = moment(local, 1);
    expect(frame.substituted).toBe(true);
    expect(frame.sunriseJdUt).toBeLessThanOrEqual(at);
    expect(frame.nextSunriseJdUt).toBeGreaterThan(at);
    expect((frame.sunsetJdUt - frame.sunriseJdUt) * 24).toBeCloseTo(12, 9);
    const transit = observatory.riseSet(
      'Sun',
      'upper_transit',
      frame.sunriseJdUt,
      { latitudeDeg: latitude, longitudeDeg: longitude },
      'apparent_upper_limb',
    );
    expect(transit).not.toBeNull();
    expect(((transit ?? 0) - frame.sunriseJdUt) * 24).toBeCloseTo(6, 5);
  });

  it('contains its moment between sunrise and the next sunrise, everywhere and always', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (jd, latitudeDeg, longitudeDeg) => {
          const offset = longitudeDeg / 15;
          const frame = dayFrameAt(observatory, julianDayUt(jd), { latitudeDeg, longitudeDeg }, offset, DEFAULT_RULES);
          expect(frame.sunriseJdUt).toBeLessThanOrEqual(jd);
          expect(frame.sunriseJdUt).toBeLessThan(frame.sunsetJdUt);
          expect(frame.sunsetJdUt).toBeLessThan(frame.nextSunriseJdUt);
          expect(frame.nextSunriseJdUt).toBeGreaterThan(jd);
          expect(frame.isDayBirth).toBe(jd < frame.sunsetJdUt);
          expect(Math.abs(frame.nextSunriseJdUt - frame.sunriseJdUt - 1)).toBeLessThan(0.1);
          const { year, month, day } = civilOf(frame.sunriseJdUt, offset);
          expect(new Date(Date.UTC(year, month - 1, day)).getUTCDay()).toBe(frame.weekday);
          if (Math.abs(latitudeDeg) < 65) expect(frame.substituted).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });
});
