import type { onRequestAsyncHookHandler } from 'fastify';
import { BodyTooLarge } from '../errors.js';

/** Refuse a body by the length it announces, before the rate limit speaks; a body that lies is cut off while reading. */
export const refuseLargeBody =
  (limitBytes = Number.POSITIVE_INFINITY): onRequestAsyncHookHandler =>
  async (request) => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge(limitBytes);
  };
