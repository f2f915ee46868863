import { StructureError } from '../calculations/validation/parseJson.js';
import { DomainError, type DomainErrorCode } from '../core/errors/domainError.js';

/** An error as an answer reports it: always one text. */
export interface Failure {
  /** Of HTTP, and of a line of a batch. */
  readonly status: number;
  readonly detail: string;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
}

/** An error of the service itself, not of a calculation. */
export class ServiceError extends Error {
  readonly status: number;
  /** Seconds to wait before the next try; null where it makes no difference. */
  readonly retryAfter: number | null;

  constructor(status: number, detail: string, retryAfterMs: number | null = null) {
    super(detail);
    this.name = new.target.name;
    this.status = status;
    this.retryAfter = retryAfterMs === null ? null : Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

interface ErrorRow {
  readonly status: number;
  /** Of a command: 1 where the caller can do nothing, 2 where another request or option helps. */
  readonly exitStatus: 1 | 2;
  readonly detail: (message: string) => string;
}

const asIs = (message: string): string => message;
/** An error that the request did not cause: its message is for the log and the terminal. */
const OF_THE_ENGINE: ErrorRow = { status: 500, exitStatus: 1, detail: () => UNEXPECTED.detail };

const STRUCTURE_ERROR: ErrorRow = { status: 422, exitStatus: 2, detail: asIs };

const DOMAIN_ERRORS: Readonly<Record<DomainErrorCode, ErrorRow>> = {
  invalid_input: { status: 400, exitStatus: 2, detail: (message) => `Invalid input: ${message}` },
  not_found: { status: 404, exitStatus: 2, detail: asIs },
  outside_ephemeris: OF_THE_ENGINE,
  ephemeris_substituted: OF_THE_ENGINE,
  ephemeris_missing: OF_THE_ENGINE,
  no_convergence: OF_THE_ENGINE,
  not_defined: OF_THE_ENGINE,
};

/** The answer to an unexpected error. */
export const UNEXPECTED: Failure = { status: 500, detail: 'Calculation failed' };

function rowOf(error: unknown): ErrorRow | null {
  if (error instanceof StructureError) return STRUCTURE_ERROR;
  if (error instanceof DomainError) return DOMAIN_ERRORS[error.code];
  return error instanceof ServiceError ? { status: error.status, exitStatus: 1, detail: asIs } : null;
}

/** The status and text of an error, over HTTP and in a line of a batch; null for one that is in no row. */
export function failureOf(error: unknown): Failure | null {
  const row = rowOf(error);
  if (row === null) return null;
  const { status, detail } = row;
  const retryAfter = error instanceof ServiceError ? error.retryAfter : null;
  return { status, detail: detail((error as Error).message), ...(retryAfter !== null && { retryAfter }) };
}

/** The status with which a command ends after an error; null for one that is in no row. */
export const exitStatusOf = (error: unknown): 1 | 2 | null => rowOf(error)?.exitStatus ?? null;

/** An error of a request as plain data: its class is lost in the message from a worker. */
export type ErrorData =
  | { readonly kind: 'structure'; readonly field: string; readonly message: string }
  | {
      readonly kind: 'domain';
      readonly code: DomainErrorCode;
      readonly message: string;
      readonly field: string | null;
    };

/** null for an error that is not of the request or the calculation. */
export function errorData(error: unknown): ErrorData | null {
  if (error instanceof StructureError) return { kind: 'structure', field: error.field, message: error.message };
  if (!(error instanceof DomainError)) return null;
  return { kind: 'domain', code: error.code, message: error.message, field: error.field };
}

export function errorFrom(data: ErrorData): StructureError | DomainError {
  if (data.kind === 'structure') return new StructureError(data.field, data.message);
  return new DomainError(data.code, data.message, data.field === null ? {} : { field: data.field });
}
