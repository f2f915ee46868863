import { beforeAll, describe, expect, it } from 'vitest';
import { createSwissEphemeris } from '../adapters/swissEphemeris/swissEphemeris.js';
import type { Ephemeris } from '../core/ephemeris/ephemeris.js';
import { ephemerisHealth } from './health.js';

describe('the health of the ephemeris', () => {
  let ephemeris: Ephemeris;
  beforeAll(async () => {
    ephemeris = await createSwissEphemeris();
  });

  it('is good while planets, Moon and stars answer', () => {
    expect(ephemerisHealth(ephemeris)).toEqual({
      usable: true,
      name: 'Swiss Ephemeris',
      version: '2.10.03',
      faults: [],
    });
  });

  it.each([
    ['planets', 'Jupiter'],
    ['moon', 'Moon'],
  ] as const)('names %s when they do not answer', (fault, body) => {
    const broken: Ephemeris = {
      ...ephemeris,
      ecliptic(asked, ...rest) {
        if (asked === body) throw new Error('no file');
        return ephemeris.ecliptic(asked, ...rest);
      },
    };
    expect(ephemerisHealth(broken)).toMatchObject({ usable: false, faults: [fault] });
  });

  it('names the stars when the ayanamsa that one holds is not to be had', () => {
    const broken: Ephemeris = {
      ...ephemeris,
      ayanamsaDeg() {
        throw new Error('no catalogue');
      },
    };
    expect(ephemerisHealth(broken)).toMatchObject({ usable: false, faults: ['stars'] });
  });
});
