import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { isSameSchema } from './sameSchema.js';

/** Keys from which an object is written as a map. */
const FEWEST_KEYS = 3;

/** An object whose keys are ids. Its values are all of one kind, or null may be in the place of some of them. */
export interface ListedMap {
  readonly ids: readonly string[];
  readonly value: JsonSchema;
  /** The entries that may be null, where others may not. */
  readonly exceptions: Readonly<Record<string, JsonSchema>>;
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
  const others = Object.entries(properties).filter(([, other]) => !isSameSchema(other, value));
  const kind = withoutNull(value);
  if (others.some(([, other]) => !isSameSchema(withoutNull(other), kind))) return null;
  return { ids, value, exceptions: Object.fromEntries(others), isComplete };
}

/** A schema that null does not satisfy. */
const withoutNull = ({ type, enum: values, ...rest }: JsonSchema): JsonSchema => ({
  ...(type !== undefined && { type: [type].flat().filter((one) => one !== 'null') }),
  ...(values !== undefined && { enum: values.filter((one) => one !== null) }),
  ...rest,
});

/** The keywords of a map, with the schemas of its ids, its values and its exceptions as they are written. */
export const mapKeywords = (
  { ids, isComplete }: ListedMap,
  propertyNames: object,
  additionalProperties: object,
  properties: Readonly<Record<string, object>>,
): object => ({
  propertyNames,
  additionalProperties,
  ...(Object.keys(properties).length > 0 && { properties }),
  ...(isComplete && { minProperties: ids.length }),
});
