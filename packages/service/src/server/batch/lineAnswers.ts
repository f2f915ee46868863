import { costOf, readRequest } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { AnswerPool } from '../../workers/answerService.js';
import { type CostAllowance, untilAllowed } from '../allowance.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

/** The parts of the service that lines of batches need. */
export interface LineDependencies {
  readonly ports: Ports;
  readonly pool: Pick<AnswerPool, 'answerLine'>;
  readonly unsent: UnsentAnswers;
  readonly allowance: CostAllowance;
}

/** A batch that is being answered. */
export interface OpenBatch {
  readonly client: string;
  /** Aborted when the client has disconnected before its answer. */
  readonly disconnected: AbortSignal;
  /** Released when the answer is sent or its client has disconnected. */
  readonly held: Set<() => void>;
  readonly disconnect: () => void;
}

/** An answer as JSON; call `taken` when its bytes are being sent. */
export class WrittenAnswer {
  readonly bytes: Uint8Array;
  readonly taken: () => void;

  constructor(bytes: Uint8Array, taken: () => void) {
    this.bytes = bytes;
    this.taken = taken;
  }
}

/** Answers the lines of one batch: each waits for the allowance of its client, and for its turn. */
export function lineAnswerer(
  { ports, pool, unsent, allowance }: LineDependencies,
  { client, disconnected, held, disconnect }: OpenBatch,
): (body: unknown) => Promise<WrittenAnswer> {
  return async (body) => {
    const checked = readRequest('natalChart', body, ports);
    await untilAllowed(allowance, client, costOf('natalChart', checked), disconnected);
    const bytes = await pool.answerLine('natalChart', checked, { client, disconnected });
    // Without a reader nothing would release it.
    disconnected.throwIfAborted();
    const release = unsent.hold(bytes, disconnect);
    held.add(release);
    return new WrittenAnswer(bytes, () => {
      held.delete(release);
      release();
    });
  };
}
