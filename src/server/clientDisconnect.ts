import type { FastifyReply, FastifyRequest } from 'fastify';
import { lazy } from '../core/lazy.js';
import type { Requester } from '../queue/fairQueue.js';
import { clientKeyOf } from './clientKey.js';
import type { UnsentAnswers } from './unsentAnswers.js';

/** Call once when the answer is sent or its client has disconnected; at once where that is already so. */
export function whenClosed({ raw }: FastifyReply, then: () => void): void {
  if (raw.destroyed) then();
  else raw.once('close', then);
}

/** A signal aborted when the client closes its connection before its answer; at once where that is already so. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The caller of a request as the queue of the pool knows it. */
export function requesterOf(request: FastifyRequest, reply: FastifyReply, unsent: UnsentAnswers): Required<Requester> {
  const client = clientKeyOf(request);
  const disconnected = lazy(() => disconnectSignal(reply));
  return {
    client,
    // An answer from the cache needs no signal.
    get disconnected() {
      return disconnected();
    },
    holdsTooMuch: () => unsent.isFull(client),
    whenDone: (then) => whenClosed(reply, then),
  };
}
