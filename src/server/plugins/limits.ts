import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { BodyTooLarge, TooManyRequests } from '../errors.js';

/** Makes the guard of one endpoint: a bucket of its own for each client. */
export type LimitGuard = (limitPerMinute: number) => onRequestAsyncHookHandler;

/**
 * Rate limits by client address. `factor` multiplies every limit; 0 switches them off. The guard counts every call,
 * refused ones included, and says what is left in the usual headers. A body whose announced length is over the limit
 * is refused here too, because 413 comes before 429.
 */
export async function registerLimits(app: FastifyInstance, factor: number): Promise<LimitGuard> {
  const limitBytes = app.initialConfig.bodyLimit ?? Number.POSITIVE_INFINITY;
  const refuseLargeBody = (request: FastifyRequest): void => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes);
  };
  if (factor === 0) return () => async (request) => refuseLargeBody(request);
  await app.register(rateLimit, { global: false });
  return (limitPerMinute) => {
    const max = Math.max(1, Math.round(limitPerMinute * factor));
    const count = app.createRateLimit({ max, timeWindow: 60_000 });
    return async (request, reply) => {
      const state = await count(request);
      refuseLargeBody(request);
      if (state.isAllowed) return;
      reply.header('x-ratelimit-limit', state.max).header('x-ratelimit-remaining', state.remaining);
      reply.header('x-ratelimit-reset', state.ttlInSeconds);
      if (state.isExceeded) {
        reply.header('retry-after', state.ttlInSeconds);
        throw new TooManyRequests(max);
      }
    };
  };
}
