import { find, setCache } from 'geo-tz/all';
import { LRUCache } from 'lru-cache';

/** Cells of the zone map that are kept decoded: about 75 kB each on average, 21,525 in all. */
const CELLS_KEPT = 128;

/** `Etc/GMT+n` at sea, `Etc/UTC` on unclaimed ice: no zone of the land. */
const isLandZone = (zone: string): boolean => !zone.startsWith('Etc/');

/** Keep the memory of the zone map bounded: by itself it keeps every cell it ever decoded. */
export const boundZoneMap = (): void => {
  setCache({ store: new LRUCache<string, object>({ max: CELLS_KEPT }) });
};

/** IANA ids of the land zones at a place, in alphabetical order, whatever the order of the map. */
export const landZonesAt = (latitudeDeg: number, longitudeDeg: number): readonly string[] =>
  find(latitudeDeg, longitudeDeg).filter(isLandZone).sort();
