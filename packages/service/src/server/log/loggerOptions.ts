import type { FastifyServerOptions } from 'fastify';
import type { LogDestination } from './destination.js';
import { loggedPath } from './loggedPath.js';

const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 4000;
/** An error, its cause, and the cause of that. */
const DEEPEST = 3;

/** An error as the log shows it, with what caused it; every text is bounded. */
export function loggedError(error: unknown, depth = 1): object {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(String(error), MAX_MESSAGE_LENGTH) };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: cut(error.message, MAX_MESSAGE_LENGTH),
    ...(typeof code === 'string' && { code: cut(code, MAX_MESSAGE_LENGTH) }),
    stack: cut(error.stack ?? '', MAX_STACK_LENGTH),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: loggedError(error.cause, depth + 1) }),
  };
}

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}...` : text);

/**
 * Structured lines without birth data: method and path, never a query, a body or a header. Text a caller sends is
 * written as JSON, so it cannot break out of its line, and is bounded.
 */
export const loggerOptions = (
  level: string,
  destination: LogDestination,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream: destination,
  serializers: {
    req: (request) => ({ method: request.method, path: loggedPath(request.url) }),
    res: (reply) => ({ status: reply.statusCode }),
    err: (error) =>
      loggedError(error) as ReturnType<typeof loggedError> & { type: string; message: string; stack: string },
  },
});
