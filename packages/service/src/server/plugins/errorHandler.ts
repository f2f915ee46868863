import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Failure, failureWith } from 'ganita/api/errors.js';
import { failureOf } from '../errorReplies.js';
import { prefersPage, writtenFailure } from '../failureForm.js';
import type { RejectionLog } from '../log/rejectionLog.js';
import { rejectionOf } from '../log/requestLog.js';
import type { LimitGuard } from './rateLimit.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST'];
/** Calls to unknown paths have a bucket of their own. */
const UNKNOWN_PATHS = { method: 'GET', path: '*', limitPerMinute: 200, costMs: 1 } as const;
/** Where pages are: `/`, and all below `/app`. */
const OF_PAGES = /^\/(?:app(?:\/.*)?)?$/;

/** Answers a request with a failure. */
export type SendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => Promise<FastifyReply>;

/** How a failure is sent to a browser where pages are; null until they are registered, and where none are served. */
export interface FailurePages {
  send: SendFailure | null;
}

/** Send a failure in the form that the client prefers: a page where pages are and a browser asks, else JSON. */
async function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  pages: FailurePages,
): Promise<FastifyReply> {
  const { accept } = request.headers;
  if (pages.send !== null && OF_PAGES.test(pathOf(request.raw.url ?? '')) && prefersPage(accept))
    return pages.send(request, reply, failure);
  return sendWritten(request, reply, failure);
}

/** Send a failure as JSON. */
function sendWritten({ headers }: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { type, body } = writtenFailure(failure, headers.accept);
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  // Fastify would add a charset to the type of a text.
  return reply.status(failure.status).header('vary', 'accept').type(type).send(Buffer.from(body));
}

/** Every failure is `{ detail }`, a problem for a client that prefers it, or a page for a browser that asked for one. */
export const registerErrorHandler = (app: FastifyInstance, pages: FailurePages): void =>
  handleErrors(app, (request, reply, failure) => sendFailure(request, reply, failure, pages));

/** Answer every error of the routes of a scope, where `send` fails too as JSON; an unexpected one is logged. */
export function handleErrors(scope: FastifyInstance, send: SendFailure): void {
  scope.setErrorHandler(async (error, request, reply) => {
    const failure = failureOf(error);
    if (failure.status === 500) request.log.error({ err: error }, 'unexpected error');
    return send(request, reply, failure).catch((fault: unknown) => {
      request.log.error({ err: fault }, 'the page of an error failed');
      return sendWritten(request, reply, failure);
    });
  });
}

/**
 * Unknown paths (404) and known paths with another method (405), whatever the method. They are answered before a body
 * is read, because what is wrong with the body of such a request does not matter. The other hooks of an answer must be
 * registered.
 */
export function registerUnknownPaths(app: FastifyInstance, guard: LimitGuard, pages: FailurePages): void {
  const count = guard(UNKNOWN_PATHS).bind(app);
  const answer = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = routedPath(request.raw.url ?? '');
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    return sendFailure(request, reply, unknown(allowed), pages);
  };
  app.setNotFoundHandler(answer);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    await count(request, reply);
    return answer(request, reply);
  });
}

const unknown = (allowed: readonly HTTPMethods[]): Failure =>
  allowed.length === 0
    ? failureWith('unknown_path', 'not found')
    : failureWith('wrong_method', `this path takes ${allowed.join(', ')}`);

/** The path of a request as it was sent, without its host. */
const pathOf = (target: string): string => target.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? '';

/** The path of a request as the router reads it: decoded, and a slash at its end means nothing. */
const routedPath = (target: string): string => decodeURI(pathOf(target)).replace(/(?<=.)\/$/, '');

/** Answers a path that cannot be decoded, as JSON: it comes to no route, no limit, no hook and no error handler. */
export const rejectBadUrl =
  (rejections: RejectionLog) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = failureOf(error);
    rejections.add(rejectionOf(request, failure.status));
    sendWritten(request, reply, failure);
  };
