import { DomainError, invalidInput } from '@ganita/core/errors/domainError.js';
import { EPHEMERIS_YEARS } from '@ganita/core/time/civilText.js';

const { first, last } = EPHEMERIS_YEARS;

/** The error of a field from which a moment follows that the ephemeris does not have. */
export const outsideEphemeris = (field: string, value: unknown): DomainError =>
  invalidInput(field, `leads outside the ephemeris data (${first} to ${last})`, value, 'outside_ephemeris');

/**
 * Compute what follows from a field. Error: `invalid_input` naming it, where the ephemeris does not have a moment that
 * is needed.
 */
export function reachedFrom<Result>(field: string, value: unknown, compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'outside_ephemeris') throw error;
    throw outsideEphemeris(field, value);
  }
}
