import { DomainError } from '@ganita/core/errors/domainError.js';
import type { RequestPorts } from 'ganita/api/answerTo.js';
import { displayName } from 'ganita/calculations/location/namedPlace.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import type { Fields } from './tool.js';

/** The place that a name was taken for. */
export interface ChosenPlace {
  /** The field that named it. */
  readonly field: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** Other places that the name may mean. */
  readonly others: readonly string[];
}

const OTHERS = 3;
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The place of a name. Errors: `not_found`. */
function placeNamed(name: string, field: string, { places }: Pick<RequestPorts, 'places'>): ChosenPlace {
  const [first, ...others] = places.search(name.trim(), { limit: OTHERS + 1, country: null, isPrefix: false });
  if (first === undefined) {
    const advice = 'add a state or a country, as in "Salem, Oregon", or give latitude, longitude and zone';
    throw new DomainError('not_found', `${field}: place not found; ${advice}`, { field, value: name });
  }
  return {
    field,
    name: displayName(first),
    latitude: first.latitudeDeg,
    longitude: first.longitudeDeg,
    zone: first.zone,
    others: others.map(displayName),
  };
}

/**
 * A record with the coordinates and the zone of the place that it names, where it has no coordinates of its own. Errors:
 * StructureError where it has neither, `not_found`.
 */
export function placeFilled(
  fields: Fields,
  path: string,
  ports: Pick<RequestPorts, 'places'>,
): readonly [Fields, ChosenPlace | null] {
  const field = `${path}place`;
  if (isGiven(fields.latitude) || isGiven(fields.longitude)) return [{ place: '', ...fields }, null];
  if (typeof fields.place !== 'string') {
    throw new StructureError('missing_field', field, `${field}, or latitude and longitude, is required`);
  }
  const chosen = placeNamed(fields.place, field, ports);
  const { latitude, longitude, zone } = chosen;
  return [{ zone, ...fields, latitude, longitude }, chosen];
}
