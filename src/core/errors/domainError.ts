/**
 * Stable codes of everything the core can refuse.
 * `invalid_input` is the caller's error (400), `not_found` has no answer (404); the others say what the engine cannot do.
 */
export type DomainErrorCode =
  | 'invalid_input'
  | 'not_found'
  | 'outside_ephemeris'
  | 'ephemeris_substituted'
  | 'ephemeris_missing'
  | 'no_convergence'
  | 'not_defined';

/** A refusal with a stable code, a message that teaches, and the offending value. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** Name of the request field at fault, in the spelling of the contract, where there is one. */
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

/** Refuse a value of the request; the message names the field and the broken bound. */
export const invalidInput = (field: string, message: string, value?: unknown): DomainError =>
  new DomainError('invalid_input', `${field} ${message}`, { field, value });
