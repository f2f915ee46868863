import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { it } from 'vitest';
import { anySchool, checkSchools } from './properties.js';

it('every school of any birth keeps its sums, its tilings and what it may move', async () => {
  const ephemeris = await createSwissEphemeris();
  fc.assert(
    fc.property(anySchool, ({ birth, ...more }) => checkSchools(ephemeris, birth, more)),
    { numRuns: 50 },
  );
});
