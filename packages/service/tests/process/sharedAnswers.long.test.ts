import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/freePort.mjs';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { hasRedis, startRedis } from './redis.js';
import { type ServerProcess, startServer } from './server.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer(environment);
  ends.push(() => server.stop('SIGKILL'));
  return server;
}

async function redisOfTheTest(): Promise<{ readonly url: string; readonly redis: Redis }> {
  const { url, child } = await startRedis();
  ends.push(() => child.kill('SIGKILL'));
  const redis = new Redis(url);
  ends.push(() => redis.disconnect());
  return { url, redis };
}

/** A chart as plain text. */
async function chart({ origin }: ServerProcess): Promise<string> {
  const reply = await fetch(`${origin}/horoscope`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ ...CHENNAI_BIRTH, sections: ['nakshatra_pada', 'bhava_chart'] }),
  });
  expect(reply.status).toBe(200);
  return reply.text();
}

const changes: Readonly<Record<string, (entry: Buffer) => Buffer>> = {
  'a sign was changed': (entry) => Buffer.from(entry.toString('latin1').replaceAll('Libra', 'Aries'), 'latin1'),
  'the end was cut off': (entry) => entry.subarray(0, entry.length >> 1),
  'a page of a proxy is stored': () => Buffer.from('\u0002<html>502 Bad Gateway</html>'),
  'nothing is left': () => Buffer.alloc(0),
};

describe.skipIf(!hasRedis)('answers that processes share through Redis', () => {
  it('are computed again where they are not what was stored, and found by processes of one secret alone', async () => {
    const { url, redis } = await redisOfTheTest();
    // It keeps nothing itself: every answer comes out of the store.
    const METRICS_PORT = String(await freePort());
    const server = await start({ REDIS_URL: url, CACHE_MB: '0', METRICS_PORT });
    const right = await chart(server);
    await expect.poll(() => redis.keys('*bytes*')).toHaveLength(1);
    const key = (await redis.keys('*bytes*'))[0] ?? '';
    const entry = (await redis.getBuffer(key)) ?? Buffer.alloc(0);
    for (const [what, change] of Object.entries(changes)) {
      await redis.set(key, change(entry));
      expect([what, await chart(server)]).toEqual([what, right]);
      await expect.poll(async () => (await redis.getBuffer(key))?.equals(entry)).toBe(true);
    }
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(metrics).toMatch(/ganita_faults_total\{what="redis_entry_rejected"\} 4\b/);
    await expect.poll(() => server.log()).toContain('redis_entry_rejected');

    const CACHE_SECRET = 'sixteen characters and more';
    const hits = async (more: Readonly<Record<string, string>>) => {
      const other = await start({ REDIS_URL: url, ...more });
      await chart(other);
      const figures = (await (await fetch(`${other.origin}/debug/meminfo`)).json()) as {
        horoscope_cache: { hits: number };
      };
      return figures.horoscope_cache.hits;
    };
    // The first has a secret, and that of the server before has none.
    expect(await hits({ CACHE_SECRET })).toBe(0);
    await expect.poll(() => redis.keys('*bytes*')).toHaveLength(2);
    expect(await hits({ CACHE_SECRET })).toBe(1);
    expect(await hits({ CACHE_SECRET: 'another one, as long as that' })).toBe(0);
    expect((await redis.keys('*')).join('\n')).not.toMatch(/1996|10:34|natalChart/);
  });
});
