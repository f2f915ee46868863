import { Type } from 'typebox';
import { calculation } from '../calculation.js';
import { type Location, located } from './location.js';
import { normalisePlaceQuery, placeQueryChecks, placeQueryFields } from './placeQuery.js';

const DEFAULT_RESULTS = 10;
const MOST_RESULTS = 50;

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
        description: `most entries; above ${MOST_RESULTS} is taken as ${MOST_RESULTS}`,
      }),
    ),
  }),
  checks: placeQueryChecks,
  normalise: normalisePlaceQuery,
  rules: () => null,
  compute({ input: { query, limit } }, ports): SuggestedPlaces {
    const places = ports.places.search(query.trim(), Math.min(limit, MOST_RESULTS));
    return { query, locations: places.map((place) => located(place, ports)) };
  },
});
