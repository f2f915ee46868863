import { StructureError } from '../calculations/validation/structureError.js';
import { DomainError } from '../core/errors/domainError.js';

/** What goes on the wire for a failure: always one string. */
export interface Failure {
  readonly status: number;
  readonly detail: string;
}

/** The status and words of any error. An unexpected one says nothing of itself. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StructureError) return { status: 422, detail: error.message };
  if (error instanceof DomainError && error.code === 'invalid_input') {
    return { status: 400, detail: `Invalid input: ${error.message}` };
  }
  return { status: 500, detail: 'Calculation failed' };
}
