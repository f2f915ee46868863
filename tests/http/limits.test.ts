import { afterEach, describe, expect, it } from 'vitest';
import { CALCULATION_ENDPOINTS, SERVICE_ENDPOINTS } from '../../src/server/endpoints.js';
import { startService, type TestService } from './service.js';

let service: TestService | null = null;
afterEach(async () => {
  await service?.close();
  service = null;
});

const start = async (environment: Record<string, string>): Promise<TestService> => {
  service = await startService(environment);
  return service;
};

/** Calls until one is refused, at most `most`. */
async function callsUntilRefused(call: () => Promise<number>, most: number): Promise<number> {
  for (let done = 0; done < most; done++) if ((await call()) === 429) return done;
  return most;
}

describe('rate limits', () => {
  it.each([...CALCULATION_ENDPOINTS, ...Object.values(SERVICE_ENDPOINTS)])(
    'let $limitPerMinute calls a minute through to $method $path and refuse the next with a detail',
    async ({ method, path, limitPerMinute }) => {
      const { inject } = await start({ RATE_LIMIT_FACTOR: '1' });
      const call = async () =>
        (await inject({ method, url: path, ...(method === 'POST' && { payload: {} }) })).statusCode;
      expect(await callsUntilRefused(call, limitPerMinute + 5)).toBe(limitPerMinute);
      const refused = await inject({ method, url: path, ...(method === 'POST' && { payload: {} }) });
      expect([refused.statusCode, Object.keys(refused.json() as object)]).toEqual([429, ['detail']]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('give each endpoint a bucket of its own', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1' });
    for (let i = 0; i < 4; i++) await inject({ method: 'POST', url: '/horoscope', payload: {} });
    expect((await inject({ method: 'POST', url: '/horoscope', payload: {} })).statusCode).toBe(429);
    expect((await inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
  });

  it('are not moved by a forged X-Forwarded-For', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1' });
    let n = 0;
    const call = async () =>
      (
        await inject({
          method: 'POST',
          url: '/horoscope',
          payload: {},
          headers: { 'x-forwarded-for': `10.0.0.${n++}` },
        })
      ).statusCode;
    expect(await callsUntilRefused(call, 10)).toBe(3);
  });

  it('go by X-Forwarded-For behind a proxy that is trusted', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: 'true' });
    let n = 0;
    const call = async () =>
      (
        await inject({
          method: 'POST',
          url: '/horoscope',
          payload: {},
          headers: { 'x-forwarded-for': `10.0.0.${n++}` },
        })
      ).statusCode;
    expect(await callsUntilRefused(call, 10)).toBe(10);
  });

  it('are off at factor 0', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0' });
    const call = async () => (await inject({ method: 'POST', url: '/horoscope', payload: {} })).statusCode;
    expect(await callsUntilRefused(call, 50)).toBe(50);
  });

  it('come after 413 and before 422', async () => {
    const { inject } = await start({ RATE_LIMIT_FACTOR: '0.03' });
    const large = { method: 'POST', url: '/horoscope', payload: { place: 'x'.repeat(70_000) } } as const;
    expect((await inject(large)).statusCode).toBe(413);
    expect((await inject({ method: 'POST', url: '/horoscope', payload: {} })).statusCode).toBe(429);
    expect((await inject(large)).statusCode).toBe(413);
  });
});
