import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { costOfRequest } from 'ganita/api/answerTo.js';
import { calculationRow, isPictureName, pictureRow } from 'ganita/api/endpoints.js';
import { answerCall, costOfCall } from '../../mcp/call.js';
import type { CallResult } from '../../mcp/result.js';
import { createToolServer, TOOL_LIST, type ToolHost } from '../../mcp/server.js';
import { toolNamed } from '../../mcp/tools/allTools.js';
import type { Requester } from '../../queue/fairQueue.js';
import { mustBeAllowed } from '../allowance.js';
import { requesterOf } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import { nameInLog } from '../log/namedInLog.js';
import type { RouteDependencies } from './calculationRoutes.js';
import { originGate } from './originGate.js';

const MCP_PATH = '/mcp';
/** Messages of the protocol from one client in a minute. What they compute counts as calls of its endpoint too. */
const MESSAGES = { method: 'POST', path: MCP_PATH, limitPerMinute: 600, costMs: 1 } as const;

/** The answer to several messages at once, which the protocol has no more: each would have to be counted. */
const ONE_MESSAGE = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'Invalid Request: one message, not an array' },
} as const;

/** The list of tools, written once: each list of them would cost a millisecond otherwise. */
const LISTED_TOOLS = JSON.stringify(TOOL_LIST);
/** A message with the tools in the place of the empty list with which its server answers. */
const withTools = (message: string): string => message.replace('{"tools":[]', () => `{"tools":${LISTED_TOOLS}`);

/**
 * `POST /mcp`: messages of agents. Each request has a protocol server of its own; what a call computes is counted, charged and
 * computed as a call of its endpoint.
 */
export function registerMcpRoute(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  origins: readonly string[],
): void {
  app.route({
    method: 'POST',
    url: MCP_PATH,
    compress: false,
    onRequest: [dependencies.limits.guard(MESSAGES), originGate(origins)],
    async handler(request, reply) {
      if (Array.isArray(request.body)) return reply.status(400).send(ONE_MESSAGE);
      const tool = toolOf(request.body);
      if (tool !== undefined) nameInLog(request, reply, { tool });
      const host = hostOf(app, request, reply, dependencies);
      const handler = createMcpHandler(() => createToolServer(host, []), { maxSubscriptions: 0 });
      const answer = await handler.fetch(webRequest(request), { parsedBody: request.body });
      const type = answer.headers.get('content-type');
      if (type !== null) reply.header('content-type', type);
      return reply.status(answer.status).send(withTools(await answer.text()));
    },
  });
}

/** The tool that a message calls, if it calls one of the list. */
function toolOf(message: unknown): string | undefined {
  const { method, params } = (message ?? {}) as {
    readonly method?: unknown;
    readonly params?: { readonly name?: unknown };
  };
  return method === 'tools/call' && typeof params?.name === 'string' ? toolNamed(params.name)?.name : undefined;
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
