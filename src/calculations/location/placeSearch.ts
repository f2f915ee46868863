import { Type } from 'typebox';
import { DomainError } from '../../core/errors/domainError.js';
import { calculation } from '../calculation.js';
import { type Location, located } from './location.js';
import { normalisePlaceQuery, placeQueryChecks, placeQueryFields } from './placeQuery.js';

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
    throw new DomainError(
      'not_found',
      'no place of this name is known; try adding a country name or code, as in "Salem, US"',
      { field: 'query', value: input.query },
    );
  },
});
