import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { isSameSchema } from './sameSchema.js';

/** Keys from which an object is written as a map. */
const FEWEST_KEYS = 3;

/** An object whose keys are ids, and whose values are of one kind. */
export interface ListedMap {
  readonly ids: readonly string[];
  readonly value: JsonSchema;
  /** Whether it has an entry for each of the ids, and not for some of them. */
  readonly isComplete: boolean;
}

/** What an object is as a map; null where its properties differ, or where only some of them are required. */
export function listedMap({ properties = {}, required = [], additionalProperties }: JsonSchema): ListedMap | null {
  const ids = Object.keys(properties);
  const isComplete = required.length === ids.length;
  if (ids.length < FEWEST_KEYS || additionalProperties !== undefined) return null;
  if (!isComplete && required.length > 0) return null;
  const [value = {}] = Object.values(properties);
  if (Object.values(properties).some((other) => !isSameSchema(other, value))) return null;
  return { ids, value, isComplete };
}

/** The keywords of a map, with the schemas of its ids and its values as they are written. */
export const mapKeywords = (
  { ids, isComplete }: ListedMap,
  propertyNames: object,
  additionalProperties: object,
): object => ({
  propertyNames,
  additionalProperties,
  ...(isComplete && { minProperties: ids.length }),
});
