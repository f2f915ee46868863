import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { whenClosed } from '../clientDisconnect.js';
import { PATIENCE, type Patience } from '../connections/patience.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

/**
 * Bounds the memory of unread answers. Their bytes are counted until the connection has sent them; where all are too
 * many, the oldest answer loses its connection. So does a client that takes nothing of its answer for `readingMs` to
 * twice that: Node looks once each `readingMs` whether the system has taken more of a write. Register this after
 * everything that changes an answer on its way.
 */
export function registerDelivery(
  app: FastifyInstance,
  unsent: UnsentAnswers,
  { readingMs, silentMs }: Pick<Patience, 'readingMs' | 'silentMs'> = PATIENCE,
): void {
  const setReadingTime = (raw: ServerResponse): void => {
    raw.setTimeout(readingMs);
    // Before Node's own listener, which sets the time for the next request where no answer is due.
    raw.prependOnceListener('finish', () => raw.socket?.setTimeout(silentMs));
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    // A request that is injected has no connection.
    if (request.raw.socket instanceof Socket) setReadingTime(reply.raw);
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (bytes instanceof Uint8Array) {
      whenClosed(
        reply,
        unsent.hold(bytes, () => request.raw.socket.destroy()),
      );
    }
    done(null, bytes);
  });
}
