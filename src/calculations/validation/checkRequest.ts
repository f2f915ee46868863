import type { TObject } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { invalidInput } from '../../core/errors/domainError.js';
import type { Rules } from '../../core/rules/rules.js';
import { missingAlternatives } from './alternatives.js';
import { rangeMessage, typeMessage } from './messages.js';
import { StructureError } from './parseJson.js';

// The library stops at eight errors; the first in the contract's order may be the ninth that it finds.
Settings.Set({ maxErrors: 1000 });

/**
 * A value test that a schema cannot express; it rejects with `invalidInput`. Run only on values that pass the schema.
 * `record` is the one that contains the value: the body, or a nested object.
 */
export type FieldCheck = (value: unknown, record: Readonly<Record<string, unknown>>) => unknown;

/** Fields with a rule set. They are resolved by the check, and no later step reads them. */
export const RULE_FIELDS = ['rules', 'first_rules', 'second_rules'] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

/** A request after checking: defaults filled in, rules resolved, unknown fields set aside. */
export interface CheckedRequest<Input, Resolved = Rules> {
  /** Every field of the request but its rule sets. */
  readonly input: Input;
  /** Every choice that the request makes, by its fields, its rule sets and the defaults of its calculation. */
  readonly rules: Resolved;
  /** Fields the contract does not know; ignored, and named in the answer. */
  readonly ignoredFields: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Resolves the rules of a request from `filled`, all fields with their defaults, and `given`, those that the caller
 * gave.
 */
export type RulesResolver<Resolved> = (filled: Fields, given: Fields) => Resolved;

/** How a request is checked. */
export interface RequestShape<Resolved> {
  readonly schema: TObject;
  /** By field, a nested one with its path, `boy_birth_details.date`. */
  readonly checks: Readonly<Record<string, FieldCheck>>;
  /** Converts case-insensitive values to the contract's case; leaves everything else as it is. */
  readonly normalise?: (body: Fields) => Record<string, unknown>;
  /** Run when everything else has passed. Errors: `invalid_input`. */
  readonly rules: RulesResolver<Resolved>;
}

type Schema = Fields & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};

/** Compile a checker: structure first, then ranges; within a layer the first field in the contract's order. */
export function requestChecker<Input, Resolved>(
  shape: RequestShape<Resolved>,
): (body: unknown) => CheckedRequest<Input, Resolved> {
  const validator: Validator = Compile(shape.schema);
  const schema = shape.schema as unknown as Schema;
  const properties = schema.properties ?? {};

  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new StructureError('body', 'the body must be a JSON object');
    }
    rejectOversized('body', body as Record<string, unknown>);
    const normalised = shape.normalise?.(body as Record<string, unknown>) ?? { ...(body as Record<string, unknown>) };
    const errors = validator.Check(normalised) ? [] : validator.Errors(normalised);
    throwStructureError(errors, missingAlternatives(normalised, schema), schema);
    throwRangeError(normalised, [], errors, schema, shape.checks);
    const filled = withDefaults(normalised, properties);
    const given = Object.fromEntries(Object.keys(properties).map((name) => [name, normalised[name]]));
    return {
      input: withoutRuleSets(filled) as Input,
      rules: shape.rules(filled, given),
      ignoredFields: unknownFields(normalised, schema),
    };
  };
}

/** More than any request has; the validator would take long to list the errors of more items or fields. */
const MAX_ITEMS = 500;

/**
 * A record of too many fields, or a list of too many items in it or in a record of it: 422 before anything is checked.
 */
function rejectOversized(field: string, record: Readonly<Record<string, unknown>>): void {
  // No recursion: a hostile body nests thousands of records.
  const pending: (readonly [name: string, record: object])[] = [[field, record]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [name, inner] = next;
    const fields = Object.entries(inner);
    if (fields.length > MAX_ITEMS)
      throw new StructureError(name, `${name === 'body' ? 'the body' : name} must have at most ${MAX_ITEMS} fields`);
    for (const [key, value] of fields) {
      if (Array.isArray(value) && value.length > MAX_ITEMS) {
        throw new StructureError(key, `${key} must have at most ${MAX_ITEMS} items`);
      }
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) pending.push([key, value]);
    }
  }
}

