import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Ports } from '../calculations/calculation.js';
import { failureOf } from './errors.js';
import { registerRoutes } from './routes.js';

/** What the application needs from the process that runs it. */
export interface AppDependencies {
  readonly ports: Ports;
  readonly logger?: FastifyServerOptions['logger'];
}

const BODY_LIMIT_BYTES = 64 * 1024;

/** The application, without a port to listen on. */
export function buildApp({ ports, logger = false }: AppDependencies): FastifyInstance {
  const app = Fastify({ logger, bodyLimit: BODY_LIMIT_BYTES });
  app.setErrorHandler((error, request, reply) => {
    const { status, detail } = failureOf(error);
    if (status >= 500) request.log.error({ err: error }, 'calculation failed');
    return reply.status(status).send({ detail });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ detail: 'no such path' }));
  registerRoutes(app, ports);
  return app;
}
