import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { julianDayUt } from '../time/julianDay.js';
import { type SunMoments, twilightAt } from './dashaTwilight.js';

/** Sunset, sunrise, sunset and sunrise at hours of one day. */
const sunAt = (previousSunset: number, sunrise: number, sunset: number, nextSunrise: number): SunMoments => ({
  previousSunsetJdUt: julianDayUt(previousSunset / 24),
  sunriseJdUt: julianDayUt(sunrise / 24),
  sunsetJdUt: julianDayUt(sunset / 24),
  nextSunriseJdUt: julianDayUt(nextSunrise / 24),
});
const at = (sun: SunMoments, hour: number) => twilightAt(sun, julianDayUt(hour / 24));
/** Days and nights of twelve hours: twilight reaches two hours to either side. */
const EVEN = sunAt(-6, 6, 18, 30);

describe('the hour of a birth', () => {
  it.each([
    [6, 'dawn', 0.5],
    [7.9, 'dawn', 0.975],
    [8, 'day', 0],
    [12, 'day', 0.5],
    [16, 'dusk', 0],
    [18, 'dusk', 0.5],
    [20, 'night', 0],
    [24, 'night', 0.5],
    [28, 'dawn', 0],
    [29.9, 'dawn', 0.475],
  ] as const)('%s h is %s, %s of it passed', (hour, period, elapsed) => {
    const found = at(EVEN, hour + 1e-11);
    expect(found.period).toBe(period);
    expect(found.elapsed).toBeCloseTo(elapsed, 9);
  });

  it('is dawn before it is dusk where a winter day leaves no room for both', () => {
    const winter = sunAt(-8.8, 11.66, 15.2, 35.67);
    expect(at(winter, 11.983).period).toBe('dawn');
    expect(at(winter, 15.1).period).toBe('dusk');
  });

  it('is always found between two sunrises, and goes on without a jump', () => {
    const hours = fc.tuple(
      fc.double({ min: 1, max: 22, noNaN: true }),
      fc.double({ min: 1, max: 22, noNaN: true }),
      fc.double({ min: 1, max: 22, noNaN: true }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    );
    fc.assert(
      fc.property(hours, ([nightBefore, day, nightAfter, share]) => {
        const sun = sunAt(0, nightBefore, nightBefore + day, nightBefore + day + nightAfter);
        const hour = nightBefore + share * (day + nightAfter);
        const { elapsed } = at(sun, Math.max(hour, nightBefore + 1e-9));
        expect(elapsed >= 0 && elapsed < 1).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('rejects a moment outside', () => {
    expect(() => at(EVEN, 0)).toThrow(RangeError);
  });
});
