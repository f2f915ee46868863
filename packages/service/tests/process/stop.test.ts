import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/freePort.mjs';
import { DELIVERED } from './chartRequest.js';
import { chartsInFlight, expectNpmStops, isReady, statusOf } from './npmStart.js';
import { type ServerProcess, startServer } from './server.js';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = null;
});

describe('npm start', () => {
  it('delivers what is in flight, and leaves nothing on its port, when SIGTERM is sent to the npm process alone', () =>
    expectNpmStops((pid) => pid));
});

describe('a process', () => {
  let running: ServerProcess;
  beforeAll(async () => {
    running = await startServer({ MCP_ORIGIN: 'https://example.org' });
  });
  afterAll(() => running.stop('SIGKILL'));

  it('is ready when a worker has answered, and says what the licence requires', async () => {
    expect(await statusOf(`${running.origin}/health/live`)).toBe(200);
    await isReady(running.origin);
    const lines = running.log().split('\n');
    const [licence, ...more] = lines.filter((line) => line.includes('SOURCE_URL is empty'));
    expect([JSON.parse(licence ?? '').level, more]).toEqual([30, []]);
    const misspelt = lines.find((line) => line.includes('MCP_ORIGIN is no setting'));
    expect(JSON.parse(misspelt ?? '')).toMatchObject({ level: 40, msg: expect.stringContaining('mean MCP_ORIGINS?') });
    // All that a supervisor reads is lines of JSON.
    for (const line of lines.filter((text) => text !== '')) expect(line).toMatch(/^\{.*\}$/);
    expect(running.log()).not.toContain('/health');
  });

  it('delivers what is in flight when it is stopped, whatever signal follows, and does not wait for idle connections', async () => {
    const idle = connect(running.port, '127.0.0.1');
    await once(idle, 'connect');
    const closed = once(idle, 'close');
    await isReady(running.origin);
    const charts = await chartsInFlight(running.origin, running.log);
    const stopped = running.stop('SIGTERM');
    await expect.poll(() => running.log(), { interval: 5 }).toContain('stopping');
    running.child.kill('SIGTERM');
    running.child.kill('SIGINT');
    for (const chart of await Promise.all(charts)) expect(chart).toEqual(DELIVERED);
    expect(await stopped).toBe(0);
    await closed;
  });
});

describe('a service that has not started yet', () => {
  it('ends with 0 when it is stopped', async () => {
    // A store that never answers, so that the start takes long, and which shows that the start is running.
    const store = createServer();
    store.listen(0, '127.0.0.1');
    await once(store, 'listening');
    const { port } = store.address() as AddressInfo;
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: '0', WORKERS: '1', REDIS_URL: `redis://127.0.0.1:${port}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        written += chunk.toString();
      });
    }
    const exited = once(child, 'exit');
    const [connection] = (await once(store, 'connection')) as [Socket];
    connection.on('error', () => undefined);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(written).toBe('');
    connection.destroy();
    store.close();
  });
});

describe('a service that starts', () => {
  it('has figures on a port of their own, and nothing else there, and does not require a source that is given', async () => {
    const port = String(await freePort());
    server = await startServer({ METRICS_PORT: port, SOURCE_URL: 'https://example.org/ganita' });
    expect(server.log()).not.toContain('SOURCE_URL');
    const metrics = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${metrics}/metrics`)).text()).toContain('ganita_request_seconds');
    for (const [path, method, status] of [
      ['/', 'GET', 404],
      ['/metrics', 'POST', 405],
    ] as const) {
      const reply = await fetch(`${metrics}${path}`, { method });
      expect([reply.status, Object.keys((await reply.json()) as object)]).toEqual([status, ['detail']]);
    }
    expect(await statusOf(`${server.origin}/metrics`)).toBe(404);
    await expect(startServer({ METRICS_PORT: port })).rejects.toThrow(/ganita: listen EADDRINUSE[^\n]*\n$/);
  });

  it('is rejected with a secret that no header carries', async () => {
    await expect(startServer({ PDF_SECRET: 'geheim-ü' })).rejects.toThrow(/setting PDF_SECRET must be printable ASCII/);
  });
});
