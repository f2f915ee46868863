import type { FastifyServerOptions } from 'fastify';
import type { LogDestination } from './destination.js';
import { loggedError } from './loggedError.js';
import { loggedPath } from './loggedPath.js';

/**
 * Structured lines without birth data: method and path, never a query, a body or a header. Text a caller sends is
 * written as JSON, so it cannot break out of its line, and is bounded.
 */
export const loggerOptions = (level: string, destination: LogDestination): FastifyServerOptions['logger'] => ({
  level,
  stream: destination,
  serializers: {
    req: (request) => ({ method: request.method, path: loggedPath(request.url) }),
    res: (reply) => ({ status: reply.statusCode }),
    err: (error) =>
      loggedError(error) as ReturnType<typeof loggedError> & { type: string; message: string; stack: string },
  },
});
