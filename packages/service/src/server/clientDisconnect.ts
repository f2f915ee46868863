import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Requester } from '../queue/fairQueue.js';
import { clientKeyOf } from './clientKey.js';

/** Set on a response for which something waits. One listener for all of it costs a fraction of one for each. */
const WAITING = Symbol('waiting');
type Awaited = FastifyReply['raw'] & { [WAITING]?: (() => void)[] };

/** Call once when the answer is sent or its client has disconnected; at once where that is already so. */
export function whenClosed(reply: FastifyReply, then: () => void): void {
  const raw = reply.raw as Awaited;
  if (raw.destroyed) then();
  else if (raw[WAITING] !== undefined) raw[WAITING].push(then);
  else {
    const waiting = [then];
    raw[WAITING] = waiting;
    raw.once('close', () => {
      for (const call of waiting) call();
    });
  }
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

/**
 * The caller of a request as the queue of the pool knows it. A class: each object literal with a getter has a pair of accessors of
 * its own, in old memory, which keeps all that the getter refers to until the collector goes through the whole heap.
 */
class HttpRequester implements Requester {
  readonly client: string;
  readonly #reply: FastifyReply;
  #signal: AbortSignal | null = null;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.client = clientKeyOf(request);
    this.#reply = reply;
  }

  /** An answer from the cache needs no signal. */
  get disconnected(): AbortSignal {
    this.#signal ??= disconnectSignal(this.#reply);
    return this.#signal;
  }
}

export const requesterOf = (request: FastifyRequest, reply: FastifyReply): Required<Requester> =>
  new HttpRequester(request, reply);
