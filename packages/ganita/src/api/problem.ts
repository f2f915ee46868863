import { type Static, Type } from 'typebox';
import { oneOf } from '../calculations/fields/schema.js';
import { ERROR_CODES, ERRORS_PAGE_PATH, type ErrorCode } from './errorCodes.js';
import type { Failure } from './errors.js';

/** Media type of the longer form of a failure (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];

const errorFields = {
  field: Type.Union([Type.String(), Type.Null()], {
    description: 'the invalid field, a nested one with its path; body for the whole body; null where it is none',
  }),
  code: oneOf(CODES, { title: 'ErrorCode', description: 'stable code, explained in docs/errors.md' }),
  detail: Type.String({ description: 'the field and the broken constraint' }),
};

/** The errors of a request in its longer form. */
export const problemErrorsSchema = Type.Array(
  Type.Object(errorFields, { title: 'ProblemError', description: 'one error of a request' }),
  { description: 'all errors, at most 100; detail, code and field are those of the first' },
);

/** A failure as RFC 9457 writes it, with every error of its layer. */
export const problemSchema = Type.Object(
  {
    type: Type.String({ format: 'uri-reference', description: 'where the code is explained' }),
    title: Type.String({ description: 'the code in words' }),
    status: Type.Integer({ description: 'the status of the response' }),
    ...errorFields,
    errors: problemErrorsSchema,
    unlisted_errors: Type.Optional(
      Type.Integer({ minimum: 1, description: 'how many errors were found beyond those' }),
    ),
  },
  { title: 'Problem', description: 'a failure, for clients that prefer application/problem+json' },
);

/** The longer form of a failure. */
export function problemOf({ status, errors, unlisted }: Failure): Static<typeof problemSchema> {
  const [{ field, code, detail }] = errors;
  return {
    type: `${ERRORS_PAGE_PATH}#${code}`,
    title: ERROR_CODES[code].title,
    status,
    detail,
    code,
    field,
    errors: [...errors],
    ...(unlisted > 0 && { unlisted_errors: unlisted }),
  };
}
