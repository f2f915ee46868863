import { DamagedData } from 'ganita/adapters/dataFiles.js';
import { exitStatusOf } from 'ganita/api/errors.js';
import { RejectedRequest } from 'ganita/calculations/validation/requestErrors.js';
import { WrongSetting } from './ports.js';

const isOptionError = (error: unknown): boolean =>
  error instanceof TypeError && String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

/** A file that cannot be read or written, or data that are damaged: the message names it. */
const isFileError = (error: unknown): boolean =>
  error instanceof DamagedData ||
  (error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string');

/** The exit status after an expected error, whose message is enough; null for an unexpected one. */
export function commandStatusOf(error: unknown): 1 | 2 | null {
  if (isOptionError(error) || error instanceof WrongSetting) return 2;
  return isFileError(error) ? 1 : exitStatusOf(error);
}

/** The messages of an expected error, one for each line. */
export function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof RejectedRequest)) return [(error as Error).message];
  const { errors, unlisted } = error;
  return [...errors.map(({ message }) => message), ...(unlisted === 0 ? [] : [`${unlisted} more errors`])];
}
