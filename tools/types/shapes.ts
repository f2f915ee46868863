import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { partsOf, shapeOf } from './jsonSchema.js';

/** Keys with equal values, from which an object is a map of its keys. */
const MIN_MAP_KEYS = 5;

/** The shapes that occur below root types of more than one prefix. */
export function shapesOfSeveralRoots(
  roots: readonly { readonly name: string; readonly schema: JsonSchema }[],
): ReadonlySet<string> {
  const prefixes = new Map<string, Set<string>>();
  for (const { name, schema } of roots) {
    for (const part of partsOf(schema)) {
      const shape = shapeOf(part.enum === undefined ? part : { enum: part.enum });
      const found = prefixes.get(shape) ?? new Set();
      prefixes.set(shape, found.add(prefixOf(name)));
    }
  }
  return new Set([...prefixes].filter(([, found]) => found.size > 1).map(([shape]) => shape));
}

export const prefixOf = (name: string): string => name.replace(/(?:Request|Response)$/, '');

/** Whether an object is a map: many keys with equal values, all required or none. */
export function isMap({ properties = {}, required = [] }: JsonSchema): boolean {
  const values = Object.values(properties);
  if (values.length < MIN_MAP_KEYS || (required.length !== 0 && required.length !== values.length)) return false;
  return new Set(values.map((value) => JSON.stringify(value))).size === 1;
}

/** What keys hold that are not listed; null where there are none to be typed. */
export function otherValues({ patternProperties, additionalProperties }: JsonSchema): JsonSchema | null {
  const values = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') values.push(additionalProperties);
  if (values.length === 0) return null;
  const [only = {}] = values;
  return values.length === 1 ? only : { anyOf: values };
}

/** The ids that a pattern of keys lists: `^(a|b)$`. Null for any other pattern. */
export function idsOfPattern(pattern: string): readonly string[] | null {
  const [, ids] = /^\^\(([\w|-]+)\)\$$/.exec(pattern) ?? [];
  return ids?.split('|') ?? null;
}
