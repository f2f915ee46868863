import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { expect, it } from 'vitest';
import { anySchool, checkSchools } from './properties.js';

it('every school of 2,000 births keeps its sums, its tilings and what it may move', async () => {
  const ephemeris = await createSwissEphemeris();
  const births = { north: 0, south: 0, polar: 0 };
  fc.assert(
    fc.property(anySchool, ({ birth, ...more }) => {
      births[birth.latitude > 0 ? 'north' : 'south'] += 1;
      if (Math.abs(birth.latitude) > 66.7) births.polar += 1;
      checkSchools(ephemeris, birth, more);
    }),
    { numRuns: 2000 },
  );
  expect(Math.min(births.north, births.south)).toBeGreaterThan(700);
  expect(births.polar).toBeGreaterThan(100);
});
