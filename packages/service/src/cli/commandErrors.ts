import { DamagedData } from 'ganita/adapters/damagedData.js';
import { exitStatusOf } from 'ganita/api/errors.js';
import { RejectedRequest } from 'ganita/calculations/validation/requestErrors.js';
import { WrongUsage } from './arguments.js';
import { WrongSetting } from './ports.js';

/** Files of births that have no birth, or some that are wrong: a message for each. */
export class WrongBirths extends Error {
  readonly messages: readonly string[];

  constructor(messages: readonly string[]) {
    super(messages[0]);
    this.messages = messages;
  }
}

/** A file that cannot be read or written, or data that are damaged: the message names it. */
const isFileError = (error: unknown): boolean =>
  error instanceof DamagedData ||
  (error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string');

/** The exit status after an expected error, whose message is enough; null for an unexpected one. */
export function commandStatusOf(error: unknown): 1 | 2 | null {
  if (error instanceof WrongUsage || error instanceof WrongSetting || error instanceof WrongBirths) return 2;
  return isFileError(error) ? 1 : exitStatusOf(error);
}

/** The messages of an expected error, one for each line. */
export function messagesOf(error: unknown): readonly string[] {
  if (error instanceof WrongBirths) return error.messages;
  if (!(error instanceof RejectedRequest)) return [(error as Error).message];
  const { errors, unlisted } = error;
  return [...errors.map(({ message }) => message), ...(unlisted === 0 ? [] : [`${unlisted} more errors`])];
}
