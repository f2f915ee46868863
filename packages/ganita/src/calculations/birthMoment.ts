import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { EPHEMERIS_YEARS, parseDate, parseTime } from '@ganita/core/time/civilText.js';
import { type ResolvedTime, resolveBirthTime } from '@ganita/core/time/resolveBirthTime.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { type PlaceClock, requireZone, UNKNOWN_PLACE_CLOCK } from './fields/zoneFields.js';

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
  /** How the clock of the birth compares with that of the coordinates. */
  readonly placeClock: PlaceClock;
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
  const resolved = resolveBirthTime({ local, ...place, suppliedOffsetHours, zone }, zones);
  if (zone !== null && !zones.hasMap) return { place, resolved, placeClock: UNKNOWN_PLACE_CLOCK };
  const byPlace =
    zone === null
      ? resolved
      : resolveBirthTime({ local, ...place, suppliedOffsetHours: resolved.offsetHours, zone: null }, zones);
  return { place, resolved, placeClock: placeClockOf(resolved, byPlace) };
}

/** The clock of a birth compared with that of the coordinates. */
const placeClockOf = ({ offsetHours }: ResolvedTime, byPlace: ResolvedTime): PlaceClock => ({
  zoneOfPlace: byPlace.zone,
  offsetOfZone: byPlace.zone === null ? null : byPlace.offsetHours,
  differs: byPlace.zone !== null && byPlace.offsetHours !== offsetHours,
});
