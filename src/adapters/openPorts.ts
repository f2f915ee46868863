import type { Ports } from '../calculations/calculation.js';
import { placeIndexWhenAsked } from './placeIndex/whenAsked.js';
import { createSolarTables } from './solarTables/solarTables.js';
import { createSwissEphemeris } from './swissEphemeris/swissEphemeris.js';
import { SYSTEM_CLOCK } from './systemClock/systemClock.js';
import { createTransitTables } from './transitTables/transitTables.js';
import { createZoneHistory } from './zoneHistory/zoneHistory.js';

/** Open every adapter once: one set per thread. Errors: those of the adapters when data are missing. */
export async function openPorts(): Promise<Ports> {
  return {
    ephemeris: await createSwissEphemeris(),
    zones: createZoneHistory(),
    transitTables: createTransitTables(),
    solarTables: createSolarTables(),
    clock: SYSTEM_CLOCK,
    places: placeIndexWhenAsked(),
  };
}
