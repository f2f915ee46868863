import type { Ports } from '../calculations/calculation.js';
import { placeSearch } from '../calculations/location/placeSearch.js';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that `--place` fills where a command looks places up, none of which may then be given. */
const FILLED = ['latitude', 'longitude', 'timezone', 'zone'] as const;

/**
 * A request with the coordinates and the zone of the place that it names, where it has none of its own. Errors:
 * `not_found` for a name that the index of places does not have.
 */
export function withPlaceFound(body: Fields, ports: Ports): Fields {
  if (typeof body.place !== 'string' || FILLED.some((field) => Object.hasOwn(body, field))) return body;
  const request = placeSearch.check({ query: body.place }, ports);
  const { location } = placeSearch.compute(request, ports);
  return { ...body, latitude: location.latitudeDeg, longitude: location.longitudeDeg, zone: location.zone };
}
