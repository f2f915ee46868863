import { DomainError, invalidInput } from '@ganita/core/errors/domainError.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { Type } from 'typebox';
import { calculation, type Ports } from '../calculation.js';
import { date as dateField } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { ALIAS_KEYWORD, nullable } from '../fields/schema.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { StructureError } from '../validation/parseJson.js';
import { located, type WithOffset } from './locationCalculation.js';
import type { FoundPlace as FoundInIndex, PlaceQuery } from './placeIndexPort.js';
import { namesIn } from './placeNaming.js';
import { displayNames } from './placeOfName.js';

const MIN_QUERY_LENGTH = 2;

/** The name of a place, under either of two names, and what else decides the answer. */
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
  country: Type.Optional(
    nullable(
      Type.String({
        pattern: '^[A-Z]{2}$',
        default: null,
        description: 'two letters, as IN; places of this country (ISO 3166-1, in any case) come before all others',
      }),
    ),
  ),
  date: Type.Optional(
    nullable({
      ...dateField,
      default: null,
      description: 'YYYY-MM-DD; the date whose UTC offset `timezone` is, at noon of the place; left out: this moment',
    }),
  ),
};

/** Uses `q` where `query` is not given, and capitals. Errors: StructureError where there is no name. */
function normalisePlaceQuery({ q, ...body }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const query = body.query ?? q;
  if (query === undefined) throw new StructureError('missing_field', 'query', 'query is required');
  const { country } = body;
  return { ...body, query, ...(typeof country === 'string' && { country: country.toUpperCase() }) };
}

const queryCheck: FieldCheck = (value) => {
  if ([...(value as string).trim()].length < MIN_QUERY_LENGTH) {
    throw invalidInput('query', `must have at least ${MIN_QUERY_LENGTH} characters`, value, 'wrong_length');
  }
};

const placeQueryChecks = { query: queryCheck, date: calendarDateCheck('date') };

/** A place of an answer. */
type Location = FoundInIndex & WithOffset;

/** What both searches read of a request. */
interface PlaceRequest {
  readonly query: string;
  readonly country: string | null;
  readonly date: string | null;
}

/** The places of a request, best first. Errors: `invalid_input` for a country without a place in the index. */
function placesFor(
  { query, country, date }: PlaceRequest,
  wanted: Pick<PlaceQuery, 'limit' | 'isPrefix'>,
  ports: Pick<Ports, 'places' | 'zones' | 'clock'>,
): readonly Location[] {
  if (country !== null && !ports.places.hasCountry(country)) {
    throw invalidInput('country', 'must be the ISO 3166-1 code of a country with a known place', country);
  }
  const day = date === null ? null : parseDate(date, 'date', TRANSIT_YEARS);
  return ports.places.search(query.trim(), { ...wanted, country }).map((place) => located(place, day, ports));
}

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
    const [location] = placesFor(input, { limit: 1, isPrefix: false }, ports);
    if (location !== undefined) return { location, source: ports.places.source };
    throw new DomainError(
      'not_found',
      'place not found; try adding a country name or code, as in "Salem, US", another spelling, or the nearest town',
      {
        field: 'query',
        value: input.query,
      },
    );
  },
});

const DEFAULT_RESULTS = 10;
const MAX_RESULTS = 50;

/** Places for a name that is being typed. */
export interface SuggestedPlaces {
  readonly query: string;
  /** Best first. */
  readonly locations: readonly Location[];
  /** Their names in the language of the request. */
  readonly labels: readonly string[];
}

/** `GET /location/autocomplete`: places for a name that is being typed. A limit above 50 counts as 50. */
export const placeSuggestions = calculation({
  request: Type.Object({
    ...placeQueryFields,
    language: languageField,
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
  compute({ input }, ports): SuggestedPlaces {
    const limit = Math.min(input.limit, MAX_RESULTS);
    const locations = placesFor(input, { limit, isPrefix: true }, ports);
    return { query: input.query, locations, labels: displayNames(locations, namesIn(input.language, ports.places)) };
  },
});
