import { once } from 'node:events';
import { connect } from 'node:net';
import { JobsUnavailable } from '@ganita/service/jobs/jobErrors.js';
import type { Jobs } from '@ganita/service/jobs/jobs.js';
import { PATIENCE } from '@ganita/service/server/connections/patience.js';
import { loggerOptions } from '@ganita/service/server/log/loggerOptions.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService({ METRICS_PORT: '9464' });
});
afterAll(() => service.close());

describe('every answer', () => {
  it('carries an id of its own, or the one a proxy gave, and its time', async () => {
    const one = await service.inject({ method: 'GET', url: '/health' });
    const other = await service.inject({
      method: 'GET',
      url: '/health',
      headers: { 'x-request-id': 'proxy-12345678' },
    });
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.headers['x-request-id']).toBe('proxy-12345678');
    expect(one.headers['server-timing']).toMatch(/^total;dur=\d+\.\d$/);
  });

  it('never repeats an id that is not plain', async () => {
    const reply = await service.inject({ method: 'GET', url: '/health', headers: { 'x-request-id': 'a b"c<script>' } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the figures for Prometheus', () => {
  it('show requests by route and status, and nothing a caller wrote', async () => {
    await service.inject({ method: 'GET', url: '/secret-path?name=Secretville' });
    await service.inject({ method: 'GET', url: '/health' });
    const figures = await service.metrics.registry.metrics();
    expect(figures).toMatch(/ganita_request_seconds_count\{method="GET",route="\/health",status="200"\} \d+/);
    expect(figures).toContain('ganita_pool_queued');
    expect(figures).not.toMatch(/secret/i);
  });

  it('show the connections that clients keep open', async () => {
    const figures = await service.metrics.registry.metrics();
    for (const name of ['ganita_connections', 'ganita_unsent_bytes', 'ganita_open_batches']) {
      expect(figures).toMatch(new RegExp(`^${name} 0$`, 'm'));
    }
  });

  it.each(['/metrics', '/metrics/', '//metrics', '/%6detrics'])('are not at %s of the service', async (url) => {
    expect((await service.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});

describe('the log', () => {
  /** A service that writes its log here. */
  async function loggingService(environment: Readonly<Record<string, string>>, jobs: Jobs | null = null) {
    const lines: {
      readonly tool?: string;
      readonly calculation?: string;
      readonly res?: { readonly status: number };
      readonly trace_id?: string;
      readonly span_id?: string;
      readonly level: number;
      readonly msg: string;
      readonly address?: string;
      readonly count?: number;
    }[] = [];
    const logger = loggerOptions(environment.LOG_LEVEL ?? 'info', {
      write: (line) => void lines.push(JSON.parse(line)),
      flush: async () => undefined,
    });
    return { lines, logging: await startService(environment, undefined, null, { logger, jobs }) };
  }

  it('has no line below LOG_LEVEL, whatever the path', async () => {
    const { lines, logging } = await loggingService({ LOG_LEVEL: 'warn' });
    for (const url of ['/', '/health', '/debug/meminfo', '/openapi.json', '/nowhere']) {
      await logging.inject({ method: 'GET', url });
    }
    await logging.close();
    expect(lines.filter(({ level }) => level < 40)).toEqual([]);
  });

  it('has the trace and the span of the caller in every line of a request, where its traceparent is valid', async () => {
    const { lines, logging } = await loggingService({});
    const trace = { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736', span_id: '00f067aa0ba902b7' };
    for (const traceparent of [`00-${trace.trace_id}-${trace.span_id}-01`, `00-${trace.trace_id}-${trace.span_id}-x`]) {
      await logging.inject({ method: 'GET', url: '/', headers: { traceparent } });
      await logging.inject({ method: 'GET', url: '/nowhere', headers: { traceparent } });
    }
    await logging.close();
    const ofRequests = lines.filter(({ msg }) => msg.includes('request'));
    expect(ofRequests).toHaveLength(8);
    for (const line of ofRequests.slice(0, 4)) expect(line).toMatchObject(trace);
    for (const line of ofRequests.slice(4)) expect(Object.keys(line)).not.toContain('trace_id');
  });

  it('names the tool that an agent calls and the calculation of a job, which no path contains', async () => {
    const submit = () => Promise.reject(new JobsUnavailable('ECONNREFUSED'));
    const environment = { MCP: 'true', JOBS_SECRET: 'x', JOBS_DIR: '/', REDIS_URL: 'redis://127.0.0.1' };
    const { lines, logging } = await loggingService(environment, { submit } as unknown as Jobs);
    const call = (name: string) =>
      logging.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream', host: 'localhost' },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { query: 'Salem, US' } } },
      });
    await call('find_place');
    await call('Secretville');
    await logging.inject({
      method: 'POST',
      url: '/jobs?calculation=panchangDay',
      headers: { 'x-jobs-secret': 'x', 'content-type': 'application/x-ndjson' },
      payload: '{}\n',
    });
    await logging.close();
    const completed = lines.filter(({ msg }) => msg === 'request completed');
    expect(completed.map(({ tool, calculation, res }) => [tool ?? calculation, res?.status])).toEqual([
      ['find_place', 200],
      [undefined, 200],
      ['panchangDay', 503],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Secretville');
  });

  it('counts the rejections of all addresses of one /64 together, because they share one limit', async () => {
    const { lines, logging } = await loggingService({ RATE_LIMIT_FACTOR: '0.01' });
    for (let n = 0; n < 20; n++) {
      await logging.inject({ method: 'GET', url: '/location/search?query=x', remoteAddress: `2001:db8:1:2::${n + 1}` });
    }
    await logging.close();
    expect(lines.filter(({ msg }) => msg.startsWith('rejected'))).toMatchObject([
      { msg: 'rejected', address: '2001:db8:1:2::/64', status: 429 },
      { msg: 'rejected again', address: '2001:db8:1:2::/64', status: 429, count: 17 },
    ]);
  });
});

describe('an idle connection', () => {
  it('is closed when the time for that is over', async () => {
    const patience = { ...PATIENCE, silentMs: 300 };
    // The request itself could take much longer.
    const waiting = await startService({ REQUEST_TIMEOUT_SECONDS: '600' }, undefined, null, { patience });
    const { port } = new URL(await waiting.app.listen({ port: 0, host: '127.0.0.1' }));
    const head = 'POST /gochar HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n';
    const closed = ['', 'GET /health HT', `${head}{"date":`].map(async (text) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.resume();
      socket.write(text);
      await once(socket, 'close');
    });
    await Promise.all(closed);
    await waiting.close();
  });

  it('has two minutes by default, as the documents promise', () => {
    expect(PATIENCE.silentMs).toBe(120_000);
  });
});
