import type { FastifyServerOptions } from 'fastify';

/**
 * Structured lines without birth data: method and path, never a query, a body or a header. Text a caller sends is
 * written as JSON, so it cannot break out of its line.
 */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request) => ({ method: request.method, path: request.url.split('?')[0] ?? '' }),
    res: (reply) => ({ status: reply.statusCode }),
    err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
  },
});
