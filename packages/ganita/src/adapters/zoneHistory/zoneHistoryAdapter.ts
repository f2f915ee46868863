import { pathToFileURL } from 'node:url';
import { lazy } from '@ganita/core/lazy.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { LRUCache } from 'lru-cache';
import { type CheckedFiles, checkFiles, readChecked } from '../dataFiles.js';
import { dataFile, fromOptional, MissingPackage } from '../packageFolder.js';
import { readZoneBundle, type ZoneBundle } from './zoneBundle.js';
import { zoneHistoryOf } from './zoneHistoryOf.js';

/** Decoded cells of the zone map in the cache: about 75 kB each on average, 21,525 in all. */
const CELLS_KEPT = 128;

/** `Etc/GMT+n` at sea and `Etc/UTC` on unclaimed ice are not land zones. */
const isLandZone = (zone: string): boolean => !zone.startsWith('Etc/');

/** What this uses of `geo-tz/all`, which need not be installed. */
interface ZoneMap {
  find(latitudeDeg: number, longitudeDeg: number): readonly string[];
  setCache(options: { readonly store: LRUCache<string, object> }): void;
}

const fromZoneMap = <T>(find: (need: NodeJS.Require) => T): T =>
  fromOptional('geo-tz', 'the time zone of a place, where a request has no `zone`,', find);

const hasMap = lazy((): boolean => {
  try {
    fromZoneMap((need) => need.resolve('geo-tz/all'));
    return true;
  } catch (error) {
    if (error instanceof MissingPackage) return false;
    throw error;
  }
});

/** The zone map, opened at its first use. By default the library caches every cell it decodes: its memory is bounded. */
const zoneMap = lazy((): ZoneMap => {
  const map = fromZoneMap((need) => need('geo-tz/all') as ZoneMap);
  map.setCache({ store: new LRUCache<string, object>({ max: CELLS_KEPT }) });
  return map;
});

/** The files of the zone map: 31 MB, of which a lookup reads a small part. */
const zoneMapFiles = (): CheckedFiles => ({
  sums: dataFile('geo-tz.sha256'),
  // The package, from its module `dist/find-all.js`.
  folder: new URL('..', pathToFileURL(fromZoneMap((need) => need.resolve('geo-tz/all')))),
  names: ['data/timezones.geojson.geo.dat', 'data/timezones.geojson.index.json'],
  remedy: 'run `npm ci`, or install the package again',
});

/** Check the zone map. Errors: `DamagedData`, `MissingPackage`. */
export const checkZoneMap = (): void => checkFiles(zoneMapFiles());

/**
 * IANA ids of the land zones at a place, in alphabetical order, whatever the order of the map. Error: `MissingPackage`
 * where the zone map is not installed.
 */
const landZonesAt = (latitudeDeg: number, longitudeDeg: number): readonly string[] =>
  zoneMap().find(latitudeDeg, longitudeDeg).filter(isLandZone).sort();

/** `packages/ganita/data/zoneHistory.bin`, built by `tools/data/buildZoneHistory.mjs`. */
export const ZONE_BUNDLE_FILE = dataFile('zoneHistory.bin');

const REMEDY = 'take it from the repository again (`git checkout packages`), or install the package again';

/** Open the bundle of zones. Error: `DamagedData`. */
export const openZoneBundle = (file: URL = ZONE_BUNDLE_FILE): ZoneBundle => readZoneBundle(readChecked(file, REMEDY));

/** Zones by the boundaries of geo-tz, histories by the bundled tzdata. Error: `DamagedData`. */
export const createZoneHistory = (): ZoneHistory =>
  zoneHistoryOf(openZoneBundle(), {
    zonesAt: landZonesAt,
    get hasMap() {
      return hasMap();
    },
  });
