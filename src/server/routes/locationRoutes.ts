import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVICE_ENDPOINTS } from '../../api/endpoints.js';
import { locationRecord, suggestionsRecord } from '../../api/location/location.js';
import { findLocation, type LocationPorts, suggestLocations } from '../../calculations/location/locations.js';
import { StructureError } from '../../calculations/validation/structureError.js';
import { NoSuchPlace } from '../errors.js';
import type { LimitGuard } from '../plugins/limits.js';

const DEFAULT_LIMIT = 10;

/** `/location/search` and `/location/autocomplete`: query strings in, places out. */
export function registerLocationRoutes(app: FastifyInstance, ports: LocationPorts, guard: LimitGuard): void {
  const { search, autocomplete } = SERVICE_ENDPOINTS;
  app.get(search.path, { onRequest: guard(search) }, async (request) => {
    const location = findLocation(readQuery(request), ports);
    if (location === null) throw new NoSuchPlace();
    return locationRecord(location, ports.places.source);
  });
  app.get(autocomplete.path, { onRequest: guard(autocomplete) }, async (request) => {
    const query = readQuery(request);
    return suggestionsRecord(query, suggestLocations(query, readLimit(request), ports));
  });
}

/** A parameter of the query string; given twice it is no single text. */
function parameter(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  if (value === undefined) return null;
  if (typeof value !== 'string') throw new StructureError(name, `${name} must be given once`);
  return value;
}

/** `query`, or else its alias `q`. */
function readQuery(request: FastifyRequest): string {
  const query = parameter(request, 'query') ?? parameter(request, 'q');
  if (query === null) throw new StructureError('query', 'query is required');
  return query;
}

function readLimit(request: FastifyRequest): number {
  const text = parameter(request, 'limit');
  if (text === null) return DEFAULT_LIMIT;
  if (!/^[+-]?\d+$/.test(text)) throw new StructureError('limit', 'limit must be a whole number');
  return Number(text);
}
