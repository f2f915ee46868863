import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import type { Ports } from '../calculations/calculation.js';
import type { CheckLimits } from '../calculations/validation/checkRequest.js';
import { createEclipseTables, createSolarTables, createTransitTables } from './blockCaches.js';
import { lazyPlaceIndex } from './placeIndex/lazyPlaceIndex.js';
import { checkPlacesFile } from './placeIndex/placeIndex.js';
import { createSwissEphemeris } from './swissEphemeris/swissEphemeris.js';
import { SYSTEM_CLOCK } from './systemClock.js';
import { checkZoneMap, createZoneHistory } from './zoneHistory/zoneHistoryAdapter.js';

/**
 * Open every adapter once: one set per thread, for births of the given years. Errors: those of the adapters when data
 * are missing or damaged.
 */
export async function openPorts({ birthYears = BIRTH_YEARS }: Partial<CheckLimits> = {}): Promise<Ports> {
  return {
    ephemeris: await createSwissEphemeris(),
    zones: createZoneHistory(),
    transitTables: createTransitTables(),
    solarTables: createSolarTables(),
    eclipseTables: createEclipseTables(),
    clock: SYSTEM_CLOCK,
    places: lazyPlaceIndex(),
    birthYears,
  };
}

/**
 * Check what is opened at its first use: the zone map and the index of places. A service does so when it starts, so that
 * damaged data are found then. Error: `DamagedData`.
 */
export function checkData(): void {
  checkZoneMap();
  checkPlacesFile();
}
