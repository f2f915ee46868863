import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const RETRY_AFTER_SECONDS = 5;

/** When the main thread cannot keep up, new requests are rejected with 503 instead of waiting without limit. */
export async function registerPressureGuard(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  if (maxDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    retryAfter: RETRY_AFTER_SECONDS,
    message: 'the service is overloaded; try again later',
  });
}
