import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { zonePeriodAt } from './tzif.js';
import type { ZoneBundle } from './zoneBundle.js';

/** The histories of a bundle, with a map of zones. */
export const zoneHistoryOf = (bundle: ZoneBundle, map: Pick<ZoneHistory, 'zonesAt' | 'hasMap'>): ZoneHistory => ({
  tzdataVersion: bundle.tzdataVersion,
  zonesAt: map.zonesAt,
  get hasMap() {
    return map.hasMap;
  },
  names: bundle.zoneNames,
  periodAt: (zone, unixSeconds) => zonePeriodAt(bundle.zone(zone), unixSeconds),
});
