import { norm360, separation } from '@ganita/core/angles/angles.js';
import { praveshaMoment } from '@ganita/core/annual/pravesha.js';
import { yearStart } from '@ganita/core/annual/returns.js';
import { AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { type JulianDayUt, julianDayOf, julianDayUt } from '@ganita/core/time/julianDay.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const THOUSANDTH_OF_SECOND_DEG = 0.001 / 3600;
const SIDEREAL_YEAR = 365.256363;

let observatory: Observatory;
let observatories: readonly Observatory[];
beforeAll(async () => {
  const ephemeris = await createSwissEphemeris();
  observatory = openObservatory(ephemeris, DEFAULT_RULES);
  observatories = AYANAMSA_MODES.map((ayanamsa_mode) =>
    openObservatory(ephemeris, resolveRules(DEFAULT_RULES, { ayanamsa_mode }), { valueDeg: 23.5, atJdUt: 2_440_000.5 }),
  );
});

const sunDeg = (jdUt: JulianDayUt, by = observatory): number => by.longitudeDeg('Sun', jdUt);
const elongationDeg = (jdUt: JulianDayUt, by = observatory): number =>
  norm360(by.longitudeDeg('Moon', jdUt) - by.longitudeDeg('Sun', jdUt));

const birth = fc.double({ min: 2_415_021, max: 2_488_434, noNaN: true }).map(julianDayUt);
const year = fc.integer({ min: 1, max: 120 });

describe('a solar return', () => {
  it('brings the Sun back to its natal place, in any year, month and sixty hours', () => {
    fc.assert(
      fc.property(
        birth,
        year,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 1000 }),
        (born, years, months, sixtyHours) => {
          const { jdUt } = praveshaMoment(observatory, born, 'annual', { years, months, sixtyHours });
          const target = norm360(sunDeg(born) + 30 * (months - 1) + 2.5 * (sixtyHours - 1));
          expect(separation(sunDeg(jdUt), target)).toBeLessThan(THOUSANDTH_OF_SECOND_DEG);
          const even = born + (years - 1 + (months - 1) / 12 + (sixtyHours - 1) / 144) * SIDEREAL_YEAR;
          expect(Math.abs(jdUt - even)).toBeLessThan(4.5);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is that of the requested zodiac, in every ayanamsa mode', () => {
    const born = julianDayUt(2_450_424.7111111111);
    for (const by of observatories) {
      const { jdUt } = praveshaMoment(by, born, 'annual', yearStart(61));
      expect(separation(sunDeg(jdUt, by), sunDeg(born, by))).toBeLessThan(THOUSANDTH_OF_SECOND_DEG);
    }
  });

  it('is the birth itself in the first year, month and sixty hours', () => {
    const born = julianDayUt(2_450_424.7111111111);
    for (const kind of ['annual', 'tithi'] as const) {
      const moment = praveshaMoment(observatory, born, kind, yearStart(1));
      expect([moment.jdUt, moment.yearJdUt]).toEqual([born, born]);
    }
  });

  it('follows the one of the year before by a year, and months and sixty hours tile the year', () => {
    fc.assert(
      fc.property(birth, fc.integer({ min: 2, max: 120 }), (born, years) => {
        const at = (years: number, months = 1, sixtyHours = 1): number =>
          praveshaMoment(observatory, born, 'annual', { years, months, sixtyHours }).jdUt;
        expect(Math.abs(at(years) - at(years - 1) - SIDEREAL_YEAR)).toBeLessThan(0.02);
        const months = Array.from({ length: 12 }, (_, month) => at(years, month + 1));
        months.push(at(years + 1));
        months.slice(1).forEach((next, month) => {
          const days = next - (months[month] as number);
          expect(days).toBeGreaterThan(29);
          expect(days).toBeLessThan(32);
        });
        // The thirteenth sixty hours of a month are the first of the next.
        expect(at(years, 3, 13)).toBeCloseTo(at(years, 4, 1), 7);
      }),
      { numRuns: 15 },
    );
  });

  it('begins a year that a month and sixty hours of it share', () => {
    const born = julianDayUt(2_450_424.7111111111);
    const whole = praveshaMoment(observatory, born, 'annual', yearStart(31));
    const part = praveshaMoment(observatory, born, 'annual', { years: 31, months: 7, sixtyHours: 5 });
    expect(part.yearJdUt).toBe(whole.jdUt);
    expect(part.jdUt).toBeGreaterThan(whole.jdUt);
  });
});

describe('a tithi pravesha', () => {
  it('brings back the natal elongation, with the Sun in its natal sign if that can be', () => {
    let without = 0;
    fc.assert(
      fc.property(birth, year, (born, years) => {
        const { jdUt, tithi, yearJdUt } = praveshaMoment(observatory, born, 'tithi', {
          years,
          months: 5,
          sixtyHours: 7,
        });
        expect(separation(elongationDeg(jdUt), elongationDeg(born))).toBeLessThan(THOUSANDTH_OF_SECOND_DEG);
        const inSign = signOf(sunDeg(jdUt)) === signOf(sunDeg(born));
        expect(tithi?.sunInNatalSign).toBe(inSign);
        expect(Math.abs(jdUt - yearJdUt)).toBeLessThan(32);
        expect(separation(sunDeg(yearJdUt), sunDeg(born))).toBeLessThan(THOUSANDTH_OF_SECOND_DEG);
        if (!inSign) without++;
        if (!inSign) expect(Math.abs(jdUt - yearJdUt)).toBeLessThan(15.5);
      }),
      { numRuns: 150 },
    );
    expect(without).toBeLessThan(15);
  });

  it('is the nearest to the solar return among those with the Sun in its sign', () => {
    fc.assert(
      fc.property(birth, fc.integer({ min: 2, max: 120 }), (born, years) => {
        const { jdUt, tithi, yearJdUt } = praveshaMoment(observatory, born, 'tithi', yearStart(years));
        if (tithi?.sunInNatalSign !== true) return;
        // Walk over the two months around the return and look at every other coming of the elongation.
        const natal = elongationDeg(born);
        const past = (jd: number): number => norm360(elongationDeg(julianDayUt(jd)) - natal);
        for (let jd = yearJdUt - 33; jd < yearJdUt + 33; jd += 0.25) {
          if (past(jd) > 340 && past(jd + 0.25) < 20) {
            const inSign = signOf(sunDeg(julianDayUt(jd + 0.125))) === signOf(sunDeg(born));
            if (inSign) expect(Math.abs(jd - yearJdUt)).toBeGreaterThan(Math.abs(jdUt - yearJdUt) - 0.3);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('comes in a year without the natal elongation in the natal sign too, and says so', () => {
    // A birth at new moon with the Sun in Capricorn; in 1983 no new moon falls there (kshaya Pausha,
    // docs/rules/07-panchang-calendar-transits.md#section-5).
    const born = julianDayOf({ year: 1946, month: 2, day: 2, hour: 4, minute: 43, second: 0 }, 0);
    const years = Array.from({ length: 100 }, (_, index) =>
      praveshaMoment(observatory, born, 'tithi', yearStart(index + 1)),
    );
    const without = years.filter(({ tithi }) => tithi?.sunInNatalSign === false);
    expect(without.map(({ count }) => count.years)).toEqual([1983 - 1946 + 1]);
    for (const { jdUt, yearJdUt } of without) expect(Math.abs(jdUt - yearJdUt)).toBeLessThan(15.5);
  });
});
