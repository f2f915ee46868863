import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { JSON_TYPE } from './mediaTypes.js';

/** The metrics on a port of their own, so that clients of the service cannot read them. */
export interface MetricsServer {
  /** Listen; fulfilled with the port. Errors: those of the system, where it cannot listen on the address. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** Scrapers are few and fast, and send short requests. */
const BOUNDS = { requestTimeout: 10_000, headersTimeout: 10_000, maxHeaderSize: 8 * 1024 } as const;
const MAX_CONNECTIONS = 20;

/** `GET /metrics` and nothing else. */
export function createMetricsServer(registry: Registry): MetricsServer {
  const server = createServer(BOUNDS, (request, response) => {
    answer(registry, request, response).catch((error: Error) => fail(response, 500, error.message));
  });
  server.maxConnections = MAX_CONNECTIONS;
  return {
    async listen(port, host) {
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(registry: Registry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path] = (request.url ?? '').split('?', 1);
  if (path !== '/metrics') return fail(response, 404, 'not found');
  if (request.method !== 'GET') return fail(response.setHeader('allow', 'GET'), 405, 'this path takes GET');
  const figures = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType }).end(figures);
}

function fail(response: ServerResponse, status: number, detail: string): void {
  response.writeHead(status, { 'content-type': JSON_TYPE }).end(JSON.stringify({ detail }));
}
