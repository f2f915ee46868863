import type { GeoPlace } from '../core/ephemeris/ephemeris.js';
import { EPHEMERIS_YEARS, parseDate, parseTime } from '../core/time/civilText.js';
import { type ResolvedTime, resolveBirthTime } from '../core/time/resolveBirthTime.js';
import type { ZoneHistory } from '../core/time/zoneHistory.js';

/** The fields of a request that define a birth. */
export interface BirthClockFields {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}

/** A birth as it was resolved: the moment and how it was found. */
export interface BirthMoment {
  readonly place: GeoPlace;
  readonly resolved: ResolvedTime;
}

/** Re-resolve a birth from its coordinates; `prefix` is the nested object that an error names. */
export function resolveBirth(fields: BirthClockFields, zones: ZoneHistory, prefix = ''): BirthMoment {
  const local = {
    ...parseDate(fields.date, `${prefix}date`, EPHEMERIS_YEARS),
    ...parseTime(fields.time, `${prefix}time`),
  };
  const place: GeoPlace = { latitudeDeg: fields.latitude, longitudeDeg: fields.longitude };
  return { place, resolved: resolveBirthTime({ local, ...place, suppliedOffsetHours: fields.timezone }, zones) };
}
