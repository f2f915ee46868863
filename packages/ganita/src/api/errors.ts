import { DomainError, type DomainErrorCode } from '@ganita/core/errors/domainError.js';
import { StructureError } from '../calculations/validation/parseJson.js';
import { RejectedRequest, type RequestError } from '../calculations/validation/requestErrors.js';
import { ERROR_CODES, type ErrorCode } from './errorCodes.js';

/** One error as an answer reports it. */
export interface ReportedError {
  /** The invalid field; null where the error is about none. */
  readonly field: string | null;
  readonly code: ErrorCode;
  readonly detail: string;
}

/** A failure as an answer reports it: in short the first of its errors. */
export interface Failure {
  /** Of HTTP, and of a line of a batch. */
  readonly status: number;
  readonly errors: readonly [ReportedError, ...ReportedError[]];
  /** How many errors were found beyond those. */
  readonly unlisted: number;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
}

/** A failure with one error that is about no field. */
export const failureWith = (code: ErrorCode, detail: string): Failure => ({
  status: ERROR_CODES[code].status,
  errors: [{ field: null, code, detail }],
  unlisted: 0,
});

/** The short form of a failure: the text of its first error. */
export const detailOf = ({ errors: [{ detail }] }: Failure): string => detail;

/** An error of the service itself, not of a calculation. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  /** Seconds to wait before the next try; null where it makes no difference. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, detail: string, retryAfterMs: number | null = null) {
    super(detail);
    this.name = new.target.name;
    this.code = code;
    this.retryAfter = retryAfterMs === null ? null : Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

/** The answer to an unexpected error. */
export const UNEXPECTED: Failure = failureWith('calculation_failed', 'Calculation failed');

/** How an error of the core is reported. */
interface DomainErrorRow {
  /** Of a command: 1 where the caller can do nothing, 2 where another request or option helps. */
  readonly exitStatus: 1 | 2;
  readonly report: (error: DomainError) => ReportedError;
}

/** An error that the request did not cause: its message is for the log and the terminal. */
const OF_THE_ENGINE: DomainErrorRow = { exitStatus: 1, report: () => UNEXPECTED.errors[0] };

const DOMAIN_ERRORS: Readonly<Record<DomainErrorCode, DomainErrorRow>> = {
  invalid_input: {
    exitStatus: 2,
    report: ({ field, reason, message }) => ({
      field,
      code: reason ?? 'invalid_value',
      detail: `Invalid input: ${message}`,
    }),
  },
  not_found: { exitStatus: 2, report: ({ field, message }) => ({ field, code: 'not_found', detail: message }) },
  outside_ephemeris: OF_THE_ENGINE,
  ephemeris_substituted: OF_THE_ENGINE,
  ephemeris_missing: OF_THE_ENGINE,
  no_convergence: OF_THE_ENGINE,
  not_defined: OF_THE_ENGINE,
};

function reportOf(error: RequestError): ReportedError {
  if (error instanceof DomainError) return DOMAIN_ERRORS[error.code].report(error);
  const { field, code, message } = error;
  return { field, code, detail: message };
}

/** Whether an error is one of a request. */
export const isRequestError = (error: unknown): error is RequestError =>
  error instanceof StructureError || error instanceof DomainError;

/** The errors of a request in an error, at least one; null where it is no error of a request. */
function requestErrorsOf(error: unknown): readonly [RequestError, ...RequestError[]] | null {
  if (error instanceof RejectedRequest) return error.errors;
  return isRequestError(error) ? [error] : null;
}

/** An error as it is reported over HTTP and in a line of a batch; null for one that is not expected. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof ServiceError) {
    const { code, message, retryAfter } = error;
    return { ...failureWith(code, message), ...(retryAfter !== null && { retryAfter }) };
  }
  const requestErrors = requestErrorsOf(error);
  if (requestErrors === null) return null;
  const [first, ...rest] = requestErrors;
  const reported = reportOf(first);
  return {
    status: ERROR_CODES[reported.code].status,
    errors: [reported, ...rest.map(reportOf)],
    unlisted: error instanceof RejectedRequest ? error.unlisted : 0,
  };
}

/** The status with which a command ends after an error; null for one that is not expected. */
export function exitStatusOf(error: unknown): 1 | 2 | null {
  if (error instanceof ServiceError) return 1;
  const [first] = requestErrorsOf(error) ?? [];
  if (first === undefined) return null;
  return first instanceof DomainError ? DOMAIN_ERRORS[first.code].exitStatus : 2;
}
