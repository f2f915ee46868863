import type { FastifyReply } from 'fastify';

/** A signal given when the client has closed its connection before it had its answer. */
export function leftSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
