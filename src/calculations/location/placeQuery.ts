import { Type } from 'typebox';
import { invalidInput } from '../../core/errors/domainError.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { StructureError } from '../validation/structureError.js';

const SHORTEST_QUERY = 2;

/** The name of a place, under either of two names. */
export const placeQueryFields = {
  query: Type.Optional(
    Type.String({
      minLength: SHORTEST_QUERY,
      description: 'name of a place, also "City, State" or "City, Country"',
      examples: ['Salem, Tamil Nadu'],
    }),
  ),
  q: Type.Optional(Type.String({ minLength: SHORTEST_QUERY, description: 'alias of query; query wins' })),
};

/** Puts `q` in the place of a `query` that is not given. Errors: StructureError where neither is given. */
export function normalisePlaceQuery({ q, ...body }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const query = body.query ?? q;
  if (query === undefined) throw new StructureError('query', 'query is required');
  return { ...body, query };
}

const queryCheck: FieldCheck = (value) => {
  if ([...(value as string).trim()].length < SHORTEST_QUERY) {
    throw invalidInput('query', `must have at least ${SHORTEST_QUERY} characters`, value);
  }
};

export const placeQueryChecks = { query: queryCheck };
