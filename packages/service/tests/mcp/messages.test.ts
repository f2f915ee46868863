import { request as httpRequest } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { TOOL_LIST } from '@ganita/service/mcp/server.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../http/service.js';

let service: Awaited<ReturnType<typeof startService>>;
let port: number;
beforeAll(async () => {
  service = await startService({ MCP: 'true', MCP_ORIGINS: 'https://astro.example, https://app.example:8443' });
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => service.close());

/** Send a message as it is, with any `Host`. */
async function send(message: unknown, headers: Readonly<Record<string, string>> = {}) {
  const body = JSON.stringify(message);
  const sent = { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/mcp', headers: sent }, (answer) => {
      textOf(answer).then((got) => resolve({ status: answer.statusCode ?? 0, body: got }), reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' } as const;
const CALL = {
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: 'find_place', arguments: { query: 'Chennai' } },
} as const;

describe('a message of an agent over HTTP', () => {
  it('is one: an array of them is rejected, also one that cancels its own call', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } };
    for (const messages of [Array.from({ length: 100 }, () => LIST), [CALL, cancelled], [LIST], []]) {
      const { status, body } = await send(messages);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
    }
  });

  it('gets the list of tools as it is written once, whatever its id is', async () => {
    for (const id of [1, 'an id', '{"tools":[]']) {
      const { body } = await send({ ...LIST, id });
      const message = JSON.parse(body.slice(body.indexOf('{')));
      expect(message).toEqual({ jsonrpc: '2.0', id, result: { tools: JSON.parse(JSON.stringify(TOOL_LIST)) } });
    }
  });

  it('gets a list that leaves room for a conversation', () => {
    expect(JSON.stringify({ tools: TOOL_LIST }).length).toBeLessThanOrEqual(24_000);
  });

  it('is answered to programs, to loopback pages, and under the names of MCP_ORIGINS', async () => {
    const accepted = [
      {},
      { host: 'localhost:1234' },
      { host: '[::1]:8000' },
      { host: 'astro.example' },
      { origin: 'http://localhost:5173' },
      { origin: 'https://astro.example' },
      { host: 'astro.example', origin: 'https://app.example:8443' },
    ];
    for (const headers of accepted) expect([headers, (await send(LIST, headers)).status]).toEqual([headers, 200]);
  });

  it('is rejected where a foreign page sends it, or another name was bound to the address', async () => {
    const rejected = [
      { origin: 'http://evil.example' },
      { origin: 'http://astro.example' },
      { origin: 'https://app.example' },
      { origin: 'https://localhost.evil.example' },
      { origin: 'null' },
      { host: 'evil.example' },
      { host: 'evil.example', origin: 'http://localhost' },
    ];
    for (const headers of rejected) {
      const { status, body } = await send(LIST, headers);
      expect([headers, status]).toEqual([headers, 403]);
      expect(JSON.parse(body)).toEqual({
        detail: `${'host' in headers ? 'Host' : 'Origin'} is not one of those that MCP_ORIGINS allows`,
      });
    }
  });
});
