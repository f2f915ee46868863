import type { GeoPlace } from '../core/ephemeris/ephemeris.js';
import { EPHEMERIS_YEARS, parseDate, parseTime } from '../core/time/civilText.js';
import { type ResolvedTime, resolveBirthTime } from '../core/time/resolveBirthTime.js';
import type { ZoneHistory } from '../core/time/zoneHistory.js';
import { requireZone } from './fields/zoneFields.js';

/** The fields of a request that define a birth. */
export interface BirthClockFields {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Absent only where `zone` is given. */
  readonly timezone?: number | null;
  readonly zone?: string | null;
}

/** A birth as it was resolved: the moment and how it was found. */
export interface BirthMoment {
  readonly place: GeoPlace;
  readonly resolved: ResolvedTime;
}

/**
 * Re-resolve a birth from its zone, or else from its coordinates; `prefix` is the nested object that an error names.
 * Errors: `invalid_input`, for an unknown zone too.
 */
export function resolveBirth(fields: BirthClockFields, zones: ZoneHistory, prefix = ''): BirthMoment {
  const local = {
    ...parseDate(fields.date, `${prefix}date`, EPHEMERIS_YEARS),
    ...parseTime(fields.time, `${prefix}time`),
  };
  const place: GeoPlace = { latitudeDeg: fields.latitude, longitudeDeg: fields.longitude };
  const { zone = null, timezone: suppliedOffsetHours = null } = fields;
  if (zone !== null) requireZone(zone, zones, `${prefix}zone`);
  return { place, resolved: resolveBirthTime({ local, ...place, suppliedOffsetHours, zone }, zones) };
}
