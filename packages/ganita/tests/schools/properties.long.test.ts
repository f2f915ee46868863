import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { anySchool, checkSchools } from './properties.js';

const BIRTHS = longCases(200, 2000);

it(`every school of ${BIRTHS} births keeps its sums, its tilings and what it may move`, async () => {
  const ephemeris = await createSwissEphemeris();
  const births = { north: 0, south: 0, polar: 0 };
  fc.assert(
    fc.property(anySchool, ({ birth, ...more }) => {
      births[birth.latitude > 0 ? 'north' : 'south'] += 1;
      if (Math.abs(birth.latitude) > 66.7) births.polar += 1;
      checkSchools(ephemeris, birth, more);
    }),
    { numRuns: BIRTHS },
  );
  expect(Math.min(births.north, births.south)).toBeGreaterThan(0.35 * BIRTHS);
  expect(births.polar).toBeGreaterThan(0.05 * BIRTHS);
});
