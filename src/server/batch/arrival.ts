import type { FastifyReply } from 'fastify';
import { monotonicMs } from '../../adapters/systemClock.js';
import type { Pace } from '../connections/patience.js';
import { ArrivedTooSlowly } from '../errors.js';

/**
 * A body as it comes, which must come at a pace: whenever the service has waited for the client for the whole time of the
 * pace, that many bytes must have come. Time in which the service does not ask for more is not counted. Errors:
 * ArrivedTooSlowly, after which nothing more is read (`onLate` is called before); those of the body.
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
      const piece = await within(pieces.next(), withinMs - waitedMs, onLate);
      isWaiting = false;
      if (piece.done === true) return;
      waitedMs += monotonicMs() - since;
      bytes += piece.value.byteLength;
      if (bytes >= leastBytes) [waitedMs, bytes] = [0, 0];
      yield piece.value;
    }
  } finally {
    // One that still waits for the client would be returned only when the client sends something.
    if (!isWaiting) await pieces.return?.();
  }
}

async function within<T>(coming: Promise<T>, ms: number, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        onLate();
        reject(new ArrivedTooSlowly());
      },
      Math.max(0, ms),
    );
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
    // What comes of it when nobody waits any more is of no use, its failure neither.
    coming.catch(() => undefined);
  }
}

/** Close the connection behind an answer whose request has not come whole, so that nothing more is waited for. */
export function closeBehind(reply: FastifyReply): void {
  const { raw } = reply;
  if (!reply.sent) reply.header('connection', 'close');
  raw.once('finish', () => raw.req.socket.destroySoon());
}
