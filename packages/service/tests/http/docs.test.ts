import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';
import { pageText } from '../../../../tests/docs/examples.js';
import { sharedService, startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  service.inject({ method: 'GET', url, headers });

const PARTS = [
  '/docs',
  '/docs/',
  '/docs/json',
  '/docs/static/styles.min.css',
  '/docs/static/web-components.min.js',
  '/docs/static/page.js',
  '/docs/static/icon.svg',
  '/docs/horoscope.md',
  '/openapi.json',
  '/llms.txt',
];

describe('the documentation', () => {
  it('describes for its page the same operations with every object whole', async () => {
    const [file, page] = await Promise.all([get('/openapi.json'), get('/docs/json')]);
    const { paths, components } = page.json();
    expect(Object.keys(paths)).toEqual(Object.keys(file.json().paths));
    expect(JSON.stringify(components.schemas.NatalChartRequest)).not.toContain('allOf');
    expect(Object.keys(components.schemas.NatalChartRequest.properties).slice(0, 2)).toEqual(['date', 'time']);
  });

  it.each(PARTS)('gives %s a tag for each coding, lets it be kept, and sends it once', async (url) => {
    const replies = [await get(url), await get(url, { 'accept-encoding': 'gzip' })];
    replies.push(await get(url, { 'accept-encoding': 'br' }));
    for (const [at, reply] of replies.entries()) {
      const accepted = ['identity', 'gzip', 'br'][at] ?? '';
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
        200,
        expect.stringMatching(/max-age=\d{3,}/),
      ]);
      expect(reply.headers.vary).toMatch(/accept-encoding/i);
      const tag = String(reply.headers.etag);
      expect(tag).toMatch(/^"[\w-]{22}"$/);
      for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await get(url, { 'accept-encoding': accepted, 'if-none-match': given });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      }
      expect((await get(url, { 'accept-encoding': accepted, 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  it('has a short index for agents whose links are all pages', async () => {
    const { body } = await get('/llms.txt');
    expect(body).toMatch(/^# Ganita\n\n> /);
    const pages = [...body.matchAll(/\]\((\/[\w./-]+)\)/g)].map(([, page = '']) => page);
    expect(pages.length).toBeGreaterThan(60);
    const replies = await Promise.all(pages.map((page) => get(page)));
    expect(pages.filter((_, at) => replies[at]?.statusCode !== 200)).toEqual([]);
    expect(Buffer.byteLength(body)).toBeLessThan(12_000);
  });

  it('is the same text in every coding', async () => {
    const plain = (await get('/openapi.json')).rawPayload;
    const gzip = await get('/openapi.json', { 'accept-encoding': 'gzip' });
    const brotli = await get('/openapi.json', { 'accept-encoding': 'br' });
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain)).toBe(true);
  });

  it.each(['yogas.md', 'dashas/graha/vimsottari.md', 'agreement.md', 'time.md'])(
    'has the tables of %s, which are not in git',
    async (page) => {
      expect((await get(`/docs/${page}`)).body).toBe(pageText(`docs/${page}`));
    },
  );

  it('has every page without the end of its name, too', async () => {
    const pages = readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' });
    for (const page of pages.filter((name) => name.endsWith('.md'))) {
      const [whole, short] = [await get(`/docs/${page}`), await get(`/docs/${page.slice(0, -'.md'.length)}`)];
      expect([page, short.statusCode, short.headers['content-type']]).toEqual([
        page,
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect(short.body).toBe(whole.body);
    }
  });

  it('has nothing that is written again for each call', async () => {
    for (const url of ['/docs/yaml', '/docs/static/..%2fpackage.json', '/docs/static/page.html', '/docs/nowhere']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'not found' }]);
    }
  });
});

describe('calls of the documentation', () => {
  it('are counted together, and rejected past the limit', async () => {
    const limited = await startService({ RATE_LIMIT_FACTOR: '0.02' });
    const send = async (url: string) => (await limited.inject({ method: 'GET', url })).statusCode;
    expect([await send('/docs'), await send('/openapi.json'), await send('/docs/json')]).toEqual([200, 200, 200]);
    expect([await send('/docs/static/styles.min.css'), await send('/docs'), await send('/openapi.json')]).toEqual([
      200, 429, 429,
    ]);
    await limited.close();
  });
});
