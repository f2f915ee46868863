import type { ZoneHistory } from '../../core/time/zoneHistory.js';
import { boundZoneMap, landZonesAt } from './landZones.js';
import { zonePeriodAt } from './tzif.js';
import { openZoneBundle } from './zoneBundle.js';

/** Zones by the boundaries of geo-tz, histories by the bundled tzdata. Throws if the bundle is missing or damaged. */
export function createZoneHistory(): ZoneHistory {
  const bundle = openZoneBundle();
  boundZoneMap();
  return {
    tzdataVersion: bundle.tzdataVersion,
    zonesAt: landZonesAt,
    periodAt: (zone, unixSeconds) => zonePeriodAt(bundle.zone(zone), unixSeconds),
  };
}
