import type { TObject } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { invalidInput } from '../../core/errors/domainError.js';
import { rangeMessage, typeMessage } from './messages.js';
import { StructureError } from './structureError.js';

// The library stops at eight faults; the first in the contract's order may be the ninth it meets.
Settings.Set({ maxErrors: 1000 });

/** A value test that a schema cannot say; it refuses with `invalidInput`. Run only on values that pass the schema. */
export type FieldCheck = (value: unknown, body: Readonly<Record<string, unknown>>) => unknown;

/** A request after checking: defaults filled in, unknown fields set aside. */
export interface CheckedRequest<Input> {
  readonly input: Input;
  /** Fields the caller gave, as opposed to defaults. */
  readonly given: ReadonlySet<string>;
  /** Fields the contract does not know; ignored, and named in the answer. */
  readonly ignoredFields: readonly string[];
}

export interface RequestRules {
  readonly schema: TObject;
  readonly checks: Readonly<Record<string, FieldCheck>>;
  /** Brings letters of coded fields into the contract's case; leaves everything else as it is. */
  readonly normalise?: (body: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};

/** Compile a checker: structure first, then ranges; within a layer the first field in the contract's order. */
export function requestChecker<Input>(rules: RequestRules): (body: unknown) => CheckedRequest<Input> {
  const validator: Validator = Compile(rules.schema);
  const properties = rules.schema.properties as Readonly<Record<string, Schema>>;
  const names = Object.keys(properties);

  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new StructureError('body', 'the body must be a JSON object');
    }
    const normalised = rules.normalise?.(body as Record<string, unknown>) ?? { ...(body as Record<string, unknown>) };
    const errors = validator.Check(normalised) ? [] : validator.Errors(normalised);
    throwStructureError(errors, rules.schema as unknown as Schema, names);
    for (const name of names) {
      throwRangeError(errors, name, properties[name] as Schema);
      const value = normalised[name];
      if (value !== undefined) rules.checks[name]?.(value, normalised);
    }
    return {
      input: withDefaults(normalised, properties) as Input,
      given: new Set(names.filter((name) => normalised[name] !== undefined)),
      ignoredFields: unknownFields(normalised, rules.schema as unknown as Schema),
    };
  };
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

/** The 422 layer: missing fields and wrong JSON types, in the contract's order. */
function throwStructureError(
  errors: readonly TLocalizedValidationError[],
  schema: Schema,
  order: readonly string[],
): void {
  const faults: { readonly path: readonly string[]; readonly words: string }[] = [];
  for (const error of errors) {
    const path = pathOf(error);
    if (error.keyword === 'required') {
      for (const missing of (error.params as { requiredProperties: string[] }).requiredProperties) {
        faults.push({ path: [...path, missing], words: 'is required' });
      }
    }
    if (error.keyword === 'type') faults.push({ path, words: typeMessage(schemaAt(schema, path)) });
  }
  const rank = (path: readonly string[]): number => order.indexOf(path[0] ?? '');
  faults.sort((a, b) => rank(a.path) - rank(b.path));
  const first = faults[0];
  if (first !== undefined) {
    const field = fieldName(first.path);
    throw new StructureError(field, `${field} ${first.words}`);
  }
}

function throwRangeError(errors: readonly TLocalizedValidationError[], name: string, schema: Schema): void {
  const error = errors.find((e) => pathOf(e)[0] === name);
  if (error === undefined) return;
  const path = pathOf(error);
  const words = rangeMessage(error, schemaAt(schema, path.slice(1)));
  throw invalidInput(fieldName(path), words);
}

function withDefaults(body: Record<string, unknown>, properties: Readonly<Record<string, Schema>>): unknown {
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

/** Names of fields the schema does not know, nested ones with their path. */
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