/** `/boy_birth_details/latitude` -> `['boy_birth_details', 'latitude']`. */
const pathOf = (error: TLocalizedValidationError): string[] =>
  error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const fieldName = (path: readonly string[]): string => path.join('.');

function schemaAt(schema: Schema, path: readonly string[]): Schema {
  let at = schema;
  for (const part of path) at = at.properties?.[part] ?? at.items ?? {};
  return at;
}

/** The index of each step of a path in the contract's order; 0 where the contract has no order. */
function orderOf(schema: Schema, path: readonly string[]): readonly number[] {
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

/** The 422 layer: missing fields and wrong JSON types, in the contract's order. */
function throwStructureError(
  errors: readonly TLocalizedValidationError[],
  missing: ReturnType<typeof missingAlternatives>,
  schema: Schema,
): void {
  const faults: { readonly path: readonly string[]; readonly words: string }[] = [...missing];
  for (const error of errors) {
    const path = pathOf(error);
    if (error.keyword === 'required') {
      for (const name of (error.params as { requiredProperties: string[] }).requiredProperties) {
        faults.push({ path: [...path, name], words: 'is required' });
      }
    }
    if (error.keyword === 'type') faults.push({ path, words: typeMessage(schemaAt(schema, path)) });
  }
  const first = faults
    .map((fault) => ({ ...fault, order: orderOf(schema, fault.path) }))
    .sort((a, b) => compareOrders(a.order, b.order))[0];
  if (first !== undefined) {
    const field = fieldName(first.path);
    throw new StructureError(field, `${field} ${first.words}`);
  }
}

/**
 * The 400 layer, field by field in the contract's order: what is in a record, the bounds of the schema, the field's own
 * check.
 */
function throwRangeError(
  record: Readonly<Record<string, unknown>>,
  path: readonly string[],
  errors: readonly TLocalizedValidationError[],
  schema: Schema,
  checks: Readonly<Record<string, FieldCheck>>,
): void {
  for (const [name, inner] of Object.entries(schemaAt(schema, path).properties ?? {})) {
    const at = [...path, name];
    const value = record[name];
    if (inner.properties !== undefined && typeof value === 'object' && value !== null) {
      throwRangeError(value as Record<string, unknown>, at, errors, schema, checks);
    }
    throwBrokenBound(at, errors, schema);
    if (value !== undefined) checks[fieldName(at)]?.(value, record);
  }
}

function throwBrokenBound(at: readonly string[], errors: readonly TLocalizedValidationError[], schema: Schema): void {
  const error = errors.find((one) => {
    const path = pathOf(one);
    return at.every((part, step) => path[step] === part);
  });
  if (error === undefined) return;
  const path = pathOf(error);
  throw invalidInput(fieldName(path), rangeMessage(error, schemaAt(schema, path)));
}

function withDefaults(body: Record<string, unknown>, properties: Readonly<Record<string, Schema>>): Fields {
  const filled: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const value = body[name] === undefined ? schema.default : body[name];
    const nested = schema.properties !== undefined && typeof value === 'object' && value !== null;
    filled[name] = nested
      ? withDefaults(value as Record<string, unknown>, schema.properties as Readonly<Record<string, Schema>>)
      : value;
  }
  return filled;
}

function withoutRuleSets(filled: Fields): Fields {
  const isRuleSet = (name: string): boolean => (RULE_FIELDS as readonly string[]).includes(name);
  return Object.fromEntries(Object.entries(filled).filter(([name]) => !isRuleSet(name)));
}

/** Names of fields that are not in the schema, nested ones with their path. */
function unknownFields(body: Readonly<Record<string, unknown>>, schema: Schema, prefix = ''): string[] {
  const known = schema.properties ?? {};
  return Object.entries(body).flatMap(([name, value]) => {
    const inner = Object.hasOwn(known, name) ? known[name] : undefined;
    if (inner === undefined) return [prefix + name];
    return inner.properties !== undefined && typeof value === 'object' && value !== null
      ? unknownFields(value as Record<string, unknown>, inner, `${prefix}${name}.`)
      : [];
  });
}
