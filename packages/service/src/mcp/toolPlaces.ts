import { DomainError } from '@ganita/core/errors/domainError.js';
import type { RequestPorts } from 'ganita/api/answerTo.js';
import { displayName, placeNamed, placesNamed } from 'ganita/calculations/location/placeOfName.js';
import { isGiven } from 'ganita/calculations/validation/alternatives.js';
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

/** The one place of a name, or the far largest. Errors: `invalid_input`, which offers others. */
function chosenPlace(name: string, field: string, { places }: Pick<RequestPorts, 'places'>): ChosenPlace {
  const found = placeNamed(name, field, places);
  if (found instanceof DomainError) throw found;
  const { latitudeDeg: latitude, longitudeDeg: longitude, zone } = found;
  const others = placesNamed(name, places).map((place) => displayName(place));
  const isOther = (other: string): boolean => other !== displayName(found);
  return {
    field,
    name: displayName(found),
    latitude,
    longitude,
    zone,
    others: others.filter(isOther).slice(0, OTHERS),
  };
}

/**
 * A record with the coordinates and the zone of the place that it names, where it has no coordinates of its own. Errors:
 * StructureError where it has neither, `invalid_input` for a name of none or of several.
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
  const chosen = chosenPlace(fields.place, field, ports);
  const { latitude, longitude, zone } = chosen;
  return [{ zone, ...fields, latitude, longitude }, chosen];
}
