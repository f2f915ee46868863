import { Type } from 'typebox';
import { REQUIRED_UNLESS } from '../validation/alternatives.js';
import { latitude, longitude } from './birthFields.js';
import { described } from './schema.js';

/** A coordinate that the name of a place may replace: the check of a request fills it in. */
const coordinate = (schema: typeof latitude, what: string) =>
  Type.Optional({
    ...described(schema, `${what} of the place in degrees; not required beside \`place\``),
    [REQUIRED_UNLESS]: 'place',
  });

/** A place by its coordinates or by its name, in an endpoint that the contract does not have. */
export const namedPlace = {
  latitude: coordinate(latitude, 'latitude'),
  longitude: coordinate(longitude, 'longitude'),
  place: Type.Optional(
    Type.String({
      maxLength: 200,
      default: '',
      description: 'name of the place; without coordinates the place of this name is used, beside them it is a label',
    }),
  ),
};
