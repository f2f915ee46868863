import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { dayFrameAt } from '@ganita/core/sky/dayFrame.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { sunAround } from '@ganita/core/sky/sunEvents.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
});

describe('the night and day around a birth', () => {
  it('begins with the sunset of the day before', () => {
    const place = { latitudeDeg: 13.08, longitudeDeg: 80.27 };
    fc.assert(
      fc.property(fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }), (jd) => {
        const frame = dayFrameAt(observatory, julianDayUt(jd), place, 5.5, DEFAULT_RULES);
        const before = dayFrameAt(observatory, julianDayUt(frame.sunriseJdUt - 0.01), place, 5.5, DEFAULT_RULES);
        const found = sunAround(observatory, frame, place, 5.5, DEFAULT_RULES);
        expect(found.substituted).toBe(false);
        expect(Math.abs(found.previousSunsetJdUt - before.sunsetJdUt)).toBeLessThan(1e-6);
      }),
      { numRuns: 50 },
    );
  });

  it('begins less than a day and a little before the sunrise, everywhere', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        (jd, latitudeDeg) => {
          const place = { latitudeDeg, longitudeDeg: 0 };
          const frame = dayFrameAt(observatory, julianDayUt(jd), place, 0, DEFAULT_RULES);
          const { previousSunsetJdUt: jdUt, substituted } = sunAround(observatory, frame, place, 0, DEFAULT_RULES);
          expect(jdUt).toBeLessThan(frame.sunriseJdUt);
          expect(frame.sunriseJdUt - jdUt).toBeLessThan(1.1);
          if (frame.substituted) expect(substituted).toBe(true);
          if (Math.abs(latitudeDeg) < 65) expect(substituted).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('goes with the day as the frame has it, to the tenth of a second, at any clock', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.integer({ min: -12, max: 14 }),
        (jd, latitudeDeg, offset) => {
          const place = { latitudeDeg, longitudeDeg: 0 };
          const frame = dayFrameAt(observatory, julianDayUt(jd), place, offset, DEFAULT_RULES);
          const around = sunAround(observatory, frame, place, offset, DEFAULT_RULES);
          for (const name of ['sunriseJdUt', 'sunsetJdUt', 'nextSunriseJdUt'] as const) {
            expect(Math.abs(around[name] - frame[name]), name).toBeLessThan(frame.substituted ? 1e-12 : 1e-6);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is the same for every birth of a Vedic day', () => {
    const place = { latitudeDeg: 51.5, longitudeDeg: -0.13 };
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (jd, share) => {
          const frame = dayFrameAt(observatory, julianDayUt(jd), place, 0, DEFAULT_RULES);
          const other = frame.sunriseJdUt + share * (frame.nextSunriseJdUt - frame.sunriseJdUt);
          const otherFrame = dayFrameAt(observatory, julianDayUt(other), place, 0, DEFAULT_RULES);
          expect(sunAround(observatory, otherFrame, place, 0, DEFAULT_RULES)).toEqual(
            sunAround(observatory, frame, place, 0, DEFAULT_RULES),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
