import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { monotonicMs } from 'ganita/adapters/systemClock.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { tooManyUnread } from '../../queue/overloaded.js';
import { whenClosed } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import { PATIENCE, type Pace } from '../connections/patience.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

const LOOK_EVERY_MS = 1000;
const RETRY_AFTER_SECONDS = 10;
/** Called by probes, which must always get an answer; its answers are small. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(
  [ENDPOINTS.health, ENDPOINTS.live, ENDPOINTS.ready].map(({ path }) => path),
);

/**
 * Bounds the memory of unread answers. Their bytes are counted until the connection has sent them. A client with too
 * many gets 503 before anything is computed. If the total is too large, the client with the most is disconnected; so is
 * a client that reads too slowly. Register this after everything that changes an answer on its way.
 */
export function registerDelivery(app: FastifyInstance, unsent: UnsentAnswers, pace: Pace = PATIENCE.readingPace): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAnswered = ALWAYS_ANSWERED.has(request.routeOptions.url ?? '') || !unsent.isFull(clientKeyOf(request));
    done(isAnswered ? undefined : tooManyUnread(RETRY_AFTER_SECONDS));
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (bytes instanceof Uint8Array) {
      whenClosed(
        reply,
        unsent.hold(clientKeyOf(request), bytes, () => request.raw.socket.destroy()),
      );
    }
    done(null, bytes);
  });
  disconnectSlowReaders(app, pace);
}

/** What a connection had read when it last kept the pace. */
interface Progress {
  readonly bytes: number;
  readonly at: number;
}

/** What Node does not document, but uses for the time limit of a connection: bytes of a write that the system has not taken. */
interface WithQueue {
  readonly _handle?: { readonly writeQueueSize?: number } | null;
}

/**
 * A number that grows with what the system has taken of a connection's answers. An answer is one write, of which the
 * system takes a part at a time. The number is smaller where a larger write has started.
 */
const bytesTaken = (socket: Socket & WithQueue): number =>
  socket.bytesWritten - socket.writableLength - (socket._handle?.writeQueueSize ?? 0);

function disconnectSlowReaders(app: FastifyInstance, { leastBytes, withinMs }: Pace): void {
  const connections = new Map<Socket, Progress>();
  const look = (): void => {
    const now = monotonicMs();
    for (const [socket, { bytes, at }] of connections) {
      const read = bytesTaken(socket);
      if (socket.writableLength === 0 || read - bytes >= leastBytes) connections.set(socket, { bytes: read, at: now });
      else if (now - at > withinMs) socket.destroy();
      else if (read < bytes) connections.set(socket, { bytes: read, at });
    }
  };
  const timer = setInterval(look, Math.min(LOOK_EVERY_MS, withinMs)).unref();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { bytes: 0, at: monotonicMs() });
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
