import { Server } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { whenClosed } from '../clientDisconnect.js';

/** A client that reads too slowly to receive its answer in this time is disconnected. */
export const MAX_DRAIN_MS = 20_000;

/**
 * While the service stops, it accepts no new connection, running requests are answered to the last byte and each
 * connection is closed after its answer. The server itself is closed after that, because closing it cuts off answers to
 * slow readers. The application needs a longer time to close than the drain may take (`pluginTimeout`). Returns whether
 * the service is stopping.
 */
export function registerDraining(app: FastifyInstance, maxDrainMs: number = MAX_DRAIN_MS): () => boolean {
  const inFlight = new Set<FastifyReply>();
  let stopping = false;
  let onEmpty: (() => void) | null = null;

  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.add(reply);
    // Emitted when the last byte was sent, and also when the client has disconnected.
    whenClosed(reply, () => {
      inFlight.delete(reply);
      if (inFlight.size === 0) onEmpty?.();
    });
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });

  /** Wait until no request is in flight, or until the time is over and the rest is cut off. */
  const drained = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        for (const reply of inFlight) reply.raw.destroy();
        resolve();
      }, maxDrainMs);
      onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  app.addHook('preClose', async () => {
    stopping = true;
    // Stop listening only: open connections continue.
    Server.prototype.close.call(app.server);
    if (inFlight.size > 0) await drained();
    // The remaining connections carry no complete request: idle ones, and ones with unfinished headers.
    app.server.closeAllConnections();
  });
  return () => stopping;
}
