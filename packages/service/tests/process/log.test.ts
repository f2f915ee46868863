import { existsSync, openSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server.js';
import { sharedServer } from './sharedServer.js';
import { startUnread } from './unreadLog.js';

let server: ServerProcess | null = null;
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = null;
});

describe.skipIf(!existsSync('/dev/full'))('a service with a full disk under its log', () => {
  it('answers, counts the lines it drops, and ends when it should', async () => {
    const { send, chart, dropped, stopped } = await startUnread(openSync('/dev/full', 'w'));
    expect(await send('/nowhere')).toBe(404);
    while ((await dropped()) < 4) await Promise.all(Array.from({ length: 200 }, () => send(`/${'x'.repeat(180)}`)));
    expect(await chart()).toBe(200);
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
