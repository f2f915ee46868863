import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { SharedCounter } from '../../adapters/redis/sharedState.js';
import type { Endpoint } from '../endpoints.js';
import { BodyTooLarge, TooManyRequests } from '../errors.js';

/** Makes the guard of one endpoint: a bucket of its own for each client. */
export type LimitGuard = (
  endpoint: Pick<Endpoint, 'method' | 'path' | 'limitPerMinute' | 'countedHere'>,
) => onRequestAsyncHookHandler;

export interface LimitOptions {
  /** Multiplies every limit; 0 switches them off. */
  readonly factor: number;
  /** Counts for several processes; where it cannot be reached each counts for itself. */
  readonly counter: SharedCounter | null;
}

const WINDOW_MS = 60_000;

/** Calls of a client in the minute. */
interface Calls {
  readonly current: number;
  readonly ttlSeconds: number;
}

/**
 * Rate limits by client address. The guard counts every call, refused ones included, and says what is left in the
 * usual headers. A body whose announced length is over the limit is refused here too, because 413 comes before 429.
 */
export async function registerLimits(app: FastifyInstance, { factor, counter }: LimitOptions): Promise<LimitGuard> {
  const limitBytes = app.initialConfig.bodyLimit ?? Number.POSITIVE_INFINITY;
  const refuseLargeBody = (request: FastifyRequest): void => {
    const limit = request.routeOptions.bodyLimit ?? limitBytes;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit);
  };
  if (factor === 0) return () => async (request) => refuseLargeBody(request);
  await app.register(rateLimit, { global: false });

  return ({ method, path, limitPerMinute, countedHere = false }) => {
    const sharedCounter = countedHere ? null : counter;
    const max = Math.max(1, Math.round(limitPerMinute * factor));
    const countHere = app.createRateLimit({ max, timeWindow: WINDOW_MS });
    const count = async (request: FastifyRequest): Promise<Calls> => {
      const shared = await sharedCounter?.count(`${method} ${path}:${request.ip}`, WINDOW_MS);
      if (shared) return { current: shared.current, ttlSeconds: Math.max(1, Math.ceil(shared.ttlMs / 1000)) };
      const here = await countHere(request);
      if (here.isAllowed) return { current: 0, ttlSeconds: 0 };
      return { current: here.isExceeded ? max + 1 : max - here.remaining, ttlSeconds: here.ttlInSeconds };
    };
    return async (request, reply) => {
      const { current, ttlSeconds } = await count(request);
      refuseLargeBody(request);
      reply.header('x-ratelimit-limit', max).header('x-ratelimit-remaining', Math.max(0, max - current));
      reply.header('x-ratelimit-reset', ttlSeconds);
      if (current > max) {
        reply.header('retry-after', ttlSeconds);
        throw new TooManyRequests(max);
      }
    };
  };
}
