import type { JsonSchema } from '../../src/api/schema/jsonSchema.js';

/** Entries of a list that an example shows: of records, and of plain values. */
const RECORDS = 1;
const VALUES = 3;

/**
 * A value with the first entries of each list and map. Whatever its schema requires stays: listed properties, and lists of a
 * fixed length.
 */
export function bounded(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return boundedList(value, schema);
  if (typeof value !== 'object' || value === null) return value;
  // Which of several schemas a value has is not known: it stays whole.
  if (schema.anyOf !== undefined) return value;
  const { properties = {}, patternProperties, additionalProperties } = schema;
  const [ofMap] = Object.values(patternProperties ?? {});
  const entries = Object.entries(value);
  const isMap = Object.keys(properties).length === 0;
  const others = ofMap ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
  return Object.fromEntries(
    (isMap ? entries.slice(0, lengthOf(entries.map(([, entry]) => entry))) : entries).map(([key, entry]) => [
      key,
      bounded(entry, properties[key] ?? others),
    ]),
  );
}

const lengthOf = (entries: readonly unknown[]): number =>
  entries.some((entry) => typeof entry === 'object' && entry !== null) ? RECORDS : VALUES;

function boundedList(list: readonly unknown[], { items, prefixItems, minItems = 0 }: JsonSchema): readonly unknown[] {
  if (prefixItems !== undefined || Array.isArray(items)) return list;
  return list
    .slice(0, Math.max(minItems, lengthOf(list)))
    .map((entry) => bounded(entry, (items as JsonSchema | undefined) ?? {}));
}
