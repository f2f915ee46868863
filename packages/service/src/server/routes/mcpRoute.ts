import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { costOfRequest } from 'ganita/api/answerTo.js';
import { calculationRow, isPictureName, pictureRow } from 'ganita/api/endpoints.js';
import { answerCall, costOfCall } from '../../mcp/call.js';
import type { CallResult } from '../../mcp/result.js';
import { createToolServer, type ToolHost } from '../../mcp/server.js';
import type { Requester } from '../../queue/fairQueue.js';
import { mustBeAllowed } from '../allowance.js';
import { requesterOf } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import type { RouteDependencies } from './calculationRoutes.js';

const MCP_PATH = '/mcp';
/** Messages of the protocol from one client in a minute. What they compute counts as calls of its endpoint too. */
const MESSAGES = { method: 'POST', path: MCP_PATH, limitPerMinute: 600, costMs: 1 } as const;

/**
 * `POST /mcp`: messages of agents. Each request has a protocol server of its own; what a call computes is counted, charged and
 * computed as a call of its endpoint.
 */
export function registerMcpRoute(app: FastifyInstance, dependencies: RouteDependencies): void {
  app.route({
    method: 'POST',
    url: MCP_PATH,
    compress: false,
    onRequest: dependencies.limits.guard(MESSAGES),
    async handler(request, reply) {
      const host = hostOf(app, request, reply, dependencies);
      const handler = createMcpHandler(() => createToolServer(host), { maxSubscriptions: 0 });
      const answer = await handler.fetch(webRequest(request), { parsedBody: request.body });
      const type = answer.headers.get('content-type');
      if (type !== null) reply.header('content-type', type);
      return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
}

/** A request as the protocol's package reads it; its body is passed beside it. */
function webRequest({ headers, url }: FastifyRequest): Request {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(url, 'http://localhost'), { method: 'POST', headers: lines, body: '{}' });
}

function hostOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { ports, pool, limits: { guard, allowance } }: RouteDependencies,
): ToolHost {
  const requester = requesterOf(request, reply);
  const callerOf = (signal: AbortSignal): Required<Requester> => ({
    client: requester.client,
    disconnected: AbortSignal.any([requester.disconnected, signal]),
  });
  const charge = (cost: number): void => mustBeAllowed(allowance.take(clientKeyOf(request), cost), allowance);
  return {
    ports,
    onUnexpected: (err) => request.log.error({ err }, 'unexpected error in a call of a tool'),
    async answer(call, signal) {
      const endpoint = calculationRow(call.calculation);
      await guard(endpoint, 'later').call(app, request, reply);
      charge(costOfCall(call));
      if (!endpoint.inPool) return answerCall(call, ports);
      const { bytes } = await pool.run({ run: 'tool', call }, callerOf(signal));
      return JSON.parse(Buffer.from(bytes).toString()) as CallResult;
    },
    async read({ name, request: checked }, signal) {
      const endpoint = isPictureName(name) ? pictureRow(name) : calculationRow(name);
      await guard(endpoint, 'later').call(app, request, reply);
      charge(costOfRequest(endpoint, checked));
      const { bytes } = await pool.answer(name, checked, 'identity', callerOf(signal));
      return Buffer.from(bytes).toString();
    },
  };
}
