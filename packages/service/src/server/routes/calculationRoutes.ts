import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTextBy, costOfRequest, readRequestOf, textFormOf } from 'ganita/api/answerTo.js';
import type { CalculationEndpoint, EndpointTable, TextForm } from 'ganita/api/endpoint.js';
import { type CalculationName, calculationsOf } from 'ganita/api/endpoints.js';
import { type QueryFields, queryFields } from 'ganita/api/queryFields.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import { AVAILABLE_ENCODINGS, type EncodedAnswer, encodeText } from '../../cache/encoding.js';
import type { AnswerPool } from '../../workers/answerService.js';
import { acceptedEncoding } from '../acceptEncoding.js';
import { type CostAllowance, mustBeAllowed } from '../allowance.js';
import { requesterOf } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import { entityTag, isUnchanged } from '../entityTags.js';
import { wantedErrors } from '../failureForm.js';
import { JSON_TYPE } from '../mediaTypes.js';
import type { Limits } from '../plugins/rateLimit.js';

/** The parts of the service that routes of calculations need. */
export interface RouteDependencies {
  readonly ports: Ports;
  readonly pool: AnswerPool;
  readonly limits: Limits;
}

/** Register a route for each calculation of a table: check, compute where its row says, send. */
export function registerCalculationRoutes(
  app: FastifyInstance,
  table: EndpointTable,
  dependencies: RouteDependencies,
): void {
  const { limits } = dependencies;
  for (const [name, endpoint] of calculationsOf(table)) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      compress: false,
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: limits.guard(endpoint, 'later'),
      handler: handlerOf(name as CalculationName, endpoint, dependencies),
    });
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The fields of a request: of a GET those of its query, else those of the body. */
const requestFields = (
  { method, calculation }: CalculationEndpoint,
  { query, body }: FastifyRequest,
  wanted: WantedErrors,
): unknown => (method === 'GET' ? queryFields(query as QueryFields, calculation.request, wanted) : body);

/** What a rejected search for a place is charged, in milliseconds. It takes 1 to 6 of the main thread, for which others wait. */
const LOOKUP_MS = 30;

/** A checked request. The search for a place that it names is charged also where the request is rejected. */
export function chargedCheck<T>(
  request: FastifyRequest,
  { extension }: Pick<CalculationEndpoint, 'extension'>,
  body: unknown,
  check: () => T,
  allowance: CostAllowance,
): T {
  try {
    return check();
  } catch (error) {
    const { place } = (body ?? {}) as { readonly place?: unknown };
    if (extension === true && typeof place === 'string') allowance.take(clientKeyOf(request), LOOKUP_MS);
    throw error;
  }
}

/** The encodings that a client accepts. */
const encodingFor = ({ headers }: FastifyRequest) => acceptedEncoding(headers['accept-encoding'], AVAILABLE_ENCODINGS);

/**
 * In a worker the answer is computed, written and compressed, and the main thread only passes the bytes on. What takes
 * less than 5 ms is done in the main thread. What a request costs is charged when it has been checked.
 */
function handlerOf(
  name: CalculationName,
  endpoint: CalculationEndpoint,
  { ports, pool, limits }: RouteDependencies,
): Handler {
  const { allowance } = limits;
  return async (request, reply) => {
    const wanted = wantedErrors(request);
    const body = requestFields(endpoint, request, wanted);
    const checked = chargedCheck(
      request,
      endpoint,
      body,
      () => readRequestOf(endpoint, body, ports, wanted),
      allowance,
    );
    mustBeAllowed(allowance.take(clientKeyOf(request), costOfRequest(endpoint, checked)), allowance);
    const encoding = encodingFor(request);
    const answer = endpoint.inPool
      ? await pool.answer(name, checked, encoding, requesterOf(request, reply))
      : encodeText(Buffer.from(answerTextBy(endpoint, checked, ports)), encoding);
    return send(request, reply, endpoint, { ...answer, form: textFormOf(endpoint, checked) });
  };
}

interface FormedAnswer extends EncodedAnswer {
  readonly form: TextForm<unknown> | null;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { method, cacheSeconds }: CalculationEndpoint,
  { bytes, encoding, form }: FormedAnswer,
) {
  reply.header('vary', 'accept-encoding');
  if (cacheSeconds !== undefined) {
    reply.header('cache-control', `public, max-age=${cacheSeconds}`);
    // A validator is of use to a GET alone: no cache answers a POST (RFC 9110 section 9.3.3).
    if (method === 'GET' && isUnchanged(request, reply, entityTag(bytes))) return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (form?.fileName !== undefined) reply.header('content-disposition', `inline; filename=${form.fileName}`);
  return reply.type(form?.mediaType ?? JSON_TYPE).send(bytes);
}
