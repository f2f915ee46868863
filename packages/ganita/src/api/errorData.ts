import { DomainError } from '@ganita/core/errors/domainError.js';
import { StructureError } from '../calculations/validation/parseJson.js';
import { RejectedRequest, type RequestError } from '../calculations/validation/requestErrors.js';

type OneError =
  | ({ readonly kind: 'structure'; readonly message: string } & Pick<StructureError, 'code' | 'field'>)
  | ({ readonly kind: 'domain'; readonly message: string } & Pick<DomainError, 'code' | 'field' | 'reason'>);

/** An error of a request as plain data: its class is lost in the message from a worker. */
export type ErrorData =
  | OneError
  | { readonly kind: 'rejected'; readonly errors: readonly [OneError, ...OneError[]]; readonly unlisted: number };

function dataOf(error: RequestError): OneError {
  const { message } = error;
  return error instanceof DomainError
    ? { kind: 'domain', code: error.code, reason: error.reason, field: error.field, message }
    : { kind: 'structure', code: error.code, field: error.field, message };
}

/** null for an error that is not of the request or the calculation. */
export function errorData(error: unknown): ErrorData | null {
  if (error instanceof RejectedRequest) {
    const [first, ...rest] = error.errors;
    return { kind: 'rejected', errors: [dataOf(first), ...rest.map(dataOf)], unlisted: error.unlisted };
  }
  return error instanceof StructureError || error instanceof DomainError ? dataOf(error) : null;
}

function requestErrorFrom(data: OneError): RequestError {
  if (data.kind === 'structure') return new StructureError(data.code, data.field, data.message);
  const { code, message, field, reason } = data;
  return new DomainError(code, message, { ...(field !== null && { field }), ...(reason !== null && { reason }) });
}

/** The error of its data. */
export function errorFrom(data: ErrorData): RequestError | RejectedRequest {
  if (data.kind !== 'rejected') return requestErrorFrom(data);
  const [first, ...rest] = data.errors;
  return new RejectedRequest([requestErrorFrom(first), ...rest.map(requestErrorFrom)], data.unlisted);
}
