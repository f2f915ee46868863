import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSwissEphemeris } from '../../adapters/swissEphemeris/swissEphemeris.js';
import { DEFAULT_RULES } from '../rules/rules.js';
import { julianDayUt } from '../time/julianDay.js';
import { dayFrameAt } from './dayFrame.js';
import { type Observatory, openObservatory } from './observatory.js';
import { previousSunset } from './previousSunset.js';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
});

describe('the sunset before a Vedic day', () => {
  it('is the sunset of the day before', () => {
    const place = { latitudeDeg: 13.08, longitudeDeg: 80.27 };
    fc.assert(
      fc.property(fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }), (jd) => {
        const frame = dayFrameAt(observatory, julianDayUt(jd), place, 5.5, DEFAULT_RULES);
        const before = dayFrameAt(observatory, julianDayUt(frame.sunriseJdUt - 0.01), place, 5.5, DEFAULT_RULES);
        const found = previousSunset(observatory, frame, place, DEFAULT_RULES);
        expect(found.substituted).toBe(false);
        expect(Math.abs(found.jdUt - before.sunsetJdUt)).toBeLessThan(1e-6);
      }),
      { numRuns: 50 },
    );
  });

  it('lies before the sunrise by less than a day and a little, everywhere', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
        fc.double({ min: -89, max: 89, noNaN: true }),
        (jd, latitudeDeg) => {
          const place = { latitudeDeg, longitudeDeg: 0 };
          const frame = dayFrameAt(observatory, julianDayUt(jd), place, 0, DEFAULT_RULES);
          const { jdUt, substituted } = previousSunset(observatory, frame, place, DEFAULT_RULES);
          expect(jdUt).toBeLessThan(frame.sunriseJdUt);
          expect(frame.sunriseJdUt - jdUt).toBeLessThan(1.1);
          if (frame.substituted) expect(substituted).toBe(true);
          if (Math.abs(latitudeDeg) < 65) expect(substituted).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });
});
