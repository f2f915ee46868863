import { DomainError } from '@ganita/core/errors/domainError.js';
import { lazy } from '@ganita/core/lazy.js';
import { choiceErrors, ruleSetNamed } from '@ganita/core/rules/choiceErrors.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { YearRange } from '@ganita/core/time/civilText.js';
import type { TObject } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { choiceNamesOf } from '../fields/rulesField.js';
import type { PlaceIndex } from '../location/placeIndexPort.js';
import { missingAlternatives } from './alternatives.js';
import { listedNamesIn, withListedNames } from './listedNames.js';
import { rejectOversized } from './oversized.js';
import { StructureError } from './parseJson.js';
import { type PlacedBody, placedBody } from './placeOfBody.js';
import { type ErrorList, errorList, type WantedErrors } from './requestErrors.js';
import {
  addBrokenBounds,
  addStructureErrors,
  addUnknownFields,
  brokenPaths,
  fieldName,
  located,
  type Schema,
  type SchemaError,
  withoutOtherBranches,
} from './schemaErrors.js';

/** Bounds of requests that an operator sets. */
export interface CheckLimits {
  /** Years that a birth may have. */
  readonly birthYears: YearRange;
  /** Where the places that a request only names are looked up. */
  readonly places?: PlaceIndex;
}

/**
 * A value test that a schema cannot express; it rejects with `invalidInput`. Run only on values that pass the schema.
 * `record` is the one that contains the value: the body, or a nested object, whose other fields may be invalid.
 */
export type FieldCheck = (value: unknown, record: Fields, limits: CheckLimits) => unknown;

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
  /** What names of places were taken for, and remarks on them; left out where there is nothing to say. */
  readonly placed?: Pick<PlacedBody, 'used' | 'notes'>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Resolves the rules of a request from `filled`, all fields with their defaults, and `given`, those that the caller
 * gave. Names and values of rule sets are listed ones.
 */
export type RulesResolver<Resolved> = (filled: Fields, given: Fields) => Resolved;

/** How a request is checked. */
export interface RequestShape<Resolved> {
  readonly schema: TObject;
  /** By field, a nested one with its path, `boy_birth_details.date`. */
  readonly checks: Readonly<Record<string, FieldCheck>>;
  /** Rewrites other forms that a request may have, such as `q` for `query`. Errors: StructureError. */
  readonly normalise?: (body: Fields) => Record<string, unknown>;
  /** Run when everything else has passed. Errors: `invalid_input`. */
  readonly rules: RulesResolver<Resolved>;
}

/**
 * Whose endpoint a request is for. The contract's ignore a field that they do not have and name it in the answer, and their
 * places have coordinates. Elsewhere such a field is an error, because an answer without it would be somebody else's, and a
 * place may be named alone.
 */
export type Origin = 'contract' | 'own';

/**
 * Checks a body. Errors: the first in the contract's order, StructureError (422) before DomainError `invalid_input`
 * (400); where all are wanted, RejectedRequest with those of both layers. What makes sense only when every field is valid
 * is checked after both layers and is one error.
 */
export type RequestCheck<Input, Resolved> = (
  body: unknown,
  limits: CheckLimits,
  wanted?: WantedErrors,
  origin?: Origin,
) => CheckedRequest<Input, Resolved>;

/** Compile a checker: structure first, then ranges; within a layer the fields in the contract's order. */
export function requestChecker<Input, Resolved>(shape: RequestShape<Resolved>): RequestCheck<Input, Resolved> {
  // A process that answers few kinds of requests compiles few schemas.
  const compiled: () => Validator = lazy(() => Compile(shape.schema));
  const schema = shape.schema as unknown as Schema;
  const properties = schema.properties ?? {};
  const listedNames = lazy(() => listedNamesIn(schema));

  return (body, limits, wanted = 'first', origin = 'contract') => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new StructureError('wrong_type', 'body', 'the body must be a JSON object');
    }
    rejectOversized('body', body as Fields);
    const list = errorList(wanted);
    const named = withListedNames(normalisedBy(shape.normalise, body as Fields, list), listedNames());
    const placed = origin === 'own' && limits.places ? placedBody(named, properties, limits.places) : notPlaced(named);
    const normalised = placed.body;
    const validator = compiled();
    const found = validator.Check(normalised) ? [] : withoutOtherBranches(validator.Errors(normalised).map(located));
    if (origin === 'own') addUnknownFields(normalised, Object.keys(properties), list);
    const lost = placed.errors.flatMap((one) => one.lost);
    const missing = missingAlternatives(normalised, schema).filter(({ path: [name = ''] }) => !lost.includes(name));
    addStructureErrors(found, missing, schema, list);
    const broken = list.isEmpty() ? [] : [...missing.map(({ path }) => path), ...brokenPaths(found)];
    for (const { field, error } of placed.errors) list.add(field, () => error);
    broken.push(...lost.map((name) => [name]));
    const check = { body: normalised, found, broken, schema, checks: shape.checks, limits, list };
    addRangeErrors(check, normalised, schema, []);
    list.end();
    const filled = withDefaults(normalised, properties);
    const given = Object.fromEntries(Object.keys(properties).map((name) => [name, normalised[name]]));
    return {
      input: withoutRuleSets(filled) as Input,
      rules: shape.rules(filled, given),
      ignoredFields: unknownFields(normalised, schema),
      ...(placed.used.length + placed.notes.length > 0 && { placed: { used: placed.used, notes: placed.notes } }),
    };
  };
}

