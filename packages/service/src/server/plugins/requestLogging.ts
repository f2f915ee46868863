import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RequestLog } from '../log/requestLog.js';

/** An id that a proxy gave, if it is one that can be written anywhere without harm. */
const GIVEN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id of a request: the proxy's (`X-Request-Id`), or a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** The logged status of a request whose client disconnected before its answer. */
const LEFT = { statusCode: 499 };

/**
 * Every answer has its request's id and duration. A request has its first line when it has passed the limits; a client
 * that disconnected before its answer has a line as well.
 */
export function registerObservation(app: FastifyInstance, requestLog: RequestLog): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    requestLog.arrived(request);
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`);
    done(null, payload);
  });
  app.addHook('onRequestAbort', async (request) => {
    requestLog.arrived(request);
    request.log.info({ res: LEFT }, 'client disconnected');
  });
}
