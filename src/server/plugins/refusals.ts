import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { failureOf } from '../errors.js';
import type { LimitGuard } from './limits.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST'];
/** Calls to paths that are not there have a bucket of their own. */
const UNKNOWN_PATHS = { method: 'GET', path: '*', limitPerMinute: 200, costMs: 1 } as const;

/** Every failure is `{ detail }`: errors, unknown paths (404) and known paths with another method (405). */
export function registerRefusals(app: FastifyInstance, guard: LimitGuard): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, detail, retryAfter } = failureOf(error);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (status === 500) request.log.error({ err: error }, 'unexpected error');
    return reply.status(status).send({ detail });
  });
  app.setNotFoundHandler({ preHandler: guard(UNKNOWN_PATHS) as never }, (request, reply) => {
    const path = pathOf(request);
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0) return reply.status(404).send({ detail: 'no such path' });
    return reply
      .status(405)
      .header('allow', allowed.join(', '))
      .send({ detail: `this path takes ${allowed.join(', ')}` });
  });
}

/** The path of a request as the router reads it: a slash at its end means nothing. */
const pathOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');

/** A path that cannot be decoded comes to no route and to no error handler. */
export function refuseBadUrl(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, detail } = failureOf(error);
  reply.status(status).send({ detail });
}
