import type { FastifyReply } from 'fastify';
import { monotonicMs } from 'ganita/adapters/systemClock.js';
import type { Pace } from '../connections/patience.js';
import { ArrivedTooSlowly } from '../errorReplies.js';
import { within } from './within.js';

/**
 * A body as it arrives, at a minimum pace: whenever the service has waited for the client for the time of the pace,
 * that many bytes must have arrived. Time in which the service reads nothing is not counted. Errors: ArrivedTooSlowly,
 * after which nothing more is read (`onLate` is called before); those of the body.
 */
export async function* atPace(
  body: AsyncIterable<Uint8Array>,
  { leastBytes, withinMs }: Pace,
  onLate: () => void,
): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  let waitedMs = 0;
  let bytes = 0;
  let isWaiting = false;
  try {
    for (;;) {
      const since = monotonicMs();
      isWaiting = true;
      const coming = pieces.next();
      const piece = await within(coming, withinMs - waitedMs);
      if (piece === null) {
        // A read that is no longer awaited has no use, and neither has its failure.
        coming.catch(() => undefined);
        onLate();
        throw new ArrivedTooSlowly();
      }
      isWaiting = false;
      if (piece.done === true) return;
      waitedMs += monotonicMs() - since;
      bytes += piece.value.byteLength;
      if (bytes >= leastBytes) [waitedMs, bytes] = [0, 0];
      yield piece.value;
    }
  } finally {
    // A pending read would return only when the client sends something.
    if (!isWaiting) await pieces.return?.();
  }
}

/** Close the connection after an answer whose request is incomplete, so that the service does not wait for the rest. */
export function closeBehind(reply: FastifyReply): void {
  const { raw } = reply;
  if (!reply.sent) reply.header('connection', 'close');
  raw.once('finish', () => raw.req.socket.destroySoon());
}
