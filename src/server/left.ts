import type { FastifyReply } from 'fastify';

/** A signal given when the client has closed its connection before it had its answer, which may be already. */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
