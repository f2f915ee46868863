import type { Ports } from '../calculations/calculation.js';
import type { PlaceIndex } from '../calculations/location/placeIndexPort.js';
import type { CheckLimits } from '../calculations/validation/checkRequest.js';
import { createEclipseTables, createSolarTables, createTransitTables } from './blockCaches.js';
import type { GivenFiles } from './givenFiles.js';
import { NO_PLACES } from './placeIndex/noPlaces.js';
import { givenSwissModule } from './swissEphemeris/givenModule.js';
import { swissEphemerisOn } from './swissEphemeris/swissEphemerisOn.js';
import { SYSTEM_CLOCK } from './systemClock.js';
import { readZoneBundle } from './zoneHistory/zoneBundle.js';
import { NO_ZONE_MAP, zoneHistoryOf } from './zoneHistory/zoneHistoryOf.js';

/** So many blocks of slow bodies are some 5 MB: a tab and an edge runtime have little memory. */
const MAX_BLOCKS = 400;

/** Opens the map of zones and the index of places on given files. Error: `DamagedData`. */
export type OpenMap = (
  files: GivenFiles,
) => Promise<{ readonly zoneMap: Parameters<typeof zoneHistoryOf>[1]; readonly places: PlaceIndex }>;

interface GivenOptions extends CheckLimits {
  readonly openMap: OpenMap;
}

/** Where there is no map. */
export const NO_MAP: OpenMap = async () => ({ zoneMap: NO_ZONE_MAP, places: NO_PLACES });

/** Open every adapter on given files. Errors: `DamagedData`, `ephemeris_missing`. */
export async function openGivenPorts(files: GivenFiles, { birthYears, openMap }: GivenOptions): Promise<Ports> {
  const [program, planets, moon, stars, zones, { zoneMap, places }] = await Promise.all([
    files.program('swisseph.wasm'),
    files.bytes('sepl_18.se1'),
    files.bytes('semo_18.se1'),
    files.bytes('sefstars.txt'),
    files.bytes('zoneHistory.bin'),
    openMap(files),
  ]);
  const module = await givenSwissModule(program, {
    'sepl_18.se1': planets,
    'semo_18.se1': moon,
    'sefstars.txt': stars,
  });
  return {
    ephemeris: swissEphemerisOn(module),
    zones: zoneHistoryOf(readZoneBundle(zones), zoneMap),
    transitTables: createTransitTables(MAX_BLOCKS),
    solarTables: createSolarTables(),
    eclipseTables: createEclipseTables(),
    clock: SYSTEM_CLOCK,
    places,
    birthYears,
  };
}
