import { DamagedData } from '../adapters/dataFiles.js';
import { StructureError } from '../calculations/validation/structureError.js';
import { DomainError } from '../core/errors/domainError.js';

/** An error that the caller can mend: a refused request or an unknown option. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof StructureError ||
  error instanceof DomainError ||
  (error instanceof TypeError && String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'));

/** A file that cannot be read or written, or data that are damaged: the message names it. */
export const isFileFault = (error: unknown): error is Error =>
  error instanceof DamagedData ||
  (error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string');

/** A refusal of one line with the status it would have over HTTP; any other error is thrown on. */
export function refusalOf(error: unknown): { readonly status: number; readonly detail: string } {
  if (error instanceof StructureError) return { status: 422, detail: error.message };
  if (error instanceof DomainError) return { status: 400, detail: `Invalid input: ${error.message}` };
  throw error;
}
