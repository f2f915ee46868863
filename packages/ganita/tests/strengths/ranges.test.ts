import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkAnyBirth } from './anyBirth.js';
import { limitedValues, outside } from './ranges.js';
import { anyBirth, CHENNAI, skyOf, strengthsIn } from './skies.js';

describe('the balas of any birth of 1900 to 2100', () => {
  let ephemeris: Ephemeris;
  beforeAll(async () => {
    ephemeris = await createSwissEphemeris();
  });

  it('stay within their limits and add up', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => checkAnyBirth(ephemeris, birth)),
      { numRuns: 100 },
    );
  });

  it('are noticed when one leaves its limits', () => {
    const strengths = strengthsIn(skyOf(ephemeris, CHENNAI));
    expect(outside(strengths)).toEqual([]);
    const { shadbala } = strengths;
    const raised = {
      ...strengths,
      shadbala: {
        ...shadbala,
        Mars: { ...shadbala.Mars, dig: 64.3, sthana: { ...shadbala.Mars.sthana, kendradi: 45 } },
      },
    };
    expect(outside(raised)).toEqual(['kendradi of Mars: 45', 'dig of Mars: 64.3']);
  });

  it('are all looked at', () => {
    const names = new Set(limitedValues(strengthsIn(skyOf(ephemeris, CHENNAI))).map(({ name }) => name));
    expect(PLANETS.every((planet) => names.has(`cheshta of ${planet}`))).toBe(true);
    expect(names.size).toBeGreaterThan(300);
  });
});
