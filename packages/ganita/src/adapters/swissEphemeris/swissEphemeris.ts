import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { loadSwissModule } from './module.js';
import { swissEphemerisOn } from './swissEphemerisOn.js';

/** Open a Swiss Ephemeris of its own from the installed package: one per thread. Errors: `DamagedData`, `ephemeris_missing`. */
export const createSwissEphemeris = async (): Promise<Ephemeris> => swissEphemerisOn(await loadSwissModule());
