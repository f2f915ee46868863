import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { zonePeriodAt } from './tzif.js';
import type { ZoneBundle } from './zoneBundle.js';

type ZoneMap = Pick<ZoneHistory, 'zonesAt' | 'hasMap'>;

/** Where there is no map of zones, a request names its zone. */
export const NO_ZONE_MAP: ZoneMap = {
  hasMap: false,
  zonesAt(): never {
    throw invalidInput('zone', 'is required: there is no map of zones here', null, 'requires_field');
  },
};

/** The histories of a bundle, with a map of zones. */
export const zoneHistoryOf = (bundle: ZoneBundle, map: ZoneMap): ZoneHistory => ({
  tzdataVersion: bundle.tzdataVersion,
  zonesAt: map.zonesAt,
  get hasMap() {
    return map.hasMap;
  },
  names: bundle.zoneNames,
  periodAt: (zone, unixSeconds) => zonePeriodAt(bundle.zone(zone), unixSeconds),
});
