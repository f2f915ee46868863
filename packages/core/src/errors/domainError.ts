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

/**
 * Why a value is invalid, as a stable code; docs/errors.md has an example of each. `invalid_value` where none of the
 * others says it.
 */
export type InvalidReason =
  | 'out_of_range'
  | 'wrong_length'
  | 'wrong_format'
  | 'not_a_date'
  | 'unknown_value'
  | 'unknown_name'
  | 'contradiction'
  | 'requires_field'
  | 'answer_too_large'
  | 'outside_ephemeris'
  | 'invalid_value';

interface DomainErrorDetails {
  readonly field?: string;
  readonly value?: unknown;
  readonly reason?: InvalidReason;
}

/** An error with a stable code, a message that explains it, and the invalid value. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** Name of the invalid request field as on the wire, if there is one. */
  readonly field: string | null;
  readonly value: unknown;
  /** Of `invalid_input`; null for every other code. */
  readonly reason: InvalidReason | null;

  constructor(code: DomainErrorCode, message: string, details: DomainErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.field = details.field ?? null;
    this.value = details.value;
    this.reason = code === 'invalid_input' ? (details.reason ?? 'invalid_value') : null;
  }
}

/** The error for an invalid value of the request; the message names the field and the bound. */
export const invalidInput = (
  field: string,
  message: string,
  value?: unknown,
  reason: InvalidReason = 'invalid_value',
): DomainError => new DomainError('invalid_input', `${field} ${message}`, { field, value, reason });
