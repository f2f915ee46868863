import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { listedMap } from '../maps.js';

/** Entries of a list or a map that an example shows: of records, and of plain values. */
const RECORDS = 1;
const VALUES = 3;

/** A value with the first entries of each list and map. */
export function bounded(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return boundedList(value, schema);
  if (typeof value !== 'object' || value === null) return value;
  // Which of several schemas a value has is not known: it stays whole.
  if (schema.anyOf !== undefined) return value;
  const { properties = {}, patternProperties, additionalProperties } = schema;
  const [ofMap] = Object.values(patternProperties ?? {});
  const others = ofMap ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
  const entries = Object.entries(value);
  const shown = isMap(schema) ? entries.slice(0, lengthOf(entries.map(([, entry]) => entry))) : entries;
  return Object.fromEntries(shown.map(([key, entry]) => [key, bounded(entry, properties[key] ?? others)]));
}

/** A value whose longest records have lost their last fields, until it has at most so many characters as JSON. */
export function shortened(value: unknown, characters: number): unknown {
  const left = structuredClone(value);
  while (JSON.stringify(left).length > characters) {
    const lengths = recordsOf(left).map((record) => Object.keys(record).length);
    const longest = recordsOf(left)[lengths.indexOf(Math.max(...lengths))];
    const last = Object.keys(longest ?? {}).at(-1);
    if (longest === undefined || last === undefined) return left;
    delete longest[last];
  }
  return left;
}

/** All records inside a value, itself first. */
function recordsOf(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(recordsOf);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

/** Whether the keys of an object are ids. */
const isMap = (schema: JsonSchema): boolean =>
  listedMap(schema) !== null || Object.keys(schema.properties ?? {}).length === 0;

const lengthOf = (entries: readonly unknown[]): number =>
  entries.some((entry) => typeof entry === 'object' && entry !== null) ? RECORDS : VALUES;

function boundedList(list: readonly unknown[], { items, prefixItems }: JsonSchema): readonly unknown[] {
  if (prefixItems !== undefined || Array.isArray(items)) return list;
  return list.slice(0, lengthOf(list)).map((entry) => bounded(entry, (items as JsonSchema | undefined) ?? {}));
}
