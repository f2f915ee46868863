import { type InvalidReason, invalidInput } from '@ganita/core/errors/domainError.js';
import { nearestName } from '@ganita/core/names/nearestName.js';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { HINT_KEYWORD } from '../fields/schema.js';
import { isGiven, type MissingField } from './alternatives.js';
import { rangeMessage, typeMessage } from './messages.js';
import { MAX_ITEMS } from './oversized.js';
import { StructureError } from './parseJson.js';
import type { ErrorList } from './requestErrors.js';

// The library stops at eight errors; the first in the contract's order may be the ninth that it finds.
Settings.Set({ maxErrors: 2 * MAX_ITEMS });

type Fields = Readonly<Record<string, unknown>>;

/** A schema of a request, or of a part of one. */
export type Schema = Fields & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

type Path = readonly string[];

/** What the validator found, and where. */
export interface SchemaError {
  readonly path: Path;
  readonly error: TLocalizedValidationError;
}

/** `/boy_birth_details/latitude` -> `['boy_birth_details', 'latitude']`. */
export const located = (error: TLocalizedValidationError): SchemaError => ({
  path: error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
  error,
});

/** The name of a field in errors: its path. */
export const fieldName = (path: Path): string => path.join('.');

/**
 * What is wrong with values that may have several types, each reported once: where a value has one of the types, what is wrong
 * inside of it; where it has none, its type.
 */
export function withoutOtherBranches(found: readonly SchemaError[]): readonly SchemaError[] {
  const unions = found.filter(({ error }) => error.keyword === 'anyOf').map(({ path }) => fieldName(path));
  if (unions.length === 0) return found;
  const isUnion = ({ path }: SchemaError): boolean => unions.includes(fieldName(path));
  const inside = found.filter((one) => !isUnion(one) || !['type', 'anyOf'].includes(one.error.keyword));
  const ofNoType = unions.filter((field) => !inside.some(({ path }) => `${fieldName(path)}.`.startsWith(`${field}.`)));
  const types = found.filter(({ path, error }) => error.keyword === 'type' && ofNoType.includes(fieldName(path)));
  return [...inside, ...new Map(types.map((one) => [fieldName(one.path), one])).values()];
}

const schemaAt = (schema: Schema, path: Path): Schema =>
  path.reduce((at, part) => partOf(at, part) ?? at.anyOf?.map((one) => partOf(one, part)).find(isGiven) ?? {}, schema);

const partOf = ({ properties, items }: Schema, part: string): Schema | undefined => properties?.[part] ?? items;

/** The index of each step of a path in the contract's order; 0 where the contract has no order. */
function orderOf(schema: Schema, path: Path): readonly number[] {
  let at = schema;
  return path.map((part) => {
    const place = Object.keys(at.properties ?? {}).indexOf(part);
    at = at.properties?.[part] ?? at.items ?? {};
    return Math.max(0, place);
  });
}

/** Compare two orders step by step; a record comes before what is in it. */
function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (let step = 0; step < Math.min(a.length, b.length); step++) {
    const difference = (a[step] ?? 0) - (b[step] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** What an error says after the name of an unknown field: the one that is near, or that starts as it does. */
export function likelyField(name: string, known: readonly string[]): string {
  const meant = nearestName(name, known) ?? known.find((one) => one.startsWith(name) || name.startsWith(one));
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** Fields that the request does not have, each with the one that was probably meant. */
export function addUnknownFields(body: Fields, known: readonly string[], list: ErrorList): void {
  for (const name of Object.keys(body)) {
    if (known.includes(name)) continue;
    const near = likelyField(name, known);
    list.add(name, () => new StructureError('unknown_field', name, `${name} is not a field of this request${near}`));
  }
}

const STRUCTURE_KEYWORDS = ['required', 'type'];

/** Paths of what is missing or has a wrong JSON type. */
export const brokenPaths = (found: readonly SchemaError[]): readonly Path[] =>
  found.flatMap(({ path, error }) =>
    error.keyword === 'required'
      ? error.params.requiredProperties.map((name) => [...path, name])
      : error.keyword === 'type'
        ? [path]
        : [],
  );

/** The 422 layer: missing fields and wrong JSON types, in the contract's order. */
export function addStructureErrors(
  found: readonly SchemaError[],
  alternatives: readonly MissingField[],
  schema: Schema,
  list: ErrorList,
): void {
  const missing = found.flatMap(({ path, error }) =>
    error.keyword === 'required' ? error.params.requiredProperties.map((name) => [...path, name]) : [],
  );
  const wrong = found.filter(({ error }) => error.keyword === 'type').map(({ path }) => path);
  const failures = [
    ...missing.map((path) => ({ path, code: 'missing_field' as const, words: missingWords(schemaAt(schema, path)) })),
    ...alternatives.map(({ path, words }) => ({ path, code: 'missing_field' as const, words })),
    ...wrong.map((path) => ({ path, code: 'wrong_type' as const, words: typeMessage(schemaAt(schema, path)) })),
  ].map((failure) => ({ ...failure, order: orderOf(schema, failure.path) }));
  for (const { path, code, words } of failures.sort((a, b) => compareOrders(a.order, b.order))) {
    const field = fieldName(path);
    list.add(field, () => new StructureError(code, field, `${field} ${words}`));
  }
}

const missingWords = ({ [HINT_KEYWORD]: hint }: Schema): string =>
  typeof hint === 'string' ? `is required ${hint}` : 'is required';

const REASONS: Readonly<Record<string, InvalidReason>> = {
  minimum: 'out_of_range',
  maximum: 'out_of_range',
  enum: 'unknown_value',
  minLength: 'wrong_length',
  maxLength: 'wrong_length',
  minItems: 'wrong_length',
  maxItems: 'wrong_length',
  pattern: 'wrong_format',
};

/** The broken bounds of a schema, one of each field; `body` is what was checked. */
export function addBrokenBounds(broken: readonly SchemaError[], schema: Schema, body: Fields, list: ErrorList): void {
  for (const { path, error } of broken) {
    const field = fieldName(path);
    if (STRUCTURE_KEYWORDS.includes(error.keyword) || list.has(field)) continue;
    list.add(field, () => {
      const at = schemaAt(schema, path);
      const value = valueAt(body, path);
      return invalidInput(field, rangeMessage(error, at, value), value, REASONS[error.keyword]);
    });
  }
}

const valueAt = (body: Fields, path: Path): unknown =>
  path.reduce<unknown>((at, part) => (at as Fields | undefined)?.[part], body);
