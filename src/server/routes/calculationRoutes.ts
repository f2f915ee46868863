import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../../calculations/calculation.js';
import { answerChecked, readRequest } from '../../present/answer.js';
import type { AnswerPool } from '../../workers/pool.js';
import { CALCULATION_ENDPOINTS, type CalculationEndpoint } from '../endpoints.js';
import { leftSignal } from '../left.js';
import { encodingFor } from '../plugins/compression.js';
import type { LimitGuard } from '../plugins/limits.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Lay one route for each endpoint of the table: check, reckon where the table says, send. */
export function registerCalculationRoutes(
  app: FastifyInstance,
  ports: Ports,
  pool: AnswerPool,
  guard: LimitGuard,
): void {
  for (const endpoint of CALCULATION_ENDPOINTS) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: guard(endpoint),
      handler: endpoint.where === 'pool' ? pooled(endpoint, ports, pool) : inline(endpoint, ports),
    });
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Where the fields of a request stand: in the query of a GET, else in the body. */
const askedOf = ({ method }: CalculationEndpoint, { query, body }: FastifyRequest): unknown =>
  method === 'GET' ? query : body;

/** Reckoned, written and compressed in a worker; the main thread only passes the bytes on. */
function pooled(endpoint: CalculationEndpoint, ports: Ports, pool: AnswerPool): Handler {
  return async (request, reply) => {
    const checked = readRequest(endpoint.calculation, askedOf(endpoint, request), ports);
    const { bytes, encoding } = await pool.answer(
      endpoint.calculation,
      checked,
      encodingFor(request),
      leftSignal(reply),
    );
    cacheHeader(endpoint, reply).type(JSON_TYPE).header('vary', 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(bytes);
  };
}

/** Reckoned here. */
function inline(endpoint: CalculationEndpoint, ports: Ports): Handler {
  return async (request, reply) => {
    const checked = readRequest(endpoint.calculation, askedOf(endpoint, request), ports);
    const record = answerChecked(endpoint.calculation, checked, ports);
    return cacheHeader(endpoint, reply).type(JSON_TYPE).send(JSON.stringify(record));
  };
}

function cacheHeader({ cacheSeconds }: CalculationEndpoint, reply: FastifyReply): FastifyReply {
  return cacheSeconds === undefined ? reply : reply.header('cache-control', `public, max-age=${cacheSeconds}`);
}
