import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { USE_KEYWORD } from 'ganita/calculations/fields/schema.js';

/**
 * The same text for schemas of the same values: null and the words on the schema itself do not count, those of its parts do.
 */
export function shapeOf(schema: JsonSchema): string {
  const { description: _description, default: _default, [USE_KEYWORD]: _use, ...shape } = schema;
  const { type, enum: values } = shape;
  const types = type === undefined ? [] : [type].flat().filter((one) => one !== 'null');
  return JSON.stringify({
    ...shape,
    ...(types.length > 0 && { type: types.join() }),
    ...(values !== undefined && { enum: values.filter((value) => value !== null) }),
  });
}

/** The name of one of many: `periods` as `period`. */
export const singular = (name: string): string =>
  name
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^sui])s$/, '$1');

/** All schemas inside a schema, at any depth; what is referred to is visited where it is defined. */
export function* partsOf(schema: JsonSchema): Generator<JsonSchema> {
  const { items, additionalProperties } = schema;
  const parts = [
    ...[schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems].flatMap((list) => list ?? []),
    ...[schema.properties, schema.patternProperties, schema.$defs].flatMap((record) => Object.values(record ?? {})),
    ...(items === undefined ? [] : [items].flat()),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  for (const part of parts) {
    yield part;
    yield* partsOf(part);
  }
}
