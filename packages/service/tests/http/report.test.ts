import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

const SECRET = 'a long secret of the operator';
const PATH = '/horoscope/pdf';
/** Pages of one small key, so that many reports stay quick. */
const SMALL = { ...CHENNAI_BIRTH, sections: ['sahams'] };

let service: TestService;
beforeAll(async () => {
  service = await startService({ PDF_SECRET: SECRET });
});
afterAll(() => service.close());

const send = (body: unknown, headers: Readonly<Record<string, string>> = { 'x-pdf-secret': SECRET }) =>
  service.inject({
    method: 'POST',
    url: PATH,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Status and body of a rejection. */
const rejection = async (body: unknown, headers?: Readonly<Record<string, string>>): Promise<[number, string]> => {
  const reply = await send(body, headers);
  const answer = reply.json() as Readonly<Record<string, unknown>>;
  expect(Object.keys(answer)).toEqual(['detail']);
  return [reply.statusCode, String(answer.detail)];
};

describe('POST /horoscope/pdf', () => {
  it('answers with a PDF that a browser shows and no cache keeps', async () => {
    const reply = await send(SMALL);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toBe('inline; filename=janma-kundali.pdf');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(reply.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('gives the same bytes to the same request', async () => {
    const [one, two] = [await send(SMALL), await send(Object.fromEntries(Object.entries(SMALL).reverse()))];
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  });

  it('draws the charts in the style that pictures use, which counts before the one of the contract', async () => {
    const drawn = async (changes: object): Promise<string> =>
      (await send({ ...SMALL, ...changes })).rawPayload.toString('latin1');
    const south = await drawn({ chart_style: 'south' });
    expect(await drawn({ style: 'south' })).toBe(south);
    expect(await drawn({ style: 'south', chart_style: 'north' })).toBe(south);
    const east = await drawn({ style: 'east' });
    expect(east).not.toBe(south);
    expect(east).not.toBe(await drawn({}));
  });

  it('takes a photo larger than the bodies of other endpoints', async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#335577' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(64 * 1024);
    const reply = await send({ ...SMALL, photo: photo.toString('base64') });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.includes('/DCTDecode')).toBe(true);
  });

  it('is described with its secret and its failures', async () => {
    const document = (await service.inject({ method: 'GET', url: '/docs/json' })).json() as {
      paths: Record<string, { post: { security: unknown; responses: Record<string, { content?: object }> } }>;
    };
    const operation = document.paths[PATH]?.post;
    expect(operation?.security).toEqual([{ pdfSecret: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', '401', '413', '422', '429', '500', '503']);
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual(['application/pdf']);
  });
});

describe('the secret', () => {
  it.each([
    ['missing', {}],
    ['empty', { 'x-pdf-secret': '' }],
    ['wrong', { 'x-pdf-secret': 'another' }],
    ['cut short', { 'x-pdf-secret': SECRET.slice(0, -1) }],
    ['in capitals', { 'x-pdf-secret': SECRET.toUpperCase() }],
    ['given in another header', { authorization: `Bearer ${SECRET}` }],
  ])('%s is a 401', async (_, headers) => {
    expect(await rejection(SMALL, headers)).toEqual([401, 'X-PDF-Secret is missing or wrong']);
  });

  it('is required before the body is read', async () => {
    expect((await rejection('{"date": ', {}))[0]).toBe(401);
    expect((await rejection({}, {}))[0]).toBe(401);
    expect((await rejection({ ...SMALL, date: '1800-01-01' }, { 'x-pdf-secret': 'x' }))[0]).toBe(401);
    expect((await rejection('x', { 'content-type': 'text/plain' }))[0]).toBe(401);
  });

  it('that the service does not have gives no access', async () => {
    const closed = await startService({ PDF_SECRET: '' });
    for (const secret of ['', 'undefined', SECRET]) {
      const reply = await closed.inject({
        method: 'POST',
        url: PATH,
        payload: SMALL,
        headers: { 'x-pdf-secret': secret },
      });
      expect([reply.statusCode, reply.json()]).toEqual([401, { detail: 'X-PDF-Secret is missing or wrong' }]);
    }
    await closed.close();
  });

  it('is compared in constant time, by digests', () => {
    const source = readFileSync(new URL('../../src/server/plugins/security.ts', import.meta.url), 'utf8');
    expect(source).toContain('timingSafeEqual(digest(');
    expect(source).not.toMatch(/given === secret|secret === given/);
  });

  it('is in no answer and in no description', async () => {
    for (const url of ['/', '/health', '/openapi.json', '/debug/meminfo']) {
      expect((await service.inject({ method: 'GET', url })).body).not.toContain(SECRET);
    }
  });
});

describe('what is rejected', () => {
  it.each(['date', 'time', 'place', 'latitude', 'longitude', 'timezone'])(
    'a request without %s: 422',
    async (field) => {
      const { [field as 'date']: _left, ...body } = SMALL;
      expect(await rejection(body)).toEqual([422, missingField(field)]);
    },
  );

  it.each([
    [{ name: 7 }, 'name must be a string or null'],
    [{ chart_style: null }, 'chart_style must be a string'],
    [{ chart_style: 1 }, 'chart_style must be a string'],
    [{ photo: [] }, 'photo must be a string or null'],
    [{ online_url: {} }, 'online_url must be a string or null'],
    [{ latitude: '13' }, 'latitude must be a number'],
    [{ name: 'x'.repeat(81), timezone: 'IST' }, 'timezone must be a number'],
  ])('a wrong type, %j: 422', async (changes, detail) => {
    expect(await rejection({ ...SMALL, ...changes })).toEqual([422, detail]);
  });

  it.each([
    [{ name: 'x'.repeat(81) }, 'name must have at most 80 characters'],
    [{ name: '\u5317\u4eac' }, 'name must be written in'],
    [{ chart_style: 'west' }, 'chart_style must be one of north, south'],
    [{ chart_style: 'east' }, 'chart_style must be one of north, south'],
    [{ style: 'west' }, 'style must be one of north, south, east'],
    [{ online_url: `https://example.org/${'x'.repeat(300)}` }, 'online_url must have at most 300 characters'],
    [{ online_url: 'ftp://example.org' }, 'online_url must be an absolute http or https address'],
    [{ photo: 'x' }, 'photo must be base64'],
    [{ photo: 'AAAA' }, 'photo must be a JPEG, PNG or WebP picture'],
    [{ date: '1850-01-01' }, 'date must have a year'],
    [{ divisional_chart_factor: 24, chart_method: 4 }, 'chart_method'],
    [{ rules: { no_such: 1 } }, 'rules'],
  ])('a value out of range, %.60j: 400 naming it', async (changes, words) => {
    const [status, detail] = await rejection({ ...SMALL, ...changes });
    expect(status).toBe(400);
    expect(detail).toMatch(/^Invalid input: /);
    expect(detail).toContain(words);
  });

  it('a photo of more than 8 MB: 400; a body larger still: 413', async () => {
    const photo = 'A'.repeat(8 * 1024 * 1024 + 4);
    expect((await rejection({ ...SMALL, photo }))[1]).toContain('photo must have at most');
    expect((await rejection({ ...SMALL, photo: 'A'.repeat(8 * 1024 * 1024 + 70_000) }))[0]).toBe(413);
    expect((await rejection({ ...SMALL, place: 'x'.repeat(8_500_000) }, {}))[0]).toBe(413);
  });

  it('the eleventh call of a minute: 429, after 413 and before 401', async () => {
    const limited = await startService({ PDF_SECRET: SECRET, RATE_LIMIT_FACTOR: '1' });
    const call = async (headers: Readonly<Record<string, string>>, payload: string) =>
      (
        await limited.inject({
          method: 'POST',
          url: PATH,
          payload,
          headers: { 'content-type': 'application/json', ...headers },
        })
      ).statusCode;
    const statuses = [];
    for (let calls = 0; calls < 10; calls++) statuses.push(await call({}, '{}'));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    expect(await call({}, '{}')).toBe(429);
    expect(await call({ 'x-pdf-secret': SECRET }, JSON.stringify(SMALL))).toBe(429);
    expect(await call({}, `"${'x'.repeat(8_600_000)}"`)).toBe(413);
    await limited.close();
  });
});
