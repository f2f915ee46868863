import { Type } from 'typebox';
import { DomainError, invalidInput } from '../../core/errors/domainError.js';
import { calculation } from '../calculation.js';
import { ALIAS_KEYWORD } from '../fields/schema.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { StructureError } from '../validation/parseJson.js';
import { type Location, located } from './location.js';

const MIN_QUERY_LENGTH = 2;

/** The name of a place, under either of two names. */
const placeQueryFields = {
  query: Type.Optional(
    Type.String({
      minLength: MIN_QUERY_LENGTH,
      description: 'name of a place, also "City, State" or "City, Country"',
      examples: ['Salem, Tamil Nadu'],
    }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: MIN_QUERY_LENGTH,
      description: 'alias of query; query takes precedence',
      [ALIAS_KEYWORD]: 'query',
    }),
  ),
};

/** Uses `q` where `query` is not given. Errors: StructureError where neither is given. */
function normalisePlaceQuery({ q, ...body }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const query = body.query ?? q;
  if (query === undefined) throw new StructureError('missing_field', 'query', 'query is required');
  return { ...body, query };
}

const queryCheck: FieldCheck = (value) => {
  if ([...(value as string).trim()].length < MIN_QUERY_LENGTH) {
    throw invalidInput('query', `must have at least ${MIN_QUERY_LENGTH} characters`, value, 'wrong_length');
  }
};

const placeQueryChecks = { query: queryCheck };

/** The best match of a name. */
export interface FoundPlace {
  readonly location: Location;
  /** Where the places come from, with its licence. */
  readonly source: string;
}

/** `GET /location/search`: the best match of a place name. Errors: `not_found`. */
export const placeSearch = calculation({
  request: Type.Object(placeQueryFields),
  checks: placeQueryChecks,
  normalise: normalisePlaceQuery,
  rules: () => null,
  compute({ input }, ports): FoundPlace {
    const [place] = ports.places.search(input.query.trim(), 1);
    if (place !== undefined) return { location: located(place, ports), source: ports.places.source };
    throw new DomainError('not_found', 'place not found; try adding a country name or code, as in "Salem, US"', {
      field: 'query',
      value: input.query,
    });
  },
});

const DEFAULT_RESULTS = 10;
const MAX_RESULTS = 50;

/** Places for a name that is being typed. */
export interface SuggestedPlaces {
  readonly query: string;
  /** Best first. */
  readonly locations: readonly Location[];
}

/** `GET /location/autocomplete`: places for a name that is being typed. A limit above 50 counts as 50. */
export const placeSuggestions = calculation({
  request: Type.Object({
    ...placeQueryFields,
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        default: DEFAULT_RESULTS,
        description: `most entries; above ${MAX_RESULTS} is taken as ${MAX_RESULTS}`,
      }),
    ),
  }),
  checks: placeQueryChecks,
  normalise: normalisePlaceQuery,
  rules: () => null,
  compute({ input: { query, limit } }, ports): SuggestedPlaces {
    const places = ports.places.search(query.trim(), Math.min(limit, MAX_RESULTS));
    return { query, locations: places.map((place) => located(place, ports)) };
  },
});
