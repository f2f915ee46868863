import zlib, { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { MAX_DRAIN_MS } from '@ganita/service/server/plugins/gracefulShutdown.js';
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
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'not found' }]);
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

  it.each(['/%', '/%ff', '/%00', '/..%2f..%2fetc/passwd', `/${'x'.repeat(5000)}`])(
    'say 404 with a detail for %s, a path that cannot be read',
    async (url) => {
      const reply = await service.inject({ method: 'GET', url });
      expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'not found' }]);
    },
  );

  it('are the same with a slash at the end of the path', async () => {
    expect((await service.post('/horoscope/', {})).status).toBe(422);
    expect((await service.get('/horoscope/')).status).toBe(405);
    expect((await service.get('/nowhere/')).status).toBe(404);
  });

  it.each([
    ['an unknown content-encoding', { 'content-encoding': 'brutal' }, JSON.stringify(CHENNAI_BIRTH)],
    [
      'a body that is not written in its content-encoding',
      { 'content-encoding': 'gzip' },
      JSON.stringify(CHENNAI_BIRTH),
    ],
    ['a body that is cut off', { 'content-encoding': 'gzip' }, gzipSync(JSON.stringify(CHENNAI_BIRTH)).subarray(0, -9)],
    ['bytes that are no UTF-8', {}, Buffer.from(JSON.stringify(CHENNAI_BIRTH).replace('Chennai', 'é'), 'latin1')],
    ['no body', {}, ''],
    ['thousands of brackets', {}, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ] as const)('say 422 with a detail for %s', async (_name, headers, payload) => {
    const reply = await service.inject({
      method: 'POST',
      url: '/horoscope',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect([reply.statusCode, Object.keys(reply.json() as object)]).toEqual([422, ['detail']]);
  });

  it('report no HTTP method as an error of the service', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'SEARCH']) {
      const reply = await service.inject({ method: method as 'PUT', url: '/horoscope' });
      expect([method, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([method, true]);
      expect(Object.keys(reply.json() as object)).toEqual(['detail']);
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
    expect(reply.headers['access-control-expose-headers']).toContain('retry-after');
  });

  it('may request OPTIONS without being a preflight', async () => {
    const reply = await service.inject({ method: 'OPTIONS', url: '/horoscope' });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  });

  it('may read rejections too', async () => {
    const rejected = await service.post('/horoscope', {}, { origin: 'https://example.org' });
    expect([rejected.status, rejected.headers['access-control-allow-origin']]).toEqual([422, '*']);
  });
});

describe('cross-origin calls with CORS_ORIGINS', () => {
  let restricted: TestService;
  beforeAll(async () => {
    restricted = await startService({
      CORS_ORIGINS: 'https://astro.example, http://localhost:3000',
      MCP: 'true',
      MCP_ORIGINS: 'https://agent.example',
    });
  });
  afterAll(() => restricted.close());

  const preflightOf = (origin: string) =>
    restricted.inject({
      method: 'OPTIONS',
      url: '/horoscope',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });

  it.each(['https://astro.example', 'http://localhost:3000'])('are allowed from %s', async (origin) => {
    expect((await preflightOf(origin)).headers['access-control-allow-origin']).toBe(origin);
    const rejected = await restricted.post('/horoscope', {}, { origin });
    expect([rejected.status, rejected.headers['access-control-allow-origin']]).toEqual([422, origin]);
    expect(String(rejected.headers.vary).toLowerCase()).toContain('origin');
  });

  it.each(['https://example.org', 'https://astro.example.org', 'null'])('are not allowed from %s', async (origin) => {
    expect((await preflightOf(origin)).headers['access-control-allow-origin']).toBeUndefined();
    const reply = await restricted.inject({ method: 'GET', url: '/health', headers: { origin } });
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([200, undefined]);
    expect(String(reply.headers.vary).toLowerCase()).toContain('origin');
  });

  it('are allowed from the pages that may call /mcp, and answers to programs differ by origin too', async () => {
    const origin = 'https://agent.example';
    expect((await preflightOf(origin)).headers['access-control-allow-origin']).toBe(origin);
    const { headers } = await restricted.inject({ method: 'GET', url: '/docs/json' });
    const again = { method: 'GET', url: '/docs/json', headers: { 'if-none-match': String(headers.etag) } } as const;
    const unchanged = await restricted.inject(again);
    expect(unchanged.statusCode).toBe(304);
    for (const { vary } of [headers, unchanged.headers]) expect(String(vary).toLowerCase()).toContain('origin');
  });
});

describe('headers that keep browsers from guessing', () => {
  const EXPECTED = {
    'content-security-policy': [
      "default-src 'self'",
      "base-uri 'self'",
      "font-src 'self' https: data:",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
    ].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };

  it.each(['/health', '/nowhere'])('are on the answer of %s', async (url) => {
    const { headers } = await service.inject({ method: 'GET', url });
    expect(headers).toMatchObject(EXPECTED);
    expect(headers).not.toHaveProperty('strict-transport-security');
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

  it('writes gzip and brotli that contain the same answer as the plain text', async () => {
    const plain = (await chart('identity')).rawPayload;
    const gzip = await chart('gzip');
    const brotli = await chart('gzip, deflate, br');
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain)).toBe(true);
    expect(gzip.headers.vary).toMatch(/accept-encoding/i);
  });

  it.skipIf(!('zstdDecompressSync' in zlib))('writes zstd where this version of Node has it', async () => {
    const plain = (await chart('identity')).rawPayload;
    const zstd = await chart('gzip, deflate, br, zstd');
    expect(zstd.headers['content-encoding']).toBe('zstd');
    const { zstdDecompressSync } = zlib as unknown as { zstdDecompressSync: (bytes: Buffer) => Buffer };
    expect(zstdDecompressSync(zstd.rawPayload).equals(plain)).toBe(true);
  });

  it('never uses an encoding that a client rejects, and uses another that it accepts', async () => {
    expect((await chart('zstd;q=0, br;q=0, *;q=0.5')).headers['content-encoding']).toBe('gzip');
    expect((await chart('GZIP')).headers['content-encoding']).toBe('gzip');
  });

  it.each(['gzip, identity', 'identity, gzip', 'GZIP, identity', 'x-gzip, identity'])(
    'is gzip for "%s", in answers of threads, of the main thread and of the service',
    async (accept) => {
      const headers = { 'accept-encoding': accept };
      const day = { date: '2025-11-22', latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
      const replies = [
        await chart(accept),
        await service.inject({ method: 'POST', url: '/panchang', payload: day, headers }),
        await service.inject({ method: 'GET', url: '/openapi.json', headers }),
        await service.inject({ method: 'GET', url: '/location/autocomplete?q=san&limit=50', headers }),
      ];
      expect(replies.map((reply) => reply.headers['content-encoding'])).toEqual(['gzip', 'gzip', 'gzip', 'gzip']);
    },
  );

  it.each([
    ['gzip', gzipSync],
    ['GZIP', gzipSync],
    ['x-gzip', gzipSync],
    ['X-Gzip', gzipSync],
    ['Br', brotliCompressSync],
    ['DEFLATE', deflateSync],
  ] as const)('is taken in a request body with content-encoding %s', async (encoding, write) => {
    const reply = await service.inject({
      method: 'POST',
      url: '/horoscope',
      payload: write(JSON.stringify({ ...CHENNAI_BIRTH, sections: ['julian_day'] })),
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });
    expect([reply.statusCode, Object.keys(reply.json() as object)]).toEqual([
      200,
      expect.arrayContaining(['horoscope']),
    ]);
  });

  it.each(['zstd', 'gzip, gzip', 'compress'])(
    'is rejected in a request body with content-encoding %s',
    async (encoding) => {
      const reply = await service.inject({
        method: 'POST',
        url: '/horoscope',
        payload: gzipSync('{}'),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      });
      expect([reply.statusCode, reply.json()]).toEqual([
        422,
        { detail: 'content-encoding must be gzip, deflate, br or identity' },
      ]);
    },
  );

  it('is undone in a request body no further than the limit', async () => {
    for (const [encoding, write] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      const reply = await service.inject({
        method: 'POST',
        url: '/horoscope',
        payload: write(Buffer.alloc(20_000_000, ' ')),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      });
      expect([reply.statusCode, reply.json()]).toEqual([413, { detail: expect.stringContaining('larger than') }]);
    }
  });

  it('is the same for an answer that is computed in the main thread', async () => {
    const day = { date: '2025-11-22', latitude: 28.6358, longitude: 77.2245, timezone: 5.5 };
    const send = (encoding: string) =>
      service.inject({
        method: 'POST',
        url: '/panchang',
        payload: day,
        headers: { 'accept-encoding': encoding },
      });
    const [plain, gzip, rejected] = [await send('identity'), await send('gzip'), await send('gzip;q=0')];
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(rejected.headers['content-encoding']).toBeUndefined();
    for (const { headers } of [plain, gzip]) expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it.each(['identity', 'gzip;q=0, br;q=0', 'identity;q=1, *;q=0', undefined])(
    'sends plain text to a client that says %s',
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
    const body = reply.json() as { version: string; endpoints: Record<string, string>; source: string | null };
    expect([reply.statusCode, body.version]).toEqual([200, '1.0.0']);
    expect(Object.keys(body.endpoints)).toHaveLength(6);
    expect(Object.keys(body.endpoints)).toContain('POST /horoscope');
    expect(body.source).toBe(null);
    const withSource = await startService({ SOURCE_URL: 'https://example.org/ganita-1' });
    expect((await withSource.get('/')).body.source).toBe('https://example.org/ganita-1');
    await withSource.close();
  });

  it('say what the ephemeris can do now', async () => {
    const reply = await service.inject({ method: 'GET', url: '/health' });
    expect(reply.json()).toMatchObject({
      status: 'healthy',
      ephemeris: { usable: true, version: '2.10.03', faults: [] },
      zone_data: expect.stringMatching(/^20\d\d[a-z]$/),
      data: { usable: true, faults: [] },
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

  it('share one calculation between identical requests in flight', async () => {
    const body = { ...CHENNAI_BIRTH, time: '12:12:12' };
    const before = service.pool.cache();
    const replies = await Promise.all(Array.from({ length: 5 }, () => service.post('/horoscope', body)));
    const after = service.pool.cache();
    expect(new Set(replies.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
    expect([after.misses - before.misses, after.hits - before.hits]).toEqual([1, 4]);
  });
});

describe('a service that stops', () => {
  it('is given longer to close than its answers have to be delivered', () => {
    expect(service.app.initialConfig.pluginTimeout).toBeGreaterThan(MAX_DRAIN_MS);
  });
});

describe('more than the service accepts', () => {
  it('is rejected with 503, a detail and Retry-After; what was accepted is answered', async () => {
    const slow = await startService(
      { MAX_QUEUED: '1', CACHE_MB: '0' },
      new URL('../workers/slowWorker.mjs', import.meta.url),
    );
    const send = (second: number) =>
      slow.inject({ method: 'POST', url: '/horoscope', payload: { ...CHENNAI_BIRTH, time: `10:00:0${second}` } });
    const replies = await Promise.all([0, 1, 2, 3].map(send));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503, 503]);
    const rejected = replies.find(({ statusCode }) => statusCode === 503);
    expect(rejected?.json()).toEqual({ detail: expect.stringContaining('try again later') });
    expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(4)).statusCode).toBe(200);
    await slow.close();
  });
});

describe('a worker that dies', () => {
  it('fails its own request alone, with 500 and a detail without internals', async () => {
    const dying = await startService({ WORKERS: '2' }, new URL('../workers/dyingWorker.mjs', import.meta.url));
    const send = (date: string) => dying.post('/horoscope', { ...CHENNAI_BIRTH, date });
    const statuses = await Promise.all(
      ['2000-01-01', '1900-01-01', '2000-01-02'].map(async (date) => (await send(date)).status),
    );
    expect(statuses).toEqual([200, 500, 200]);
    const failed = await send('1900-01-02');
    expect([failed.status, failed.body]).toEqual([500, { detail: 'Calculation failed' }]);
    expect((await send('2000-01-03')).status).toBe(200);
    expect((await dying.get('/health')).body.status).toBe('healthy');
    await dying.close();
  });
});
