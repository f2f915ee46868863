import type { CivilPlace } from '@ganita/core/panchanga/sunDay.js';
import type { CivilDateTime } from '@ganita/core/time/julianDay.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { Type } from 'typebox';
import { latitude, longitude, OFFSET_BOUNDS } from './birthFields.js';
import { nullable } from './schema.js';
import { clockOfFields, eventZone } from './zoneFields.js';

const defaultsTo = (what: string) => ({ default: null, description: `defaults to the birth ${what}` });

/** The place of an event or a transit; every field defaults to that of the birth. */
export const eventFields = {
  event_place: Type.Optional(nullable(Type.String({ maxLength: 200, ...defaultsTo('place') }))),
  event_latitude: Type.Optional(nullable({ ...latitude, ...defaultsTo('latitude') })),
  event_longitude: Type.Optional(nullable({ ...longitude, ...defaultsTo('longitude') })),
  event_timezone: Type.Optional(nullable(Type.Number({ ...OFFSET_BOUNDS, ...defaultsTo('timezone as supplied') }))),
  event_zone: eventZone,
  event_elevation: Type.Optional(nullable(Type.Number(defaultsTo('elevation')))),
};

/** The fields of a birth and of an event that give the place of an event. */
export interface EventPlaceFields {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | null;
  readonly zone: string | null;
  readonly elevation: number;
  readonly event_place: string | null;
  readonly event_latitude: number | null;
  readonly event_longitude: number | null;
  readonly event_timezone: number | null;
  readonly event_zone: string | null;
  readonly event_elevation: number | null;
}

/** The place of an event with its name and its elevation, which is ignored. */
export interface EventPlace extends CivilPlace {
  readonly name: string;
  /** The zone of the clock; null where it has a constant offset. */
  readonly zone: string | null;
  /** Offset of the clock at the first moment that is requested. */
  readonly utcOffsetHours: number;
  /** metres above sea level */
  readonly elevationM: number;
}

/**
 * Where an event is, each field from the birth where the event has none of its own; `first` is the first reading of the
 * clock that is requested. Errors: `invalid_input` for an unknown zone.
 */
export function eventPlaceOf(fields: EventPlaceFields, first: CivilDateTime, zones: ZoneHistory): EventPlace {
  const ofBirth = fields.event_timezone === null && fields.event_zone === null;
  const zone = ofBirth ? fields.zone : fields.event_zone;
  const timezone = fields.event_timezone ?? fields.timezone;
  const clock = clockOfFields({ timezone, zone }, zones, ofBirth ? 'zone' : 'event_zone');
  return {
    name: fields.event_place ?? fields.place,
    place: {
      latitudeDeg: fields.event_latitude ?? fields.latitude,
      longitudeDeg: fields.event_longitude ?? fields.longitude,
    },
    clock,
    zone,
    utcOffsetHours: clock.offsetHoursAt(clock.momentOf(first)),
    elevationM: fields.event_elevation ?? fields.elevation,
  };
}
