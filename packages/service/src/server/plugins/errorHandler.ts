import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Failure, failureWith } from 'ganita/api/errors.js';
import { failureOf } from '../errorReplies.js';
import { writtenFailure } from '../failureForm.js';
import type { RejectionLog } from '../log/rejectionLog.js';
import { rejectionOf } from '../log/requestLog.js';
import type { LimitGuard } from './rateLimit.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST'];
/** Calls to unknown paths have a bucket of their own. */
const UNKNOWN_PATHS = { method: 'GET', path: '*', limitPerMinute: 200, costMs: 1 } as const;

/** Send a failure in the form that the client prefers. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { type, body } = writtenFailure(failure, request.headers.accept);
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  // Fastify would add a charset to the type of a text.
  return reply.status(failure.status).header('vary', 'accept').type(type).send(Buffer.from(body));
}

/** Every failure is `{ detail }`, or a problem for a client that prefers it. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.status === 500) request.log.error({ err: error }, 'unexpected error');
    return sendFailure(request, reply, failure);
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
  if (allowed.length === 0) return sendFailure(request, reply, failureWith('unknown_path', 'not found'));
  reply.header('allow', allowed.join(', '));
  return sendFailure(request, reply, failureWith('wrong_method', `this path takes ${allowed.join(', ')}`));
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
    const failure = failureOf(error);
    rejections.add(rejectionOf(request, failure.status));
    sendFailure(request, reply, failure);
  };
