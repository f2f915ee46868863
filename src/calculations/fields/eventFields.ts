import { Type } from 'typebox';
import type { CivilPlace } from '../../core/panchanga/sunDay.js';
import { latitude, longitude, timezone } from './birthFields.js';
import { nullable } from './schema.js';

const defaultsTo = (what: string) => ({ default: null, description: `defaults to the birth ${what}` });

/** The place of an event or a transit; every field defaults to that of the birth. */
export const eventFields = {
  event_place: Type.Optional(nullable(Type.String({ maxLength: 200, ...defaultsTo('place') }))),
  event_latitude: Type.Optional(nullable({ ...latitude, ...defaultsTo('latitude') })),
  event_longitude: Type.Optional(nullable({ ...longitude, ...defaultsTo('longitude') })),
  event_timezone: Type.Optional(nullable({ ...timezone, ...defaultsTo('timezone as supplied') })),
  event_elevation: Type.Optional(nullable(Type.Number(defaultsTo('elevation')))),
};

/** The fields of a birth and of an event that give the place of an event. */
export interface EventPlaceFields {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
  readonly elevation: number;
  readonly event_place: string | null;
  readonly event_latitude: number | null;
  readonly event_longitude: number | null;
  readonly event_timezone: number | null;
  readonly event_elevation: number | null;
}

/** The place of an event with its name and its elevation, which is ignored. */
export interface EventPlace extends CivilPlace {
  readonly name: string;
  /** metres above sea level */
  readonly elevationM: number;
}

/** Where an event is, each field from the birth where the event has none of its own. */
export const eventPlaceOf = (fields: EventPlaceFields): EventPlace => ({
  name: fields.event_place ?? fields.place,
  place: {
    latitudeDeg: fields.event_latitude ?? fields.latitude,
    longitudeDeg: fields.event_longitude ?? fields.longitude,
  },
  utcOffsetHours: fields.event_timezone ?? fields.timezone,
  elevationM: fields.event_elevation ?? fields.elevation,
});
