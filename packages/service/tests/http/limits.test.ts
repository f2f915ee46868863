import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsUntilRejected, PLAIN_WORKER } from './limitedCalls.js';
import { startService, type TestService } from './service.js';

let service: TestService | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await service?.close();
  service = null;
});

/** The clock is stopped, however long the machine takes for its calls. */
const start = async (environment: Record<string, string>): Promise<TestService> => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  service = await startService(environment, PLAIN_WORKER);
  return service;
};

/** Counted, and then rejected for its body. */
const CHART = { method: 'POST', url: '/horoscope', payload: {} } as const;

describe('rate limits', () => {
  it('give each endpoint a bucket of its own', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1' });
    for (let i = 0; i < 4; i++) await inject({ method: 'POST', url: '/horoscope', payload: {} });
    expect((await inject({ method: 'POST', url: '/horoscope', payload: {} })).statusCode).toBe(429);
    expect((await inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
  });

  it('are not moved by a forged X-Forwarded-For', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1' });
    let n = 0;
    const call = async () => (await inject({ ...CHART, headers: { 'x-forwarded-for': `10.0.0.${n++}` } })).statusCode;
    expect(await callsUntilRejected(call, 10)).toBe(3);
  });

  const behindOneProxy = [
    ['the client itself', () => '198.51.100.1', 3],
    ['another client each time', (n: number) => `198.51.100.${n}`, 10],
    ['an address that the client has forged before its own', (n: number) => `198.51.100.${n}, 203.0.113.5`, 3],
    [
      'one client in many spellings',
      (n: number) => ['203.0.113.5', '::ffff:203.0.113.5', '::FFFF:cb00:7105'][n % 3] ?? '',
      3,
    ],
    ['addresses of one /64', (n: number) => `2001:db8:1:2::${(n * 977).toString(16)}`, 3],
    ['addresses of many /64', (n: number) => `2001:db8:1:${n}::1`, 10],
    [
      'one IPv6 address in many spellings',
      (n: number) => ['2001:DB8::A', '2001:db8:0:0::a%eth0', '[2001:db8::a]:99'][n % 3] ?? '',
      3,
    ],
    ['text that is no address', (n: number) => `unknown-${n}`, 3],
  ] as const;
  it.each(behindOneProxy)(
    'behind one proxy whose X-Forwarded-For ends with %s, let the right calls through',
    async (_what, addressOf, passed) => {
      const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' });
      let n = 0;
      const call = async () => (await inject({ ...CHART, headers: { 'x-forwarded-for': addressOf(n++) } })).statusCode;
      expect(await callsUntilRejected(call, 10)).toBe(passed);
    },
  );

  it.each([
    ['2', '198.51.100.N, 203.0.113.5', 10],
    ['2', '9.9.9.N, 198.51.100.1, 203.0.113.5', 3],
    ['127.0.0.0/8, 10.0.0.0/8', '9.9.9.N, 198.51.100.1, 10.1.1.1', 3],
    ['127.0.0.0/8, 10.0.0.0/8', '198.51.100.N, 10.1.1.1', 10],
    ['192.0.2.0/24', '198.51.100.N', 3],
  ])('with TRUST_PROXY=%s and X-Forwarded-For: %s let %i of ten calls through', async (TRUST_PROXY, header, passed) => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY });
    let n = 0;
    const call = async () =>
      (await inject({ ...CHART, headers: { 'x-forwarded-for': header.replace('N', String(n++)) } })).statusCode;
    expect(await callsUntilRejected(call, 10)).toBe(passed);
  });

  it('count the addresses of one /64 as one client where there is no proxy', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1' });
    let n = 0;
    const call = async () => (await inject({ ...CHART, remoteAddress: `2001:db8::${(n++).toString(16)}` })).statusCode;
    expect(await callsUntilRejected(call, 10)).toBe(3);
  });

  it('end when the minute is over, also where the clock was set back meanwhile', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1' });
    const call = async () => (await inject(CHART)).statusCode;
    expect(await callsUntilRejected(call, 10)).toBe(3);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(30_000);
    const rejected = await inject(CHART);
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '30']);
    vi.advanceTimersByTime(30_000);
    expect(await callsUntilRejected(call, 10)).toBe(3);
  });

  it('are in the headers of the IETF draft and in the older ones, which scripts of other origins may read', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1' });
    const headersOf = async () => (await inject({ ...CHART, headers: { origin: 'https://example.org' } })).headers;
    const first = await headersOf();
    expect(first).toMatchObject({
      'ratelimit-policy': '"POST /horoscope";q=3;w=60',
      ratelimit: '"POST /horoscope";r=2;t=60',
      'x-ratelimit-limit': '3',
      'x-ratelimit-remaining': '2',
      'x-ratelimit-reset': '60',
    });
    const exposed = String(first['access-control-expose-headers']).split(', ');
    expect(exposed).toEqual(expect.arrayContaining(Object.keys(first).filter((name) => name.includes('ratelimit'))));
    vi.advanceTimersByTime(20_000);
    expect((await headersOf()).ratelimit).toBe('"POST /horoscope";r=1;t=40');
    await headersOf();
    const rejected = await headersOf();
    expect([rejected.ratelimit, rejected['retry-after']]).toEqual(['"POST /horoscope";r=0;t=40', '40']);
    expect((await inject({ method: 'GET', url: '/health' })).headers.ratelimit).toBe('"GET /health";r=19;t=60');
  });

  it('are off at factor 0', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0' });
    const call = async () => (await inject({ method: 'POST', url: '/horoscope', payload: {} })).statusCode;
    expect(await callsUntilRejected(call, 50)).toBe(50);
  });

  it('come after 413 and before 422', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.03' });
    const large = { method: 'POST', url: '/horoscope', payload: { place: 'x'.repeat(70_000) } } as const;
    expect((await inject(large)).statusCode).toBe(413);
    expect((await inject({ method: 'POST', url: '/horoscope', payload: {} })).statusCode).toBe(429);
    expect((await inject(large)).statusCode).toBe(413);
  });
});
