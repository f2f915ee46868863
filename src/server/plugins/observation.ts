import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** An id that a proxy gave, if it is one that can be written anywhere without harm. */
const GIVEN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id of a request: the proxy's (`X-Request-Id`), or a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** What the log gives as the status of a request whose client has left before its answer. */
const LEFT = { statusCode: 499 };

/** Every answer carries its request's id and says how long it took; a client that left without one leaves a line as well. */
export function registerObservation(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`);
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ res: LEFT }, 'client left');
  });
}
