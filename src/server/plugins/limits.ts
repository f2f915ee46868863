import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { TooManyRequests } from '../errors.js';

/** Makes the guard of one endpoint: a bucket of its own for each client. */
export type LimitGuard = (limitPerMinute: number) => onRequestAsyncHookHandler;

/**
 * Rate limits by client address. `factor` multiplies every limit; 0 switches them off.
 * The guard counts every call, refused ones included, and says what is left in the usual headers.
 */
export async function registerLimits(app: FastifyInstance, factor: number): Promise<LimitGuard> {
  if (factor === 0) return () => async () => undefined;
  await app.register(rateLimit, { global: false });
  return (limitPerMinute) => {
    const max = Math.max(1, Math.round(limitPerMinute * factor));
    const count = app.createRateLimit({ max, timeWindow: 60_000 });
    return async (request, reply) => {
      const state = await count(request);
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
