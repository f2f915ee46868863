import type { ClockUsed } from '../../calculations/fields/zoneFields.js';
import type { clockUsedSchema } from '../schema/clockUsed.js';
import type { Wire } from '../schema/wire.js';

/** By which clock an answer without a birth is written. */
export const clockUsedRecord = (used: ClockUsed): Wire<typeof clockUsedSchema> => ({
  timezone_used: used.offsetHours,
  zone: used.zone,
  zone_of_place: used.zoneOfPlace,
  offset_of_zone: used.offsetOfZone,
  differs: used.differs,
});
