import { invalidInput } from '@ganita/core/errors/domainError.js';
import { Type } from 'typebox';
import type { Ports } from '../calculation.js';
import { latitude, longitude, OFFSET_BOUNDS } from '../fields/birthFields.js';
import { nullable } from '../fields/schema.js';
import { zone } from '../fields/zoneFields.js';
import { latitudeCheck, requireSunriseLatitude } from '../panchang/panchangInput.js';
import { REQUIRED_UNLESS } from '../validation/alternatives.js';
import type { FieldCheck } from '../validation/checkRequest.js';

const coordinate = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }, what: string) =>
  Type.Optional(
    Type.Unsafe<number | null>({
      type: ['number', 'null'],
      minimum,
      maximum,
      default: null,
      description: `${what} in degrees; left out: that of \`place\``,
      [REQUIRED_UNLESS]: 'place',
    }),
  );

/** A place by its coordinates or by its name, with its clock. */
export const namedPlaceFields = {
  latitude: coordinate(latitude as never, 'latitude of the place, north positive,'),
  longitude: coordinate(longitude as never, 'longitude of the place, east positive,'),
  timezone: Type.Optional(
    nullable(
      Type.Number({
        ...OFFSET_BOUNDS,
        default: null,
        description: 'hours ahead of UTC; without it and without `zone` the clocks are those of the place',
      }),
    ),
  ),
  zone,
  place: Type.Optional(
    Type.String({
      maxLength: 200,
      default: '',
      description: 'name of the place; without coordinates it is searched as `/location/search` does',
    }),
  ),
};

/** The fields of a place in a request. */
export interface NamedPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: number | null;
  readonly zone: string | null;
  readonly place: string;
}

/** Reject one coordinate without the other. */
const together =
  (field: 'latitude' | 'longitude', other: 'latitude' | 'longitude', own?: FieldCheck): FieldCheck =>
  (value, body, limits) => {
    if (value !== null && (body[other] ?? null) === null)
      throw invalidInput(other, `is required beside ${field}`, null, 'requires_field');
    own?.(value, body, limits);
  };

export const namedPlaceChecks: Readonly<Record<string, FieldCheck>> = {
  latitude: together('latitude', 'longitude', latitudeCheck),
  longitude: together('longitude', 'latitude'),
};

/**
 * The place with its coordinates and its clock: those of the best match of its name, where it has no coordinates.
 * Errors: `invalid_input` for a name that no place has, beyond the latitude of a panchang, and at sea without a clock.
 */
export function resolvePlace<Input extends NamedPlace>(
  input: Input,
  { places, zones }: Pick<Ports, 'places' | 'zones'>,
): Input {
  const found = input.latitude === null ? placeNamed(input.place, places) : input;
  if (found.latitude !== null) requireSunriseLatitude(found.latitude);
  if (input.timezone !== null || input.zone !== null) return { ...input, ...found, zone: input.zone };
  const zone = found.zone ?? zones.zonesAt(found.latitude as number, found.longitude as number)[0];
  if (zone === undefined)
    throw invalidInput('zone', 'or timezone is required: the place has no clocks', null, 'requires_field');
  return { ...input, ...found, zone };
}

/** The best match of a name, as the fields of a request. */
function placeNamed(name: string, places: Ports['places']) {
  const [found] = places.search(name.trim(), { limit: 1, country: null, isPrefix: false });
  if (found === undefined)
    throw invalidInput(
      'place',
      'is not the name of a known place; try adding a country, as in "Salem, US"',
      name,
      'unknown_value',
    );
  return { latitude: found.latitudeDeg, longitude: found.longitudeDeg, zone: found.zone, place: found.name };
}

/** Coordinates and clock of a resolved place. */
export function placeOfFields({ latitude: north, longitude: east }: Pick<NamedPlace, 'latitude' | 'longitude'>) {
  if (north === null || east === null) throw new Error('a resolved place has coordinates');
  return { latitudeDeg: north, longitudeDeg: east };
}
