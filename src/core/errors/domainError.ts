/**
 * Stable codes of all errors of the core.
 * `invalid_input` is the caller's error (400), `not_found` is 404; the others mean that the engine cannot compute the
 * request.
 */
export type DomainErrorCode =
  | 'invalid_input'
  | 'not_found'
  | 'outside_ephemeris'
  | 'ephemeris_substituted'
  | 'ephemeris_missing'
  | 'no_convergence'
  | 'not_defined';

/** An error with a stable code, a message that explains it, and the invalid value. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** Name of the invalid request field as on the wire, if there is one. */
  readonly field: string | null;
  readonly value: unknown;

  constructor(code: DomainErrorCode, message: string, details: { field?: string; value?: unknown } = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.field = details.field ?? null;
    this.value = details.value;
  }
}

/** The error for an invalid value of the request; the message names the field and the bound. */
export const invalidInput = (field: string, message: string, value?: unknown): DomainError =>
  new DomainError('invalid_input', `${field} ${message}`, { field, value });
