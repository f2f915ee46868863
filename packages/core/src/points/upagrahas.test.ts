import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SiderealDegrees, separation } from '../angles/angles.js';
import { DEFAULT_RULES } from '../rules/rules.js';
import type { DayFrame } from '../sky/dayFrame.js';
import { HALF_PARTS, halfDayOf, momentOfHalfDay } from '../sky/halfDay.js';
import { julianDayUt } from '../time/julianDay.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { TIME_UPAGRAHAS } from '../zodiac/points.js';
import { planetPart, solarUpagrahas, timeUpagrahas } from './upagrahas.js';

/** Parts 1..8 by weekday, Sunday first: the table of docs/rules/02-points-and-arudhas.md#section-3. */
const TABLE: Readonly<Partial<Record<Planet, { readonly day: string; readonly night: string }>>> = {
  Sun: { day: '1876543', night: '5431876' },
  Mars: { day: '3218765', night: '7653218' },
  Mercury: { day: '4321876', night: '8764321' },
  Jupiter: { day: '5432187', night: '1875432' },
  Saturn: { day: '7654321', night: '3217654' },
};
const WEEKDAY_NUMBERS = [0, 1, 2, 3, 4, 5, 6];
const HALVES = [
  { half: 'day', isDayBirth: true },
  { half: 'night', isDayBirth: false },
] as const;

describe("the planets' parts of day and night", () => {
  it.each(Object.entries(TABLE))('are those of the table for %s', (planet, rows) => {
    for (const { half, isDayBirth } of HALVES) {
      const parts = WEEKDAY_NUMBERS.map((weekday) =>
        planetPart(planet as Planet, { weekday, isDayBirth }, 'after_saturn'),
      );
      expect(parts.join(''), half).toBe(rows[half]);
    }
  });

  it('leave one part without a lord: the one after Saturn, or the last', () => {
    for (const { isDayBirth } of HALVES) {
      for (const weekday of WEEKDAY_NUMBERS) {
        const lordless = (choice: 'after_saturn' | 'last'): readonly number[] => {
          const ruled = PLANETS.map((planet) => planetPart(planet, { weekday, isDayBirth }, choice));
          return [1, 2, 3, 4, 5, 6, 7, 8].filter((part) => !ruled.includes(part));
        };
        const saturn = planetPart('Saturn', { weekday, isDayBirth }, 'after_saturn');
        expect(lordless('after_saturn')).toEqual([saturn === 8 ? 1 : saturn + 1]);
        expect(lordless('last')).toEqual([8]);
        expect(planetPart('Saturn', { weekday, isDayBirth }, 'last')).toBe(saturn);
      }
    }
  });
});

const frameOf = (weekday: number, isDayBirth: boolean): DayFrame => ({
  sunriseJdUt: julianDayUt(2_451_545.1),
  sunsetJdUt: julianDayUt(2_451_545.62),
  nextSunriseJdUt: julianDayUt(2_451_546.11),
  isDayBirth,
  weekday,
  substituted: false,
});
/** Ascendants that show which sixteenth of the half-day they rose at. */
const numbered = {
  sixteenthsDeg: Array.from({ length: HALF_PARTS + 1 }, (_, index) => index as SiderealDegrees),
  maandiGhatikaDeg: 99 as SiderealDegrees,
};
const anyFrame = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.boolean())
  .map(([weekday, isDayBirth]) => frameOf(weekday, isDayBirth));

describe('the upagrahas of time', () => {
  it('rise within the half-day of the birth, and its parts tile it', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { startJdUt, endJdUt } = halfDayOf(frame);
        const moments = (part: 'start' | 'middle' | 'end') =>
          timeUpagrahas(frame, numbered, { ...DEFAULT_RULES, gulika_part: part }).gulika;
        const [start, middle, end] = [moments('start'), moments('middle'), moments('end')];
        const length = (endJdUt - startJdUt) / 8;
        expect(end.momentJdUt - start.momentJdUt).toBeCloseTo(length, 8);
        expect(middle.momentJdUt - start.momentJdUt).toBeCloseTo(length / 2, 8);
        expect(start.momentJdUt).toBeCloseTo(startJdUt + ((start.part ?? 0) - 1) * length, 8);
        expect(start.momentJdUt).toBeGreaterThanOrEqual(startJdUt);
        expect(end.momentJdUt).toBeLessThanOrEqual(endJdUt);
      }),
      { numRuns: 14 },
    );
    const whole = halfDayOf(frameOf(0, true));
    expect(momentOfHalfDay(whole, 0)).toBe(whole.startJdUt);
    expect(momentOfHalfDay(whole, 1)).toBe(whole.endJdUt);
  });

  it('take the ascendant of their moment', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { startJdUt, endJdUt } = halfDayOf(frame);
        const found = timeUpagrahas(frame, numbered, DEFAULT_RULES);
        for (const id of TIME_UPAGRAHAS) {
          const { longitudeDeg, momentJdUt } = found[id];
          expect(momentJdUt).toBeCloseTo(startJdUt + (longitudeDeg / HALF_PARTS) * (endJdUt - startJdUt), 8);
        }
      }),
      { numRuns: 14 },
    );
  });

  it('put Maandi at the ghatikas of the weekday on request', () => {
    const rules = { ...DEFAULT_RULES, maandi_part: 'ghatika' } as const;
    const ghatikas = (isDayBirth: boolean) =>
      WEEKDAY_NUMBERS.map((weekday) => timeUpagrahas(frameOf(weekday, isDayBirth), numbered, rules).maandi);
    expect(ghatikas(true).map((maandi) => maandi.ghatikas)).toEqual([26, 22, 18, 14, 10, 6, 2]);
    expect(ghatikas(false).map((maandi) => maandi.ghatikas)).toEqual([10, 6, 2, 26, 22, 18, 14]);
    const [sunday] = ghatikas(true);
    expect(sunday).toMatchObject({ longitudeDeg: 99, part: null });
    expect(sunday?.momentJdUt).toBeCloseTo(2_451_545.1 + (26 / 30) * 0.52, 8);
  });
});

describe('the upagrahas of the Sun', () => {
  it('are those of PVR example 6', () => {
    const found = solarUpagrahas(249.6);
    expect(found.dhuma).toBeCloseTo(22.933333, 5);
    expect(found.vyatipaata).toBeCloseTo(337.066667, 5);
    expect(found.parivesha).toBeCloseTo(157.066667, 5);
    expect(found.indrachaapa).toBeCloseTo(202.933333, 5);
    expect(found.upaketu).toBeCloseTo(219.6, 5);
  });

  it('end one sign behind the Sun', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359_999_999 }).map((x) => x / 1e6),
        (sun) => {
          expect(separation(solarUpagrahas(sun).upaketu, sun - 30)).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 100 },
    );
  });
});
