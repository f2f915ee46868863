import type { GlobalEclipse } from '@ganita/core/eclipses/globalEclipse.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsAt, randomNumbers, randomPlaces, someEclipses } from './places.js';

let ephemeris: Ephemeris;
let observatory: Observatory;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
  observatory = openObservatory(ephemeris, DAILY_RULES);
});

const PLACES = 2000;
const ECLIPSES = 200;
const EACH = 5;

describe('eclipses at 2,000 places', () => {
  it('have their contacts in order, and are visible where the body is above the horizon', () => {
    const eclipses = someEclipses(ephemeris, ECLIPSES);
    const faults = randomPlaces(PLACES, randomNumbers(7)).flatMap((place, index) =>
      Array.from({ length: EACH }, (_, turn) => eclipses[(index * EACH + turn) % ECLIPSES] as GlobalEclipse).flatMap(
        (eclipse) =>
          faultsAt(observatory, eclipse, place).map(
            (fault) => `${eclipse.maximumJdUt} ${JSON.stringify(place)} ${fault}`,
          ),
      ),
    );
    expect(faults).toEqual([]);
  }, 600_000);
});
