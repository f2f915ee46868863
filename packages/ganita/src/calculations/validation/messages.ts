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
export function rangeMessage(error: TLocalizedValidationError, schema: Readonly<Record<string, unknown>>): string {
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
      return `must be one of ${(schema.enum as unknown[]).filter((v) => v !== null).join(', ')}`;
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

/** The format of a text: what its description says before the first semicolon. */
const formatOf = ({ description, pattern }: Readonly<Record<string, unknown>>): string =>
  typeof description === 'string' ? (description.split(';')[0] ?? description) : String(pattern);

/** The words after the field's name that say which JSON type was expected. */
export function typeMessage(schema: Readonly<Record<string, unknown>>): string {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return `must be ${types.map((type) => JSON_TYPE_WORDS[String(type)] ?? String(type)).join(' or ')}`;
}
