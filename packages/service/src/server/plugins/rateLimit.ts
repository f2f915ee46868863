import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { LimitedEndpoint as LimitedRow } from 'ganita/api/endpoint.js';
import type { Counted, SharedCounter } from '../../redis/sharedState.js';
import { createAllowance, mustBeAllowed, type SettledAllowance, UNLIMITED } from '../allowance.js';
import { clientKeyOf } from '../clientKey.js';
import { BodyTooLarge, TooManyRequests } from '../errorReplies.js';
import { createWindows, WINDOW_MS } from '../rateWindows.js';

type LimitedEndpoint = Pick<LimitedRow, 'method' | 'path' | 'limitPerMinute' | 'costMs' | 'localRateLimit'>;

/**
 * Makes the guard of one endpoint, with a bucket for each client. The endpoint's cost is charged on arrival, or by the
 * route later, when the request and its cost are known.
 */
export type LimitGuard = (endpoint: LimitedEndpoint, charged?: 'on arrival' | 'later') => onRequestAsyncHookHandler;

export interface LimitOptions {
  /** Multiplies every limit and the cost allowance; 0 switches them off. */
  readonly factor: number;
  /** Milliseconds that an address may cost in a minute, at factor 1. */
  readonly costAllowance: number;
  /** Counts for several processes; while it cannot be reached each process counts alone. */
  readonly counter: SharedCounter | null;
}

export interface Limits {
  readonly guard: LimitGuard;
  readonly allowance: SettledAllowance;
}

/**
 * Rate limits by client. The guard counts every call, rejected ones included, and reports the remaining calls in the
 * headers `x-ratelimit-*` and in those of draft-ietf-httpapi-ratelimit-headers-11, whose policy has the name of the
 * endpoint. A body whose announced length is over the limit is rejected here too, because 413 comes before 429.
 */
export function registerLimits(app: FastifyInstance, { factor, costAllowance, counter }: LimitOptions): Limits {
  const limitBytes = app.initialConfig.bodyLimit ?? Number.POSITIVE_INFINITY;
  const rejectLargeBody = (request: FastifyRequest): void => {
    const limit = request.routeOptions.bodyLimit ?? limitBytes;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge(limit);
  };
  if (factor === 0) return { guard: () => async (request) => rejectLargeBody(request), allowance: UNLIMITED };

  const allowance = createAllowance(
    Math.max(1, Math.round(costAllowance * factor)),
    counter && ((clientKey, cost) => counter.spend(clientKey, cost, WINDOW_MS)),
  );
  const callsHere = createWindows();

  const guard: LimitGuard = (endpoint, charged = 'on arrival') => {
    const { method, path, limitPerMinute, costMs, localRateLimit = false } = endpoint;
    const name = `${method} ${path}`;
    const max = Math.max(1, Math.round(limitPerMinute * factor));
    const cost = charged === 'later' ? 0 : costMs;
    const policy = `"${name}";q=${max};w=${WINDOW_MS / 1000}`;
    const count = async (client: string): Promise<Counted> => {
      const shared = localRateLimit ? null : await counter?.count(client, name, WINDOW_MS);
      if (!shared) return callsHere.add(`${name} ${client}`, 1);
      allowance.settle(client, shared.cost);
      return shared.calls;
    };
    return async (request, reply) => {
      const client = clientKeyOf(request);
      const { used, ttlMs } = await count(client);
      rejectLargeBody(request);
      const left = Math.max(0, max - used);
      const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
      reply.headers({
        'x-ratelimit-limit': max,
        'x-ratelimit-remaining': left,
        'x-ratelimit-reset': seconds,
        'ratelimit-policy': policy,
        ratelimit: `"${name}";r=${left};t=${seconds}`,
      });
      if (used > max) throw new TooManyRequests(max, ttlMs);
      // Endpoints without a cost always answer, because probes of the service depend on them.
      if (costMs > 0) mustBeAllowed(cost > 0 ? allowance.take(client, cost) : allowance.check(client), allowance);
    };
  };
  return { guard, allowance };
}