const notPlaced = (body: Fields): PlacedBody => ({ body, used: [], notes: [], errors: [] });

function normalisedBy(normalise: RequestShape<unknown>['normalise'], body: Fields, list: ErrorList): Fields {
  try {
    return normalise?.(body) ?? body;
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    list.add(error.field, () => error);
    return body;
  }
}

/** A body in the 400 layer. */
interface RangeCheck {
  readonly body: Fields;
  readonly found: readonly SchemaError[];
  /** Paths of what is missing or has a wrong type. */
  readonly broken: readonly (readonly string[])[];
  readonly schema: Schema;
  readonly checks: Readonly<Record<string, FieldCheck>>;
  readonly limits: CheckLimits;
  readonly list: ErrorList;
}

/**
 * The 400 layer, field by field in the contract's order: what is in a record, the bounds of the schema, the choices of
 * a rule set, the field's own check.
 */
function addRangeErrors(check: RangeCheck, record: Fields, schema: Schema, path: readonly string[]): void {
  const { list } = check;
  const readable = check.broken.length === 0 ? record : readableRecord(record, path, check.broken);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const value = record[name];
    if (value === undefined && check.found.length === 0) continue;
    const at = [...path, name];
    const field = fieldName(at);
    if (inner.properties !== undefined && typeof value === 'object' && value !== null) {
      addRangeErrors(check, value as Fields, inner, at);
    }
    const found = check.found.filter((one) => isWithin(one.path, at));
    addBrokenBounds(found, check.schema, check.body, list);
    if (found.length > 0 || value === undefined || isBroken(check.broken, at)) continue;
    const choices = choiceNamesOf(inner);
    if (choices !== null) {
      for (const make of choiceErrors(value as Fields, ruleSetNamed(field, choices))) list.add(field, make);
    }
    runCheck(check, field, value, readable);
  }
}

const isWithin = (path: readonly string[], at: readonly string[]): boolean =>
  at.every((part, step) => path[step] === part);

const isBroken = (broken: RangeCheck['broken'], at: readonly string[]): boolean =>
  broken.some((path) => isWithin(path, at));

/** Thrown to a check that reads a field which is missing or has a wrong type: it says nothing then. */
class BrokenField extends Error {}

/** A record of which checks cannot read what is broken. */
const readableRecord = (record: Fields, path: readonly string[], broken: RangeCheck['broken']): Fields =>
  // Of a copy: a frozen record must show what it has.
  new Proxy(
    { ...record },
    {
      get(fields, name, receiver) {
        if (typeof name === 'string' && isBroken(broken, [...path, name])) throw new BrokenField();
        return Reflect.get(fields, name, receiver);
      },
      // A copy of the record, and a list of its fields, leave out what is broken.
      getOwnPropertyDescriptor: (fields, name) =>
        typeof name === 'string' && isBroken(broken, [...path, name])
          ? undefined
          : Reflect.getOwnPropertyDescriptor(fields, name),
    },
  );

/** Run the check of a field. An error that names another field, which is reported itself, is no error of this one. */
function runCheck({ checks, limits, list }: RangeCheck, field: string, value: unknown, record: Fields): void {
  try {
    checks[field]?.(value, record, limits);
  } catch (error) {
    if (error instanceof BrokenField) return;
    if (!(error instanceof DomainError) || error.code !== 'invalid_input') throw error;
    const named = error.field ?? field;
    if (named === field || !list.has(named)) list.add(named, () => error);
  }
}

function withDefaults(body: Fields, properties: Readonly<Record<string, Schema>>): Fields {
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
function unknownFields(body: Fields, schema: Schema, prefix = ''): string[] {
  const known = schema.properties ?? {};
  return Object.entries(body).flatMap(([name, value]) => {
    const inner = Object.hasOwn(known, name) ? known[name] : undefined;
    if (inner === undefined) return [prefix + name];
    return inner.properties !== undefined && typeof value === 'object' && value !== null
      ? unknownFields(value as Record<string, unknown>, inner, `${prefix}${name}.`)
      : [];
  });
}
