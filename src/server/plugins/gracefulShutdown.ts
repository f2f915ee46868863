import { Server } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { whenClosed } from '../clientDisconnect.js';

/** A client that reads too slowly to have its answer in this time is let go. */
export const MAX_DRAIN_MS = 20_000;

/**
 * While the service stops, it takes no new connection, what runs is answered to the last byte and each connection is
 * closed with its answer. The server itself is closed after that, because closing it cuts off answers that are still on
 * their way to slow readers. The application must be given longer to close than the drain may last (`pluginTimeout`).
 * Returns whether the service is stopping.
 */
export function registerDraining(app: FastifyInstance, longestDrainMs: number = MAX_DRAIN_MS): () => boolean {
  const underWay = new Set<FastifyReply>();
  let stopping = false;
  let onEmpty: (() => void) | null = null;

  app.addHook('onRequest', async (_request, reply) => {
    underWay.add(reply);
    // Emitted when the last byte was handed over, and also when the client has left.
    whenClosed(reply, () => {
      underWay.delete(reply);
      if (underWay.size === 0) onEmpty?.();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });

  /** Until nothing is under way, or the time is over and the rest is cut off. */
  const drained = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        for (const reply of underWay) reply.raw.destroy();
        resolve();
      }, longestDrainMs);
      onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  app.addHook('preClose', async () => {
    stopping = true;
    // Of the two things that closing an HTTP server does only this one: its open connections go on.
    Server.prototype.close.call(app.server);
    if (underWay.size > 0) await drained();
    // What is left carries no request: connections that rest, and heads that never came to their end.
    app.server.closeAllConnections();
  });
  return () => stopping;
}
