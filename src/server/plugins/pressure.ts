import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const MAX_EVENT_LOOP_DELAY_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** When the main thread cannot keep up, new requests are turned away with 503 instead of waiting for ever. */
export async function registerPressureGuard(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: RETRY_AFTER_SECONDS,
    message: 'the service is overloaded; try again later',
  });
}
