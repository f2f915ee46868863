import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { clientKeyOf } from '../clientKey.js';
import { loggedPath } from './loggedPath.js';
import type { Rejection, RejectionLog } from './rejectionLog.js';

/** Statuses of requests that are rejected before their body is read, and that one caller may cause without limit. */
const REJECTED_EARLY = new Set([400, 413, 429, 503]);

/** Set on a request that has its line. A WeakSet of all requests makes the collector take longer. */
const ARRIVED = Symbol('arrived');
type Arriving = FastifyRequest & { [ARRIVED]?: boolean };

export const rejectionOf = (request: FastifyRequest, status: number): Rejection => ({
  address: clientKeyOf(request),
  status,
  method: request.method,
  path: loggedPath(request.raw.url ?? ''),
});

/**
 * When a request has its lines: one when it has passed the limits, one with its answer. One that is rejected before is
 * only counted; one that is otherwise answered before its body is read has both lines then.
 */
export class RequestLog extends LogController {
  readonly #rejections: RejectionLog;

  constructor(rejections: RejectionLog) {
    super();
    this.#rejections = rejections;
  }

  /** Fastify calls this before the limits are checked. */
  override incomingRequest(): void {}

  /** The request has passed the limits, or needs its line for another reason. */
  arrived(request: FastifyRequest): void {
    if ((request as Arriving)[ARRIVED]) return;
    (request as Arriving)[ARRIVED] = true;
    request.log.info({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (!(request as Arriving)[ARRIVED]) {
      if (REJECTED_EARLY.has(reply.statusCode)) {
        this.#rejections.add(rejectionOf(request, reply.statusCode));
        return;
      }
      if (request.method === 'OPTIONS') {
        // Browsers send a preflight before every call, and no limit counts it.
        request.log.debug({ req: request, res: reply }, 'preflight');
        return;
      }
      this.arrived(request);
    }
    super.requestCompleted(error, request, reply);
  }
}
