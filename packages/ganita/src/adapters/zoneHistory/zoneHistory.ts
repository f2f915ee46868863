import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { find, setCache } from 'geo-tz/all';
import { LRUCache } from 'lru-cache';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { type CheckedFiles, checkFiles } from '../dataFiles.js';
import { zonePeriodAt } from './tzif.js';
import { openZoneBundle } from './zoneBundle.js';

/** Decoded cells of the zone map in the cache: about 75 kB each on average, 21,525 in all. */
const CELLS_KEPT = 128;

/** `Etc/GMT+n` at sea and `Etc/UTC` on unclaimed ice are not land zones. */
const isLandZone = (zone: string): boolean => !zone.startsWith('Etc/');

/** Bound the memory of the zone map: by default the library caches every cell it decodes. */
const boundZoneMap = (): void => {
  setCache({ store: new LRUCache<string, object>({ max: CELLS_KEPT }) });
};

/** The zone map: 31 MB, of which a lookup reads a small part. */
const ZONE_MAP: CheckedFiles = {
  sums: new URL('../../../data/geo-tz.sha256', import.meta.url),
  // The package, from its module `dist/find-all.js`.
  folder: new URL('..', pathToFileURL(createRequire(import.meta.url).resolve('geo-tz/all'))),
  names: ['data/timezones.geojson.geo.dat', 'data/timezones.geojson.index.json'],
  remedy: 'run `npm ci`, or install the package again',
};

/** Check the zone map. Error: `DamagedData`. */
export const checkZoneMap = (): void => checkFiles(ZONE_MAP);

/** IANA ids of the land zones at a place, in alphabetical order, whatever the order of the map. */
const landZonesAt = (latitudeDeg: number, longitudeDeg: number): readonly string[] =>
  find(latitudeDeg, longitudeDeg).filter(isLandZone).sort();

/** Zones by the boundaries of geo-tz, histories by the bundled tzdata. Throws if the bundle is missing or damaged. */
export function createZoneHistory(): ZoneHistory {
  const bundle = openZoneBundle();
  boundZoneMap();
  return {
    tzdataVersion: bundle.tzdataVersion,
    zonesAt: landZonesAt,
    names: bundle.zoneNames,
    periodAt: (zone, unixSeconds) => zonePeriodAt(bundle.zone(zone), unixSeconds),
  };
}
