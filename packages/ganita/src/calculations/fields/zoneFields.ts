import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { suggestion } from '@ganita/core/names/nearestName.js';
import { type CivilClock, clocksDiffer, constantClock, hasDate, zoneClock } from '@ganita/core/time/civilClock.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { CivilDate, JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { Type } from 'typebox';
import { RENAMED_ZONES } from './renamedZones.data.js';
import { nullable } from './schema.js';

const zoneText = (description: string) =>
  Type.Optional(nullable(Type.String({ maxLength: 64, default: null, description })));

/** The zone of a clock, beside `timezone`; with it the offset of each moment follows the history of the zone. */
export const zone = zoneText(
  'IANA time zone, such as Asia/Kolkata, whose offset of each moment is used; null: that of `timezone` is',
);
/** The same of a birth. */
export const birthZone = zoneText(
  'IANA time zone, such as Asia/Kolkata, in place of that of the coordinates; null: theirs is used',
);
/** The same of an event. */
export const eventZone = zoneText(
  'IANA time zone of the event; null: that of the birth, unless `event_timezone` is given',
);

/** The fields of a request that give a clock; the check of a request lets at most one of them be null. */
interface ClockFields {
  readonly timezone: number | null;
  readonly zone: string | null;
}

/** Reject a name that the time zone database does not have. Errors: `invalid_input`. */
export function requireZone(name: string, zones: ZoneHistory, field: string): void {
  if (zones.names.has(name)) return;
  const near = suggestion(name, [...zones.names], RENAMED_ZONES);
  throw invalidInput(
    field,
    `must be a name of the IANA time zone database, such as Asia/Kolkata${near}`,
    name,
    'unknown_value',
  );
}

/** The clock of a request. Errors: `invalid_input` naming `field` for an unknown zone. */
export function clockOfFields({ timezone, zone: name }: ClockFields, zones: ZoneHistory, field = 'zone'): CivilClock {
  if (name !== null) {
    requireZone(name, zones, field);
    return zoneClock(name, zones);
  }
  if (timezone === null) throw new Error('a request has a timezone or a zone');
  return constantClock(timezone);
}

/** Reject a date that the clocks of a zone skipped. Errors: `invalid_input`. */
export function requireDate(date: CivilDate, clock: CivilClock, field: string): void {
  if (!hasDate(date, clock))
    throw invalidInput(field, 'is a date that the clocks of the zone skipped', null, 'not_a_date');
}

/** How a clock compares with that of its place. */
export interface PlaceClock {
  /** null at sea, without coordinates or a map of zones, and where the zone had no clock yet. */
  readonly zoneOfPlace: string | null;
  /** Offset of that zone at the same moment. */
  readonly offsetOfZone: number | null;
  /** Whether the two show different times at any moment of the answer. */
  readonly differs: boolean;
}

/** The clock of a place whose zone is not known. */
export const UNKNOWN_PLACE_CLOCK: PlaceClock = { zoneOfPlace: null, offsetOfZone: null, differs: false };

/** The clock that an answer was computed by, compared with the zone of the coordinates. */
export interface ClockUsed extends PlaceClock {
  /** Start of the answer. */
  readonly startJdUt: JulianDayUt;
  /** Offset at the start of the answer, hours ahead of UTC. */
  readonly offsetHours: number;
  /** The zone of the request; null where `timezone` was used. */
  readonly zone: string | null;
  /** Whether the clock is advanced for summer at the start of the answer. */
  readonly isDst: boolean;
}

/**
 * Compare the clock of an answer with the zone of its place. Of several zones there, one that agrees is shown. `atJdUt`: the
 * moment of an answer about one moment, in place of the start of the window.
 */
export function clockUsed(
  clock: CivilClock,
  name: string | null,
  place: GeoPlace | null,
  window: Interval & { readonly atJdUt?: JulianDayUt },
  zones: ZoneHistory,
): ClockUsed {
  const at = window.atJdUt ?? window.startJdUt;
  const isKnown = place !== null && zones.hasMap;
  const local = (isKnown ? zones.zonesAt(place.latitudeDeg, place.longitudeDeg) : []).map((zoneOfPlace) => {
    const ofPlace = zoneClock(zoneOfPlace, zones);
    return { zoneOfPlace, offsetOfZone: ofPlace.offsetHoursAt(at), differs: clocksDiffer(clock, ofPlace, window) };
  });
  const found = local.find(({ differs }) => !differs) ?? local[0];
  return {
    startJdUt: at,
    offsetHours: clock.offsetHoursAt(at),
    zone: name,
    isDst: clock.isDstAt(at),
    zoneOfPlace: found?.zoneOfPlace ?? null,
    offsetOfZone: found?.offsetOfZone ?? null,
    differs: found?.differs ?? false,
  };
}
