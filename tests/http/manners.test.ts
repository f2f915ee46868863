import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('failures', () => {
  it('say 404 with a detail for a path that is not there', async () => {
    const reply = await service.inject({ method: 'GET', url: '/nowhere?x=<script>' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'no such path' }]);
  });

  it.each([
    ['GET', '/horoscope', 'POST'],
    ['DELETE', '/horoscope', 'POST'],
    ['POST', '/health', 'GET'],
  ] as const)('say 405 for %s %s and which method the path takes', async (method, url, allowed) => {
    const reply = await service.inject({ method, url });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, expect.stringContaining(allowed)]);
    expect(Object.keys(reply.json() as object)).toEqual(['detail']);
  });

  it('never show a stack', async () => {
    for (const url of ['/%', '/%00', '/..%2f..%2fetc/passwd', `/${'x'.repeat(5000)}`]) {
      const reply = await service.inject({ method: 'GET', url });
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.body).not.toMatch(/\bat .*:\d+:\d+/);
    }
  });
});

describe('cross-origin calls', () => {
  it('are open, preflight included', async () => {
    const preflight = await service.inject({
      method: 'OPTIONS',
      url: '/horoscope',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
    expect(preflight.headers['access-control-allow-methods']).toContain('POST');
    expect(preflight.headers['access-control-allow-headers']).toBe('content-type');
    const reply = await service.inject({ method: 'GET', url: '/health', headers: { origin: 'https://example.org' } });
    expect(reply.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('compression', () => {
  const chart = (encoding?: string) =>
    service.inject({
      method: 'POST',
      url: '/horoscope',
      payload: CHENNAI_BIRTH,
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });

  it('writes gzip and brotli that hold the same answer as the plain text', async () => {
    const plain = (await chart('identity')).rawPayload;
    const gzip = await chart('gzip');
    const brotli = await chart('gzip, deflate, br');
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain)).toBe(true);
    expect(gzip.headers.vary).toMatch(/accept-encoding/i);
  });

  it.each(['identity', 'gzip;q=0, br;q=0', 'identity;q=1, *;q=0', undefined])(
    'sends plain text to whoever says %s',
    async (accept) => {
      const reply = await chart(accept);
      expect(reply.headers['content-encoding']).toBeUndefined();
      expect(() => reply.json()).not.toThrow();
    },
  );

  it('leaves answers of less than 1 KB as they are', async () => {
    const small = await service.inject({ method: 'GET', url: '/health', headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers['content-encoding']).toBeUndefined();
    const large = await service.inject({ method: 'GET', url: '/openapi.json', headers: { 'accept-encoding': 'gzip' } });
    expect(large.headers['content-encoding']).toBe('gzip');
  });
});

describe('the endpoints of the service itself', () => {
  it('index the headline endpoints with the version', async () => {
    const reply = await service.inject({ method: 'GET', url: '/' });
    const body = reply.json() as { version: string; endpoints: Record<string, string>; source: string };
    expect([reply.statusCode, body.version]).toEqual([200, '1.0.0']);
    expect(Object.keys(body.endpoints)).toContain('POST /horoscope');
    expect(body.source).toMatch(/^https:/);
  });

  it('say what the ephemeris can do now', async () => {
    const reply = await service.inject({ method: 'GET', url: '/health' });
    expect(reply.json()).toMatchObject({
      status: 'healthy',
      ephemeris: { usable: true, version: '2.10.03', faults: [] },
    });
  });

  it('count the cache: a second identical chart is a hit, whatever the order of its fields', async () => {
    const figures = async () => {
      const reply = await service.inject({ method: 'GET', url: '/debug/meminfo' });
      return (reply.json() as { horoscope_cache: { hits: number; misses: number; max_size: number } }).horoscope_cache;
    };
    const body = { ...CHENNAI_BIRTH, time: '11:11:11', sections: ['julian_day'] };
    const before = await figures();
    const first = await service.post('/horoscope', body);
    const second = await service.post('/horoscope', Object.fromEntries(Object.entries(body).reverse()));
    const after = await figures();
    expect([after.misses - before.misses, after.hits - before.hits]).toEqual([1, 1]);
    expect(second.body).toEqual(first.body);
    expect(after.max_size).toBe(16 * 1024 * 1024);
  });

  it('share one reckoning between identical requests under way', async () => {
    const body = { ...CHENNAI_BIRTH, time: '12:12:12' };
    const before = service.pool.cache();
    const replies = await Promise.all(Array.from({ length: 5 }, () => service.post('/horoscope', body)));
    const after = service.pool.cache();
    expect(new Set(replies.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
    expect([after.misses - before.misses, after.hits - before.hits]).toEqual([1, 4]);
  });
});
