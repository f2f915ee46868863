import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH } from '../http/service.js';
import { hasRedis, startRedis } from './redis.js';
import { type ServerProcess, startServer } from './server.js';

const running: ServerProcess[] = [];
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL');
  for (const stop of stops.splice(0)) stop();
});

const start = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServer({ METRICS: 'true', ...environment });
  running.push(server);
  return server;
};

const chart = (origin: string, body: object) =>
  fetch(`${origin}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...CHENNAI_BIRTH, sections: ['julian_day'], ...body }),
  });

const cacheOf = async ({ origin }: ServerProcess) =>
  ((await (await fetch(`${origin}/debug/meminfo`)).json()) as { horoscope_cache: { hits: number; misses: number } })
    .horoscope_cache;

describe.skipIf(!hasRedis)('two processes with one Redis', () => {
  it('share one limit and one cache', async () => {
    const { url, child } = await startRedis();
    stops.push(() => child.kill('SIGKILL'));
    const [one, other] = [
      await start({ REDIS_URL: url, RATE_LIMIT_FACTOR: '1' }),
      await start({ REDIS_URL: url, RATE_LIMIT_FACTOR: '1' }),
    ];
    const first = await (await chart(one.origin, {})).text();
    expect(await (await chart(other.origin, {})).text()).toBe(first);
    expect(await cacheOf(other)).toMatchObject({ hits: 1, misses: 0 });
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) statuses.push((await chart(n % 2 === 0 ? one.origin : other.origin, {})).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(28);
    expect(statuses.slice(28)).toEqual([429, 429, 429, 429]);
  });

  it('fail nothing when Redis is killed in between, and count for themselves', async () => {
    const { url, child } = await startRedis();
    const server = await start({ REDIS_URL: url, RATE_LIMIT_FACTOR: '1' });
    expect((await chart(server.origin, {})).status).toBe(200);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await chart(server.origin, { time: `10:00:${String(n).padStart(2, '0')}` })).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect(server.log()).toContain('redis_lost');
    expect(await (await fetch(`${server.origin}/metrics`)).text()).toMatch(
      /ganita_faults_total\{what="redis_count"\} [1-9]/,
    );
  });
});
