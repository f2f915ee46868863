import { nearestName, suggestion } from '@ganita/core/names/nearestName.js';
import type { TLocalizedValidationError } from 'typebox/error';

const JSON_TYPE_WORDS: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const bound = (params: object): unknown => (params as { limit?: unknown }).limit;

/** The words after the field's name that say which bound was broken. */
export function rangeMessage(
  error: TLocalizedValidationError,
  schema: Readonly<Record<string, unknown>>,
  value?: unknown,
): string {
  const { minimum, maximum } = schema;
  if (['minimum', 'maximum'].includes(error.keyword) && minimum !== undefined && maximum !== undefined) {
    return `must be between ${String(minimum)} and ${String(maximum)}`;
  }
  switch (error.keyword) {
    case 'minimum':
      return `must be at least ${String(bound(error.params))}`;
    case 'maximum':
      return `must be at most ${String(bound(error.params))}`;
    case 'enum':
      return oneOfMessage(schema.enum as readonly unknown[], value);
    case 'minLength':
      return `must have at least ${String(bound(error.params))} characters`;
    case 'maxLength':
      return `must have at most ${String(bound(error.params))} characters`;
    case 'minItems':
      return `must have at least ${String(bound(error.params))} items`;
    case 'maxItems':
      return `must have at most ${String(bound(error.params))} items`;
    case 'pattern':
      return `must have the format ${formatOf(schema)}`;
    default:
      return error.message;
  }
}

/** A longer list is not shown whole. */
const MAX_SHOWN = 40;

/** The listed values, the nearest first. */
function oneOfMessage(listed: readonly unknown[], value: unknown): string {
  const values = listed.filter((one) => one !== null);
  const nearest = typeof value === 'string' ? nearestName(value, values.filter(isText)) : null;
  if (values.length > MAX_SHOWN)
    return `must be one of the ${values.length} names that the docs list${suggestion(value, values)}`;
  const ordered = nearest === null ? values : [nearest, ...values.filter((one) => one !== nearest)];
  return `must be one of ${ordered.join(', ')}${suggestion(value, values)}`;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The format of a text: what its description says before the first semicolon. */
const formatOf = ({ description, pattern }: Readonly<Record<string, unknown>>): string =>
  typeof description === 'string' ? (description.split(';')[0] ?? description) : String(pattern);

/** The words after the field's name that say which JSON type was expected. */
export const typeMessage = (schema: TypedSchema): string =>
  `must be ${typesOf(schema)
    .map((type) => JSON_TYPE_WORDS[type] ?? type)
    .join(' or ')}`;

interface TypedSchema {
  readonly type?: unknown;
  readonly anyOf?: readonly TypedSchema[];
}

const typesOf = ({ type, anyOf = [] }: TypedSchema): readonly string[] =>
  type === undefined ? anyOf.flatMap(typesOf) : [type].flat().map(String);
