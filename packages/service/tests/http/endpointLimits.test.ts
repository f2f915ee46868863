import type { Jobs } from '@ganita/service/jobs/jobs.js';
import { ENDPOINTS, limitedOf } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callsUntilRejected, PLAIN_WORKER } from './limitedCalls.js';
import { startService, type TestService } from './service.js';

/** Routes of jobs without a queue: no call has the secret. */
const never = () => Promise.reject(new Error('not called'));
const NO_JOBS: Jobs = { submit: never, status: never, results: never, remove: never, close: async () => undefined };

let service: TestService;
beforeAll(async () => {
  // The clock is stopped, however long the machine takes for the calls.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  service = await startService({ RATE_LIMIT_FACTOR: '1' }, PLAIN_WORKER, null, { jobs: NO_JOBS });
});
afterAll(async () => {
  vi.useRealTimers();
  await service.close();
});

describe('rate limits', () => {
  it.each([...limitedOf(ENDPOINTS)].map((endpoint, index) => ({ ...endpoint, address: `198.51.100.${index}` })))(
    'let $limitPerMinute calls a minute of an address through to $method $path and reject the next with a detail',
    async ({ method, path, limitPerMinute, address }) => {
      const body = method === 'POST' && { payload: {} };
      const call = () => service.inject({ method, url: path, remoteAddress: address, ...body });
      expect(await callsUntilRejected(async () => (await call()).statusCode, limitPerMinute + 5)).toBe(limitPerMinute);
      const rejected = await call();
      expect([rejected.statusCode, Object.keys(rejected.json() as object)]).toEqual([429, ['detail']]);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    },
  );
});
