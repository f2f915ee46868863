import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerChecked, readRequest } from '../../api/answer.js';
import { CALCULATION_ENDPOINTS, type CalculationEndpoint } from '../../api/endpoints.js';
import type { Ports } from '../../calculations/calculation.js';
import { type EncodedAnswer, encodeAnswer } from '../../workers/encoding.js';
import type { AnswerPool } from '../../workers/pool.js';
import { acceptedEncoding } from '../acceptEncoding.js';
import { mustBeAllowed } from '../allowance.js';
import { clientKeyOf } from '../clientKey.js';
import { costOf } from '../cost.js';
import { askerOf } from '../left.js';
import { JSON_TYPE } from '../mediaTypes.js';
import type { Limits } from '../plugins/limits.js';
import type { UnsentAnswers } from '../unsentAnswers.js';

/** What the routes of calculations need of the service. */
export interface RouteDependencies {
  readonly ports: Ports;
  readonly pool: AnswerPool;
  readonly limits: Limits;
  readonly unsent: UnsentAnswers;
}

/** Lay one route for each endpoint of the table: check, compute where the table says, send. */
export function registerCalculationRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  const { limits } = dependencies;
  for (const endpoint of CALCULATION_ENDPOINTS) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      compress: false,
      onRequest: limits.guard(endpoint, 'later'),
      handler: handlerOf(endpoint, dependencies),
    });
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Where the fields of a request stand: in the query of a GET, else in the body. */
const askedOf = ({ method }: CalculationEndpoint, { query, body }: FastifyRequest): unknown =>
  method === 'GET' ? query : body;

/** What a client lets us write in. */
const encodingFor = ({ headers }: FastifyRequest) => acceptedEncoding(headers['accept-encoding']);

/**
 * In a worker the answer is computed, written and compressed, and the main thread only passes the bytes on. What takes less
 * than 5 ms is done in the main thread. What a request costs is charged when it has been checked.
 */
function handlerOf(endpoint: CalculationEndpoint, { ports, pool, limits, unsent }: RouteDependencies): Handler {
  const { calculation, inPool } = endpoint;
  const { allowance } = limits;
  return async (request, reply) => {
    const checked = readRequest(calculation, askedOf(endpoint, request), ports);
    mustBeAllowed(allowance.take(clientKeyOf(request), costOf(calculation, checked)), allowance);
    const encoding = encodingFor(request);
    const answer = inPool
      ? await pool.answer(calculation, checked, encoding, askerOf(request, reply, unsent))
      : encodeAnswer(answerChecked(calculation, checked, ports), encoding);
    return send(reply, endpoint, answer);
  };
}

function send(reply: FastifyReply, { cacheSeconds }: CalculationEndpoint, { bytes, encoding }: EncodedAnswer) {
  reply.type(JSON_TYPE).header('vary', 'accept-encoding');
  if (cacheSeconds !== undefined) reply.header('cache-control', `public, max-age=${cacheSeconds}`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
