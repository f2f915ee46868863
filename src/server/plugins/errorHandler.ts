import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { failureOf } from '../errors.js';
import type { RejectionLog } from '../log/rejectionLog.js';
import { rejectionOf } from '../log/requestLog.js';
import type { LimitGuard } from './rateLimit.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST'];
/** Calls to unknown paths have a bucket of their own. */
const UNKNOWN_PATHS = { method: 'GET', path: '*', limitPerMinute: 200, costMs: 1 } as const;

/** Every failure is `{ detail }`. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, detail, retryAfter } = failureOf(error);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (status === 500) request.log.error({ err: error }, 'unexpected error');
    return reply.status(status).send({ detail });
  });
}

/**
 * Unknown paths (404) and known paths with another method (405), whatever the method. They are answered before a body
 * is read, because what is wrong with the body of such a request does not matter. The other hooks of an answer must be
 * registered.
 */
export function registerUnknownPaths(app: FastifyInstance, guard: LimitGuard): void {
  const count = guard(UNKNOWN_PATHS).bind(app);
  app.setNotFoundHandler((request, reply) => answerUnknown(app, request, reply));
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    await count(request, reply);
    return answerUnknown(app, request, reply);
  });
}

function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = routedPath(request.raw.url ?? '');
  const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }));
  if (allowed.length === 0) return reply.status(404).send({ detail: 'not found' });
  return reply
    .status(405)
    .header('allow', allowed.join(', '))
    .send({ detail: `this path takes ${allowed.join(', ')}` });
}

/** The path of a request as the router reads it: without its host, decoded, and a slash at its end means nothing. */
function routedPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? '';
  return decodeURI(path).replace(/(?<=.)\/$/, '');
}

/** Answers a path that cannot be decoded: it comes to no route, no hook and no error handler. */
export const rejectBadUrl =
  (rejections: RejectionLog) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, detail } = failureOf(error);
    rejections.add(rejectionOf(request, status));
    reply.status(status).send({ detail });
  };
