import { buildApp } from '@ganita/service/server/app.js';
import { createMetrics } from '@ganita/service/server/plugins/metrics.js';
import { readSettings } from '@ganita/service/server/settings.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './service.js';

let service: TestService;
let ports: Ports;
beforeAll(async () => {
  service = await startService({ RATE_LIMIT_FACTOR: '1' });
  ports = await openPorts();
});
afterAll(() => service.close());

/** The application with an ephemeris that has lost its stars, or before a worker has answered. */
const appWith = ({ stars = true, worker = true }) =>
  buildApp({
    ports: stars
      ? ports
      : {
          ...ports,
          ephemeris: {
            ...ports.ephemeris,
            ayanamsaDeg() {
              throw new Error('no catalogue');
            },
          },
        },
    pool: service.pool,
    settings: readSettings({}),
    metrics: createMetrics(),
    hasWorker: () => worker,
  });

describe('the probes', () => {
  it('have no limit, unlike /health', async () => {
    const statuses = new Map<string, Set<number>>();
    for (const url of ['/health/live', '/health/ready', '/health']) {
      const seen = new Set<number>();
      for (let n = 0; n < 210; n++) seen.add((await service.inject({ method: 'GET', url })).statusCode);
      statuses.set(url, seen);
    }
    expect([...statuses].map(([url, seen]) => [url, [...seen]])).toEqual([
      ['/health/live', [200]],
      ['/health/ready', [200]],
      ['/health', [200, 429]],
    ]);
  });

  it('say that a service without a worker is alive and not ready', async () => {
    const app = await appWith({ worker: false });
    const [live, ready, health] = await Promise.all(
      ['/health/live', '/health/ready', '/health'].map((url) => app.inject({ method: 'GET', url })),
    );
    expect([live?.statusCode, live?.json()]).toEqual([200, { status: 'alive' }]);
    expect([ready?.statusCode, ready?.json()]).toEqual([503, { status: 'not_ready', faults: ['worker'] }]);
    expect(health?.statusCode).toBe(200);
    await app.close();
  });

  it('say that a service without its stars is not ready, and /health has the same body with 503', async () => {
    const app = await appWith({ stars: false });
    const health = await app.inject({ method: 'GET', url: '/health' });
    expect([health.statusCode, health.json()]).toMatchObject([
      503,
      { status: 'degraded', service: 'ganita', ephemeris: { usable: false, faults: ['stars'] } },
    ]);
    const ready = await app.inject({ method: 'GET', url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not_ready', faults: ['ephemeris'] }]);
    expect((await app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    await app.close();
  });
});
