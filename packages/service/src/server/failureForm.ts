import type { FastifyRequest } from 'fastify';
import { detailOf, type Failure } from 'ganita/api/errors.js';
import { PROBLEM_TYPE, problemOf } from 'ganita/api/problem.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import { JSON_TYPE } from './mediaTypes.js';
import { prefersToJson } from './qualityValues.js';

/**
 * Whether a client prefers failures as application/problem+json (RFC 9110 section 12.5.1): its `Accept` names that
 * type, and gives JSON itself no higher weight. A range such as `*\/*` is no reason to change the usual form.
 */
export const prefersProblem = (accept: string | undefined): boolean =>
  prefersToJson(PROBLEM_TYPE, accept, ['application/*', '*/*']);

/**
 * Whether a client prefers a page to JSON, as a browser does that opens one. A range such as `*\/*` is no reason to change an answer
 * of the contract.
 */
export const prefersPage = (accept: string | undefined): boolean =>
  prefersToJson('text/html', accept, ['application/*']);

/** Which errors of a request the answer to its client contains. */
export const wantedErrors = ({ headers }: FastifyRequest): WantedErrors =>
  prefersProblem(headers.accept) ? 'all' : 'first';

/** A failure as it is sent. */
export interface WrittenFailure {
  readonly type: string;
  readonly body: string;
}

/** A failure in the form that a client prefers: `{ detail }`, or a problem with all errors. */
export const writtenFailure = (failure: Failure, accept: string | undefined): WrittenFailure =>
  prefersProblem(accept)
    ? { type: PROBLEM_TYPE, body: JSON.stringify(problemOf(failure)) }
    : { type: JSON_TYPE, body: JSON.stringify({ detail: detailOf(failure) }) };
