import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../../calculations/calculation.js';
import type { CheckedRequest } from '../../calculations/validation/checkRequest.js';
import { answerChecked, readRequest } from '../../present/answer.js';
import { type EncodedAnswer, encodeAnswer } from '../../workers/encoding.js';
import type { AnswerPool } from '../../workers/pool.js';
import { acceptedEncoding } from '../acceptEncoding.js';
import { mustBeAllowed } from '../allowance.js';
import { clientKeyOf } from '../clientKey.js';
import { costOf } from '../cost.js';
import { CALCULATION_ENDPOINTS, type CalculationEndpoint } from '../endpoints.js';
import { leftSignal } from '../left.js';
import type { Limits } from '../plugins/limits.js';

/** Lay one route for each endpoint of the table: check, reckon where the table says, send. */
export function registerCalculationRoutes(
  app: FastifyInstance,
  ports: Ports,
  pool: AnswerPool,
  { guard, allowance }: Limits,
): void {
  /** Check what is asked, and charge what it costs. */
  const read = (endpoint: CalculationEndpoint, request: FastifyRequest): CheckedRequest<unknown> => {
    const checked = readRequest(endpoint.calculation, askedOf(endpoint, request), ports);
    mustBeAllowed(allowance.take(clientKeyOf(request), costOf(endpoint.calculation, checked)), allowance);
    return checked;
  };
  for (const endpoint of CALCULATION_ENDPOINTS) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      compress: false,
      onRequest: guard(endpoint, 'later'),
      handler: endpoint.where === 'pool' ? pooled(endpoint, pool, read) : inline(endpoint, ports, read),
    });
  }
}

type Read = (endpoint: CalculationEndpoint, request: FastifyRequest) => CheckedRequest<unknown>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Where the fields of a request stand: in the query of a GET, else in the body. */
const askedOf = ({ method }: CalculationEndpoint, { query, body }: FastifyRequest): unknown =>
  method === 'GET' ? query : body;

/** What a client lets us write in. */
const encodingFor = ({ headers }: FastifyRequest) => acceptedEncoding(headers['accept-encoding']);

/** Reckoned, written and compressed in a worker; the main thread only passes the bytes on. */
function pooled(endpoint: CalculationEndpoint, pool: AnswerPool, read: Read): Handler {
  return async (request, reply) => {
    const checked = read(endpoint, request);
    const encoding = encodingFor(request);
    return send(reply, endpoint, await pool.answer(endpoint.calculation, checked, encoding, leftSignal(reply)));
  };
}

/** Reckoned here. */
function inline(endpoint: CalculationEndpoint, ports: Ports, read: Read): Handler {
  return async (request, reply) => {
    const record = answerChecked(endpoint.calculation, read(endpoint, request), ports);
    return send(reply, endpoint, encodeAnswer(record, encodingFor(request)));
  };
}

function send(reply: FastifyReply, { cacheSeconds }: CalculationEndpoint, { bytes, encoding }: EncodedAnswer) {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (cacheSeconds !== undefined) reply.header('cache-control', `public, max-age=${cacheSeconds}`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
