import { StructureError } from '../calculations/validation/structureError.js';
import { DomainError } from '../core/errors/domainError.js';

/** What goes on the wire for a failure: always one string. */
export interface Failure {
  readonly status: number;
  readonly detail: string;
}

/** Refusals of the HTTP layer itself, by Fastify's code. */
const HTTP_REFUSALS: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, detail: 'the body is larger than the limit' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 422, detail: 'content-type must be application/json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 422, detail: 'the body must be a JSON object' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 422, detail: 'the body is not valid JSON' },
};

/** The status and words of any error. An unexpected one says nothing of itself. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StructureError) return { status: 422, detail: error.message };
  if (error instanceof DomainError && error.code === 'invalid_input') {
    return { status: 400, detail: `Invalid input: ${error.message}` };
  }
  const code = (error as { readonly code?: unknown } | null)?.code;
  const refusal = typeof code === 'string' ? HTTP_REFUSALS[code] : undefined;
  if (refusal !== undefined) return refusal;
  if (error instanceof SyntaxError) return { status: 422, detail: 'the body is not valid JSON' };
  return { status: 500, detail: 'Calculation failed' };
}
