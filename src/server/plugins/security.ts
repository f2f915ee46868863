import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

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
  // Made once: its texts are the same for every answer.
  const protect = helmet({
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
  app.addHook('onRequest', (request, reply, next) => protect(request.raw, reply.raw, (error) => next(error as Error)));
}
