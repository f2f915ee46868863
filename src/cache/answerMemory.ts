import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { lazy } from '../core/lazy.js';
import type { EncodedAnswer } from './encoding.js';

/** Who uses an answer, and says when that is over. */
export interface User {
  /** Calls `then` once, when the user no longer needs its answers. A user without it may always need them. */
  readonly whenDone?: (then: () => void) => void;
}

/** Smaller answers are left to the collector. */
const LEAST_BYTES = 64 * 1024;

/**
 * Frees the memory of large answers as soon as no user is left. The collector would not: it counts their bytes as memory
 * that was allocated, and after some 20 charts it goes through the whole heap of the main thread, during which all other
 * requests wait. Only answers that are alone in their memory may be given to it.
 */
export class AnswerMemory {
  /** How many use an answer. */
  readonly #users = new WeakMap<EncodedAnswer, number>();

  /** Count a user of an answer until it is done. */
  lend(answer: EncodedAnswer, { whenDone }: User): void {
    if (answer.bytes.byteLength < LEAST_BYTES) return;
    this.take(answer);
    whenDone?.(() => this.giveUp(answer));
  }

  take(answer: EncodedAnswer): void {
    this.#users.set(answer, (this.#users.get(answer) ?? 0) + 1);
  }

  /** When the last user has given an answer up, its bytes are gone. */
  giveUp(answer: EncodedAnswer): void {
    const users = (this.#users.get(answer) ?? 0) - 1;
    this.#users.set(answer, users);
    // Others that hear of the same end still look at the bytes, and a caller may be about to take it.
    if (users === 0) setImmediate(() => this.#users.get(answer) === 0 && release(answer.bytes));
  }
}

/** A port whose other end is closed: what is moved there is freed at once. */
const nowhere = lazy((): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  return port1;
});

function release({ buffer, byteLength }: Uint8Array): void {
  if (byteLength < LEAST_BYTES || byteLength < buffer.byteLength || !(buffer instanceof ArrayBuffer)) return;
  nowhere().postMessage(null, [buffer]);
}
