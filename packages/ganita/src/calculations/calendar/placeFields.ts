import { invalidInput } from '@ganita/core/errors/domainError.js';
import { Type } from 'typebox';
import type { Ports } from '../calculation.js';
import { OFFSET_BOUNDS } from '../fields/birthFields.js';
import { namedPlace } from '../fields/namedPlace.js';
import { nullable } from '../fields/schema.js';
import { zone } from '../fields/zoneFields.js';
import { latitudeCheck, requireSunriseLatitude } from '../panchang/panchangInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** A place by its coordinates or by its name, with its clock. */
export const namedPlaceFields = {
  ...namedPlace,
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
};

/** The fields of a place in a request. */
export interface NamedPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | null;
  readonly zone: string | null;
  readonly place: string;
}

export const namedPlaceChecks: Readonly<Record<string, FieldCheck>> = { latitude: latitudeCheck };

/**
 * The place with its clock. Errors: `invalid_input` beyond the latitude of a panchang, and at sea without a clock.
 */
export function resolvePlace<Input extends NamedPlace>(input: Input, { zones }: Pick<Ports, 'zones'>): Input {
  requireSunriseLatitude(input.latitude);
  if (input.timezone !== null || input.zone !== null) return input;
  const [zone] = zones.zonesAt(input.latitude, input.longitude);
  if (zone === undefined)
    throw invalidInput('zone', 'or timezone is required: the place has no clocks', null, 'requires_field');
  return { ...input, zone };
}
