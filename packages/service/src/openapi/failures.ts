import { PROBLEM_TYPE, problemSchema } from 'ganita/api/problem.js';
import { Type } from 'typebox';
import type { DocumentForm } from './documentForm.js';
import type { NamedSchemas } from './namedSchemas.js';

const JSON_BODY = 'application/json';

const WHY = 'why a request was not answered';

/** The body of every failure, for clients that do not prefer a problem. */
const failureSchema = Type.Object(
  { detail: Type.String({ description: 'the field and the broken constraint, as a sentence' }) },
  { title: 'Failure', description: WHY },
);

/** Failures of several operations, each under a name of its own: status and description. */
const SHARED = {
  BadValue: { status: 400, description: 'a value out of range; detail starts with "Invalid input: "' },
  BodyTooLarge: { status: 413, description: 'the body is larger than 64 KB' },
  BadStructure: { status: 422, description: 'a missing field or a wrong JSON type' },
  TooManyCalls: {
    status: 429,
    description: 'more calls in a minute than the endpoint allows one address, or calls over its cost allowance',
  },
  UnexpectedError: { status: 500, description: 'an unexpected error' },
  Busy: { status: 503, description: 'the request queue is full; Retry-After gives the seconds to wait' },
} as const;
type SharedFailure = keyof typeof SHARED;

const referenceTo = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** A failure that only one operation has. */
export const failure = (description: string): object => ({ ...referenceTo('Failed'), description });

/** What every calculation can fail with, by kind of status: a compact document refers to the kinds, the whole one to each. */
const CALCULATION_FAILURES = {
  Rejected: { status: '4XX', names: ['BadValue', 'BodyTooLarge', 'BadStructure', 'TooManyCalls'] },
  NotComputed: { status: '5XX', names: ['UnexpectedError', 'Busy'] },
} as const;
/** The failures to which a compact document refers by themselves, too. */
const ALONE: readonly string[] = ['TooManyCalls', 'UnexpectedError'];

/** `components.responses`. */
export function sharedFailures(schemas: NamedSchemas): Readonly<Record<string, object>> {
  const content = {
    [JSON_BODY]: { schema: schemas.written(failureSchema, '') },
    [PROBLEM_TYPE]: { schema: schemas.written(problemSchema, '') },
  };
  const named = Object.entries(SHARED).filter(([name]) => schemas.form === 'whole' || ALONE.includes(name));
  const kinds = schemas.form === 'whole' ? [] : Object.entries(CALCULATION_FAILURES);
  return {
    ...Object.fromEntries(named.map(([name, { description }]) => [name, { description, content }])),
    ...Object.fromEntries(kinds.map(([name, { names }]) => [name, { description: saidTogether(names), content }])),
    Failed: { description: WHY, content },
  };
}

/** The descriptions of several failures, each after its status. */
const saidTogether = (names: readonly SharedFailure[]): string =>
  names.map((name) => `${SHARED[name].status}: ${SHARED[name].description}`).join('\n\n');

/** Shared failures by status, as references. */
export const failuresOf = (...names: readonly SharedFailure[]): Readonly<Record<string, object>> =>
  Object.fromEntries(names.map((name) => [SHARED[name].status, referenceTo(name)]));

/** What every calculation can fail with, as references. */
export const calculationFailures = (form: DocumentForm): Readonly<Record<string, object>> => {
  const kinds = Object.entries(CALCULATION_FAILURES);
  return form === 'whole'
    ? failuresOf(...kinds.flatMap(([, { names }]) => names))
    : Object.fromEntries(kinds.map(([name, { status }]) => [status, referenceTo(name)]));
};
