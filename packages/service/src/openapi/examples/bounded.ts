import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { listedMap } from '../openMaps.js';

/** Entries of a list or a map that an example shows: of records, and of plain values. */
const RECORDS = 1;
const VALUES = 3;

/**
 * A value with the first entries of each list and map, as many as its schema demands. A record keeps its fields, so that the
 * rest is a value of the same schema.
 */
export function bounded(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return boundedList(value, schema);
  if (typeof value !== 'object' || value === null) return value;
  // Which of several schemas a value has is not known: it stays whole.
  if (schema.anyOf !== undefined) return value;
  const { properties = {}, patternProperties, additionalProperties } = schema;
  const [ofMap] = Object.values(patternProperties ?? {});
  const others = ofMap ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
  const entries = Object.entries(value);
  const shown = isOpenMap(schema) ? entries.slice(0, lengthOf(entries.map(([, entry]) => entry))) : entries;
  return Object.fromEntries(shown.map(([key, entry]) => [key, bounded(entry, properties[key] ?? others)]));
}

/** Whether the keys of an object are ids of which none is required. */
const isOpenMap = (schema: JsonSchema): boolean =>
  listedMap(schema)?.isComplete === false || Object.keys(schema.properties ?? {}).length === 0;

const lengthOf = (entries: readonly unknown[]): number =>
  entries.some((entry) => typeof entry === 'object' && entry !== null) ? RECORDS : VALUES;

function boundedList(list: readonly unknown[], { items, prefixItems, minItems = 0 }: JsonSchema): readonly unknown[] {
  if (prefixItems !== undefined || Array.isArray(items)) return list;
  const shown = list.slice(0, Math.max(minItems, lengthOf(list)));
  return shown.map((entry) => bounded(entry, (items as JsonSchema | undefined) ?? {}));
}
