import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService({ METRICS_PORT: '9464' });
});
afterAll(() => service.close());

describe('every answer', () => {
  it('carries an id of its own, or the one a proxy gave, and its time', async () => {
    const one = await service.inject({ method: 'GET', url: '/health' });
    const other = await service.inject({
      method: 'GET',
      url: '/health',
      headers: { 'x-request-id': 'proxy-12345678' },
    });
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.headers['x-request-id']).toBe('proxy-12345678');
    expect(one.headers['server-timing']).toMatch(/^total;dur=\d+\.\d$/);
  });

  it('never repeats an id that is not plain', async () => {
    const reply = await service.inject({ method: 'GET', url: '/health', headers: { 'x-request-id': 'a b"c<script>' } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the figures for Prometheus', () => {
  it('show requests by route and status, and nothing a caller wrote', async () => {
    await service.inject({ method: 'GET', url: '/secret-path?name=Secretville' });
    await service.inject({ method: 'GET', url: '/health' });
    const figures = await service.metrics.registry.metrics();
    expect(figures).toMatch(/ganita_request_seconds_count\{method="GET",route="\/health",status="200"\} \d+/);
    expect(figures).toContain('ganita_pool_queued');
    expect(figures).not.toMatch(/secret/i);
  });

  it.each(['/metrics', '/metrics/', '//metrics', '/%6detrics'])('are not at %s of the service', async (url) => {
    expect((await service.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});
