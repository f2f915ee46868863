import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';

/** A description with the value that applies where a field is left out. That null applies is said by each field itself. */
export function withDefault(description: string | undefined, value: unknown): string | undefined {
  const isEmpty = value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  if (value === undefined || isEmpty) return description;
  const said = `${typeof value === 'object' ? JSON.stringify(value) : value} unless given`;
  return description === undefined ? said : `${description}; ${said}`;
}

/** A schema whose default is in its description: a generated client demands each field that has the keyword `default`. */
export function defaultSaid(schema: JsonSchema): JsonSchema {
  const { default: value, ...rest } = schema;
  const description = withDefault(rest.description, value);
  return { ...rest, ...(description !== undefined && { description }) };
}
