import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { expect, it } from 'vitest';
import { checkAnyBirth } from './anyBirth.js';
import { anyBirth } from './skies.js';

it('2,000 births in both hemispheres keep every bala within its limits', async () => {
  const ephemeris = await createSwissEphemeris();
  let [north, south] = [0, 0];
  fc.assert(
    fc.property(anyBirth, (birth) => {
      if (birth.latitude > 0) north += 1;
      else south += 1;
      checkAnyBirth(ephemeris, birth);
    }),
    { numRuns: 2000 },
  );
  expect(north).toBeGreaterThan(700);
  expect(south).toBeGreaterThan(700);
});
