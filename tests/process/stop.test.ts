import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { freePort } from './freePort.js';
import { type ServerProcess, startServer } from './server.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

let npm: ChildProcess | null = null;
let server: ServerProcess | null = null;
afterEach(async () => {
  // The whole group, so that a service that npm has left behind ends as well.
  if (npm?.pid !== undefined) {
    try {
      process.kill(-npm.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  npm = null;
  await server?.stop('SIGKILL');
  server = null;
});

const statusOf = (url: string): Promise<number | null> =>
  fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => null,
  );

/** Wait until a thread is loaded: a stop gives what is in flight a fixed time, and loading is slow on a busy machine. */
const isReady = (origin: string): Promise<void> =>
  expect.poll(() => statusOf(`${origin}/health/ready`), { interval: 100 }).toBe(200);

/** `npm start` as a supervisor runs it: the leader of a group of its own. */
async function npmStart(): Promise<{ readonly child: ChildProcess; readonly origin: string; log(): string }> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, PORT: String(port), WORKERS: '1', RATE_LIMIT_FACTOR: '0', MAX_DELAY_MS: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  npm = child;
  let written = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const origin = `http://127.0.0.1:${port}`;
  await isReady(origin);
  return { child, origin, log: () => written };
}

const arrivedCharts = (log: string): number => log.match(/"path":"\/horoscope".*"incoming request"/g)?.length ?? 0;

describe('npm start', () => {
  it.each([
    ['the npm process alone', (pid: number) => pid],
    ['its whole group', (pid: number) => -pid],
  ] as const)(
    'delivers what is in flight, and leaves nothing on its port, when SIGTERM is sent to %s',
    async (_name, target) => {
      const { child, origin, log } = await npmStart();
      const pending = Array.from({ length: 4 }, async (_, second) => {
        const reply = await fetch(`${origin}/horoscope`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...CHENNAI_BIRTH, time: `10:35:0${second}` }),
        });
        return [reply.status, Object.keys((await reply.json()) as object)];
      });
      await expect.poll(() => arrivedCharts(log()), { interval: 5 }).toBe(pending.length);
      const exited = once(child, 'exit');
      process.kill(target(child.pid ?? 0), 'SIGTERM');
      for (const reply of await Promise.all(pending)) {
        expect(reply).toEqual([200, expect.arrayContaining(['horoscope'])]);
      }
      await exited;
      expect(await statusOf(`${origin}/health`)).toBe(null);
    },
  );
});

describe('the stop of a process', () => {
  it('is not hurried by a second signal', async () => {
    server = await startServer();
    const running = server;
    await isReady(running.origin);
    const pending = fetch(`${running.origin}/horoscope`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(CHENNAI_BIRTH),
    });
    await expect.poll(() => running.log(), { interval: 5 }).toContain('"path":"/horoscope"');
    const stopped = running.stop('SIGTERM');
    await expect.poll(() => running.log(), { interval: 5 }).toContain('stopping');
    running.child.kill('SIGTERM');
    running.child.kill('SIGINT');
    expect(Object.keys((await (await pending).json()) as object)).toContain('horoscope');
    expect(await stopped).toBe(0);
  });

  it('does not wait for idle connections', async () => {
    server = await startServer();
    const running = server;
    const socket = connect(running.port, '127.0.0.1');
    await once(socket, 'connect');
    const held = once(socket, 'close');
    expect(await running.stop()).toBe(0);
    await held;
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
  it('is ready when a worker has answered, and says what the licence requires', async () => {
    server = await startServer();
    const { origin } = server;
    expect(await statusOf(`${origin}/health/live`)).toBe(200);
    await isReady(origin);
    expect(server.log().match(/SOURCE_URL is empty/g)).toHaveLength(1);
    expect(server.log()).not.toContain('/health');
  });

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
