import { openSharedState, type SharedState } from '@ganita/service/redis/sharedState.js';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { hasRedis, startRedis } from '../process/redis.js';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

const PLAIN_WORKER = new URL('../workers/plainWorker.mjs', import.meta.url);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Together {
  readonly services: readonly TestService[];
  readonly redis: Redis;
}

/** Two services with one Redis. */
async function startTogether(
  environment: Readonly<Record<string, string>>,
  secret = 'a secret of both',
): Promise<Together> {
  const { url, child } = await startRedis();
  ends.push(() => child.kill('SIGKILL'));
  const redis = new Redis(url);
  ends.push(() => redis.disconnect());
  const services: TestService[] = [];
  for (let n = 0; n < 2; n++) {
    const shared: SharedState = openSharedState({ url, secret, onFault: () => undefined, onChange: () => undefined });
    await shared.firstAttempt;
    const service = await startService(environment, PLAIN_WORKER, shared.counter);
    ends.push(async () => {
      await service.close();
      await shared.close();
    });
    services.push(service);
  }
  return { services, redis };
}

const CHART = { method: 'POST', url: '/horoscope', payload: {} } as const;

/** Calls of both services by turns until one is rejected for their number, at most ten. */
async function callsLetThrough({ services }: Together, addressOf: (n: number) => string): Promise<number> {
  for (let n = 0; n < 10; n++) {
    const reply = await services[n % 2]?.inject({ ...CHART, remoteAddress: addressOf(n) });
    if (reply?.statusCode === 429) return n;
  }
  return 10;
}

describe.skipIf(!hasRedis)('limits that several processes share', () => {
  it.each([
    ['the addresses of one /64', (n: number) => `2001:db8:1:2::${(n * 977).toString(16)}`, 3],
    [
      'an address in several spellings',
      (n: number) => ['2001:db8::1', '2001:DB8:0:0::1', '2001:db8::1%eth0'][n % 3] ?? '',
      3,
    ],
    ['an IPv4 address in either form', (n: number) => ['203.0.113.5', '::ffff:203.0.113.5'][n % 2] ?? '', 3],
    ['several addresses', (n: number) => `203.0.113.${n}`, 10],
  ] as const)('count %s as one client or as several', async (_what, addressOf, passed) => {
    expect(await callsLetThrough(await startTogether({ RATE_LIMIT_FACTOR: '0.1' }), addressOf)).toBe(passed);
  });

  it('keep no address that can be read from the store', async () => {
    const together = await startTogether({ RATE_LIMIT_FACTOR: '0.1' });
    await callsLetThrough(together, () => '203.0.113.5');
    await callsLetThrough(together, () => '2001:db8:1:2::3');
    const keys = await together.redis.keys('*');
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(keys.join('\n')).not.toMatch(/203\.0|2001|db8/i);
  });

  it('heal a count without an expiry, with one too far off, and one that is no number', async () => {
    const together = await startTogether({ RATE_LIMIT_FACTOR: '0.1' });
    const call = async () => (await together.services[0]?.inject(CHART))?.statusCode;
    for (let n = 0; n < 3; n++) expect(await call()).toBe(422);
    const keys = await together.redis.keys('*horoscope*');
    expect(keys).toHaveLength(1);
    const key = keys[0] ?? '';
    for (const spoil of [() => together.redis.persist(key), () => together.redis.pexpire(key, 86_400_000)]) {
      await spoil();
      expect(await call()).toBe(429);
      expect(await together.redis.pttl(key)).toBeGreaterThan(0);
      expect(await together.redis.pttl(key)).toBeLessThanOrEqual(60_000);
    }
    await together.redis.set(key, 'no number');
    expect(await call()).toBe(422);
    expect(await together.redis.get(key)).toBe('1');
    expect(await together.redis.pttl(key)).toBeGreaterThan(0);
  });

  it('have one cost allowance', async () => {
    // A fortieth of the allowance is four whole charts, less than the comparison costs.
    const { services } = await startTogether({ RATE_LIMIT_FACTOR: '0.025' });
    const send = async (service: TestService | undefined, path: string, fields: object = {}) =>
      (await service?.post(path, { ...CHENNAI_BIRTH, ...fields }))?.status;
    const [one, other] = services;
    const far = { first_rules: { preset: 'raman' }, second_rules: { preset: 'jhora' } };
    expect(await send(one, '/horoscope/compare', far)).toBe(200);
    // What one has spent is in the store when its answer to the next call is.
    expect(await send(one, '/gochara', { target_date: '2024-01-01' })).toBe(429);
    expect(await send(other, '/horoscope')).toBe(429);
  });
});
