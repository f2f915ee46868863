import { norm360, separation } from '@ganita/core/angles/angles.js';
import { praveshaMoment } from '@ganita/core/annual/pravesha.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const THOUSANDTH_OF_SECOND_DEG = 0.001 / 3600;

describe('pravesha moments of very many births of 1900 to 2100', () => {
  let observatory: Observatory;
  beforeAll(async () => {
    observatory = openObservatory(await createSwissEphemeris(), DEFAULT_RULES);
  });

  it('bring the Sun, or the Moon less the Sun, back within a thousandth of a second of arc', () => {
    let worst = 0;
    fc.assert(
      fc.property(
        fc.double({ min: 2_415_021, max: 2_488_434, noNaN: true }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 1000 }),
        (jd, years, months, sixtyHours) => {
          const born = julianDayUt(jd);
          const sun = (at: number): number => observatory.longitudeDeg('Sun', julianDayUt(at));
          const elongation = (at: number): number =>
            norm360(observatory.longitudeDeg('Moon', julianDayUt(at)) - sun(at));
          const annual = praveshaMoment(observatory, born, 'annual', { years, months, sixtyHours });
          const target = sun(born) + 30 * (months - 1) + 2.5 * (sixtyHours - 1);
          const tithi = praveshaMoment(observatory, born, 'tithi', { years, months, sixtyHours });
          worst = Math.max(
            worst,
            separation(sun(annual.jdUt), norm360(target)),
            separation(sun(annual.yearJdUt), sun(born)),
            separation(elongation(tithi.jdUt), elongation(born)),
          );
        },
      ),
      { numRuns: 20_000 },
    );
    expect(worst).toBeLessThan(THOUSANDTH_OF_SECOND_DEG);
  });
});
