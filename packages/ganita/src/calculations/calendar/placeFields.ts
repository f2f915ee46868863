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
      description: 'name of the place; without coordinates the place of this name is used',
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
 * The place with its clock. Errors: `invalid_input` beyond the latitude of a panchang, and at sea without a clock.
 */
export function resolvePlace<Input extends NamedPlace>(input: Input, { zones }: Pick<Ports, 'zones'>): Input {
  const { latitudeDeg, longitudeDeg } = placeOfFields(input);
  requireSunriseLatitude(latitudeDeg);
  if (input.timezone !== null || input.zone !== null) return input;
  const [zone] = zones.zonesAt(latitudeDeg, longitudeDeg);
  if (zone === undefined)
    throw invalidInput('zone', 'or timezone is required: the place has no clocks', null, 'requires_field');
  return { ...input, zone };
}

/** Coordinates and clock of a resolved place. */
export function placeOfFields({ latitude: north, longitude: east }: Pick<NamedPlace, 'latitude' | 'longitude'>) {
  if (north === null || east === null) throw new Error('a resolved place has coordinates');
  return { latitudeDeg: north, longitudeDeg: east };
}
