import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { clientKeyOf } from '../clientKey.js';
import { loggedPath } from './loggedPath.js';
import type { RefusalLog, Refused } from './refusalLog.js';

/** Statuses of requests that are refused before their body is read, and that one caller may bring about without end. */
const REFUSED_EARLY = new Set([400, 413, 429, 503]);

export const refusedOf = (request: FastifyRequest, status: number): Refused => ({
  address: clientKeyOf(request),
  status,
  method: request.method,
  path: loggedPath(request.raw.url ?? ''),
});

/**
 * When a request has its lines: one when it has passed the limits, one with its answer. One that is refused before is only
 * counted; one that is otherwise answered before its body is read has both lines then.
 */
export class RequestLog extends LogController {
  readonly #refusals: RefusalLog;
  readonly #arrived = new WeakSet<FastifyRequest>();

  constructor(refusals: RefusalLog) {
    super();
    this.#refusals = refusals;
  }

  /** Fastify calls this before the limits are looked at. */
  override incomingRequest(): void {}

  /** The request has passed the limits, or needs its line for another reason. */
  arrived(request: FastifyRequest): void {
    if (this.#arrived.has(request)) return;
    this.#arrived.add(request);
    request.log.info({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (!this.#arrived.has(request)) {
      if (REFUSED_EARLY.has(reply.statusCode)) {
        this.#refusals.add(refusedOf(request, reply.statusCode));
        return;
      }
      if (request.method === 'OPTIONS') {
        // Browsers ask so before every call, and no limit counts it.
        request.log.debug({ req: request, res: reply }, 'preflight');
        return;
      }
      this.arrived(request);
    }
    super.requestCompleted(error, request, reply);
  }
}
