import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { freePort } from './freePort.js';
import { type ServerProcess, startServer } from './server.js';
import { sharedServer } from './sharedServer.js';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

let child: ChildProcess | null = null;
let server: ServerProcess | null = null;
afterEach(async () => {
  child?.kill('SIGKILL');
  child = null;
  await server?.stop('SIGKILL');
  server = null;
});

/** A service whose log goes where this test does not read it. */
async function startUnread(stdout: number | 'pipe') {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const started = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      WORKERS: '1',
      RATE_LIMIT_FACTOR: '0',
      MAX_DELAY_MS: '0',
    },
    stdio: ['ignore', stdout, 'ignore'],
  });
  child = started;
  const origin = `http://127.0.0.1:${port}`;
  const send = async (path: string) => {
    const reply = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(60_000) });
    await reply.arrayBuffer();
    return reply.status;
  };
  await expect.poll(() => send('/health').catch(() => null), { interval: 100 }).toBe(200);
  return {
    child: started,
    send,
    chart: async () => {
      const reply = await fetch(`${origin}/horoscope`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...CHENNAI_BIRTH, sections: ['julian_day'] }),
      });
      await reply.arrayBuffer();
      return reply.status;
    },
    dropped: async () => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/ganita_faults_total\{what="log_dropped"\} (\d+)/.exec(figures)?.[1] ?? 0);
    },
    async stopped() {
      const exited = once(started, 'exit');
      started.kill('SIGTERM');
      return (await exited)[0] as number | null;
    },
  };
}

describe.skipIf(!existsSync('/dev/full'))('a service with a full disk under its log', () => {
  it('answers, counts the lines it drops, and ends when it should', async () => {
    const { send, chart, dropped, stopped } = await startUnread(openSync('/dev/full', 'w'));
    expect(await send('/nowhere')).toBe(404);
    expect(await chart()).toBe(200);
    expect(await dropped()).toBeGreaterThan(3);
    expect(await stopped()).toBe(0);
  });
});

describe('a service whose log is not read', () => {
  it('answers, buffers a bounded part of it, and ends when it should', async () => {
    // Node reads some of the pipe ahead and then no more, as nothing reads from it.
    const { send, chart, dropped, stopped } = await startUnread('pipe');
    while ((await dropped()) === 0) await Promise.all(Array.from({ length: 200 }, () => send(`/${'x'.repeat(180)}`)));
    expect(await chart()).toBe(200);
    expect(await stopped()).toBe(0);
  });

  it('goes on when the reader leaves', async () => {
    const { child: started, send, chart, dropped, stopped } = await startUnread('pipe');
    started.stdout?.destroy();
    expect(await send('/nowhere')).toBe(404);
    expect(await chart()).toBe(200);
    await expect.poll(dropped).toBeGreaterThan(0);
    expect(await stopped()).toBe(0);
  });
});

describe('the log', () => {
  it('contains little of a request, however long its path, and nothing of its query or its credentials', async () => {
    const server = await sharedServer();
    const before = server.log().length;
    const { origin } = server;
    for (const path of [
      `/${'x'.repeat(15_000)}`,
      '/place;name=Secretville',
      '/place%3Fname=Secretville',
      '/place%253fname=Secretville',
      '/place?name=Secretville',
    ]) {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    }
    await expect.poll(() => server.log().match(/request completed/g)?.length).toBe(5);
    expect(server.log().length - before).toBeLessThan(5_000);
    expect(server.log()).not.toContain('Secretville');
  });

  it('has two lines a minute of an address that is rejected, and not two of each call', async () => {
    server = await startServer({ RATE_LIMIT_FACTOR: '0.01' });
    const statuses: number[] = [];
    for (let n = 0; n < 100; n++) {
      const reply = await fetch(`${server.origin}/location/search?query=Salem`);
      await reply.arrayBuffer();
      statuses.push(reply.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(98);
    await server.stop();
    const lines = server
      .log()
      .split('\n')
      .filter((line) => line.includes('rejected'));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'rejected', status: 429, address: '127.0.0.1', path: '/location/search' },
      { msg: 'rejected again', status: 429, address: '127.0.0.1', count: 97 },
    ]);
    expect(server.log().match(/incoming request/g)).toHaveLength(2);
    expect(server.log().match(/request completed/g)).toHaveLength(2);
  });
});
