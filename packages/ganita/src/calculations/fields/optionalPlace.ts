import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { Type } from 'typebox';
import type { FieldCheck } from '../validation/checkRequest.js';
import { latitude, longitude, OFFSET_BOUNDS } from './birthFields.js';
import { namedPlace } from './namedPlace.js';
import { described, nullable } from './schema.js';
import { zone } from './zoneFields.js';

const coordinate = <S extends typeof latitude | typeof longitude>(schema: S, what: string) =>
  Type.Optional(nullable(described({ ...schema, default: null }, `${what} of the place in degrees; null: no place`)));

/** A place that a request may leave out, and its clock. */
export const optionalPlaceFields = {
  latitude: coordinate(latitude, 'latitude'),
  longitude: coordinate(longitude, 'longitude'),
  place: namedPlace.place,
  timezone: Type.Optional(
    Type.Number({ ...OFFSET_BOUNDS, default: 0, description: 'hours ahead of UTC of the clock of the response' }),
  ),
  zone,
};

const together =
  (field: string, other: string): FieldCheck =>
  (value, record) => {
    if (value !== null && (record[other] ?? null) === null) {
      throw invalidInput(field, `requires ${other} beside it`, value, 'requires_field');
    }
  };

/** Both coordinates, or none. */
export const optionalPlaceChecks: Readonly<Record<string, FieldCheck>> = {
  latitude: together('latitude', 'longitude'),
  longitude: together('longitude', 'latitude'),
};

/** The place of a request, or null. */
export const placeOfFields = ({
  latitude: latitudeDeg,
  longitude: longitudeDeg,
}: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): GeoPlace | null => (latitudeDeg === null || longitudeDeg === null ? null : { latitudeDeg, longitudeDeg });
