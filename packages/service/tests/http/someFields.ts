import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';

/** What a cut example satisfies: a schema without how many entries lists have, and with all fields optional. */
export function ofSomeFields(schema: JsonSchema): JsonSchema {
  const { minItems: _minItems, required: _required, ...rest } = schema;
  const { items, additionalProperties, properties, patternProperties, anyOf } = rest;
  const record = (parts: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, ofSomeFields(part)]));
  return {
    ...rest,
    ...(items !== undefined && { items: Array.isArray(items) ? items : ofSomeFields(items as JsonSchema) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: ofSomeFields(additionalProperties) }),
    ...(properties !== undefined && { properties: record(properties) }),
    ...(patternProperties !== undefined && { patternProperties: record(patternProperties) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(ofSomeFields) }),
  };
}
