import { move, transferableSymbol, valueSymbol } from 'piscina';
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
export default function work({ name, request, encoding }: Task): unknown {
  try {
    const { bytes, encoding: written } = encodeAnswer(answerChecked(name, request, ports), encoding);
    // Small buffers share a slab with others and cannot be given away.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
    return moved({ kind: 'answer', bytes: owned, encoding: written }, owned);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: 'refusal', code: error.code, message: error.message, field: error.field } satisfies TaskResult;
  }
}

/** Mark a result so that its bytes change threads without a copy. */
const moved = (result: TaskResult, bytes: Uint8Array): unknown =>
  move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: result } as never);
