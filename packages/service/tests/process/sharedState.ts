import { Redis } from 'ioredis';
import { afterEach, expect } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { startRedis } from './redis.js';
import { type ServerProcess, startServer } from './server.js';

const running: ServerProcess[] = [];
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL');
  for (const stop of stops.splice(0)) stop();
});

/** The servers that a test has started so far. */
export const startedServers = (): readonly ServerProcess[] => running;

/** A Redis with some options, which ends with the test, and a client of it. */
export async function redisOfTest(...options: readonly string[]) {
  const { url, child } = await startRedis(...options);
  stops.push(() => child.kill('SIGKILL'));
  return {
    url,
    child,
    client: () => {
      const redis = new Redis(url);
      stops.push(() => redis.disconnect());
      return redis;
    },
  };
}

/**
 * A server whose thread is loaded, which takes longer than a minute on a machine that is busy enough: it has answered a
 * batch, which leaves nothing in the cache. It ends with the test.
 */
export async function startLoaded(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(environment);
  running.push(server);
  const reply = await fetch(`${server.origin}/horoscope/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: JSON.stringify({ ...CHENNAI_BIRTH, sections: ['julian_day'] }),
  });
  await reply.text();
  return server;
}

/** A small chart. */
export const chart = (origin: string, body: object) =>
  fetch(`${origin}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...CHENNAI_BIRTH, sections: ['julian_day'], ...body }),
  });

/** What a log says of the shared state. */
export const faultLines = (server: ServerProcess) =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes('shared state'))
    .map((line) => JSON.parse(line) as { fault: string; code?: string; operation?: string });

/** A server whose Redis requires a password says the code of its rejection once, and never a password. */
export async function expectNoPassword(code: string, credentials: string): Promise<void> {
  const { url } = await redisOfTest('--requirepass', 'right-hush');
  const server = await startLoaded({ REDIS_URL: url.replace('://', `://${credentials}`), RATE_LIMIT_FACTOR: '1' });
  for (let n = 10; n < 14; n++) {
    expect((await chart(server.origin, { time: `10:00:${n}` })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(faultLines(server)).toEqual([expect.objectContaining({ fault: 'redis_lost', code })]);
  expect(server.log()).not.toContain('hush');
}
