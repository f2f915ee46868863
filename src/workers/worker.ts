import { move } from 'piscina';
import { openPorts } from '../adapters/openPorts.js';
import type { CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import { DomainError } from '../core/errors/domainError.js';
import { answerChecked } from '../present/answer.js';
import { type Encoding, encodeAnswer } from './encoding.js';

/** One reckoning for a worker. */
export interface Task {
  readonly name: CalculationName;
  readonly request: CheckedRequest<unknown>;
  readonly encoding: Encoding;
}

/** What comes back: moved bytes, or a refusal as plain data (an error's class does not survive the way). */
export type TaskResult =
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly encoding: Encoding }
  | {
      readonly kind: 'refusal';
      readonly code: DomainError['code'];
      readonly message: string;
      readonly field: string | null;
    };

const ports = await openPorts();

/** Reckon, write and compress one answer in this thread; the bytes are moved, not copied. */
export default function work({ name, request, encoding }: Task): TaskResult {
  try {
    const { bytes, encoding: written } = encodeAnswer(answerChecked(name, request, ports), encoding);
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    return { kind: 'answer', bytes: move(owned) as unknown as Uint8Array, encoding: written };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: 'refusal', code: error.code, message: error.message, field: error.field };
  }
}
