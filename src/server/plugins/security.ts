import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 86_400;

/** Cross-origin calls are open; the rest of the headers keep browsers from guessing. */
export async function registerSecurity(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'OPTIONS'],
    // An OPTIONS that is no preflight is answered in the same way.
    strictPreflight: false,
    exposedHeaders: ['retry-after', 'x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
    maxAge: PREFLIGHT_SECONDS,
  });
  await app.register(helmet, {
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The pages of the service (Swagger UI) come from itself alone; plain HTTP on a private network must keep working.
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
}
