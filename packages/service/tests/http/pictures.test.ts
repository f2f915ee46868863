import { execFileSync } from 'node:child_process';
import { png } from '@ganita/print/pictures.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { type Ganita, openGanita } from 'ganita';
import { ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { THEMES } from 'ganita/calculations/fields/pictureFields.js';
import { CHART_LAYERS } from 'ganita/calculations/pictures/chartPicture.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_REQUESTS } from '../../../../tests/pictureRequests.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

const { date, time, latitude, longitude, timezone } = CHENNAI_BIRTH;
const BIRTH = { date, time, latitude, longitude, timezone };
const QUERY = { date, time, latitude: String(latitude), longitude: String(longitude), timezone: String(timezone) };

/** How those pictures are drawn that two processes draw. */
const FORM = { language: 'te', theme: 'dark' } as const;

let service: TestService;
let ganita: Ganita;
beforeAll(async () => {
  [service, ganita] = await Promise.all([sharedService(), openGanita()]);
});
afterAll(() => service.close());

const get = (query: Readonly<Record<string, string>>) => service.inject({ method: 'GET', url: '/svg/chart', query });
const post = (payload: object, url = '/svg/chart') => service.inject({ method: 'POST', url, payload });

describe('/svg/chart', () => {
  it('answers GET and POST with the same bytes, which are those of the library', async () => {
    const byQuery = await get({ ...QUERY, style: 'south', layers: 'arudhas,upagrahas', degrees: 'false', size: '320' });
    const request = { ...BIRTH, style: 'south', layers: ['arudhas', 'upagrahas'], degrees: false, size: 320 } as const;
    const byBody = await post(request);
    expect([byQuery.statusCode, byBody.statusCode]).toEqual([200, 200]);
    expect(byQuery.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(byQuery.headers['cache-control']).toBe('private, max-age=300');
    expect(byQuery.body).toBe(byBody.body);
    expect(byQuery.body).toBe(ganita.svg.chart(request));
  });

  it('reads a rule set from a query as JSON', async () => {
    const byQuery = await get({ ...QUERY, rules: '{"preset":"raman"}' });
    expect(byQuery.body).toBe(ganita.svg.chart({ ...BIRTH, rules: { preset: 'raman' } }));
    expect(byQuery.body).not.toBe(ganita.svg.chart(BIRTH));
  });

  it('answers with pixels of the requested size', async () => {
    const reply = await get({ ...QUERY, format: 'png', size: '200', style: 'east', language: 'kn' });
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 200, height: 200 });
  });

  it('leaves the lagna out of the Moon chart alone', async () => {
    const moonChart = { ...BIRTH, houses_from: 'moon', lagna: false } as const;
    expect(ganita.svg.chart({ ...moonChart, lagna: true })).toContain('Ascendant: ');
    expect((await post(moonChart)).body).not.toContain('Ascendant');
    const rejected = await post({ ...moonChart, houses_from: 'lagna' });
    expect([rejected.statusCode, rejected.json().detail]).toEqual([
      400,
      'Invalid input: lagna can be false only where houses_from is moon',
    ]);
  });

  it('compresses SVG', async () => {
    const reply = await service.inject({
      method: 'POST',
      url: '/svg/chart',
      payload: BIRTH,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.rawPayload.byteLength).toBeLessThan(2500);
  });

  it.each([
    ['a style that there is not', { style: 'west' }, 400, 'style must be one of north, south, east'],
    ['a size that is too large', { size: '4000' }, 400, 'size must be between 64 and 2048'],
    ['a size that is no number', { size: 'large' }, 422, 'size must be a whole number'],
    ['a layer that there is not', { layers: 'moons' }, 400, /layers.0 must be one of special_lagnas/],
    ['a moment that there is not', { transit_at: '2026-02-30' }, 400, 'transit_at must be a real calendar date'],
    ['a name that no font has', { name: '漢字' }, 400, /name must be written in letters of a script of India/],
    ['rules that are no JSON', { rules: '{' }, 422, 'rules must be an object'],
  ])('rejects %s', async (_, fields, status, message) => {
    const reply = await get({ ...QUERY, ...fields });
    expect(reply.statusCode).toBe(status);
    expect((reply.json() as { detail: string }).detail).toEqual(
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    );
  });

  it('escapes the texts of a request', async () => {
    const name = '</title><script>alert(1)</script>&"';
    const { body } = await post({ ...BIRTH, name, place: '<b onclick="x">' });
    expect(body).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;');
    expect(body).not.toMatch(/<script|<b |onclick="/);
  });

  it('has a description in words of every language', () => {
    for (const language of LANGUAGES) {
      const svg = ganita.svg.chart({ ...BIRTH, language, layers: [...CHART_LAYERS], transit_at: '2026-01-14' });
      const words = /<desc>([^<]+)<\/desc>/.exec(svg)?.[1] ?? '';
      expect(words.split('. ').length).toBeGreaterThan(13 + 9 + 11 + 12 + 9 + 12);
      if (language !== 'en') expect(words).not.toMatch(/[A-Za-z]{2}/);
    }
    expect(ganita.svg.chart(BIRTH)).toContain('Moon: Libra 6°57′, House 10.');
  });

  it('marks exaltation, debilitation, vargottama, retrograde and combust bodies', () => {
    const svg = ganita.svg.chart({
      ...BIRTH,
      date: '2001-08-10',
      varga: 'D-9_navamsa',
      layers: ['transits'],
      transit_at: '2026-01-14',
    });
    expect(svg).toMatch(/ganita-mark/);
    expect(svg).toContain('(R) Retrograde');
  });
});

describe('every picture', () => {
  it('has the same bytes in another process, whose zone and locale are others', async () => {
    const requests = Object.entries(PICTURE_REQUESTS).map(
      ([name, request]) => [name, { ...request, ...FORM, ...(name === 'chart' && { layers: ['transits'] }) }] as const,
    );
    const program = `import { openGanita } from 'ganita';
import { png } from '@ganita/print';
const { svg, picture } = await openGanita();
const requests = ${JSON.stringify(requests)};
const pixels = Buffer.from(await png(picture.chart(requests[0][1]))).toString('base64');
process.stdout.write(JSON.stringify([...requests.map(([name, request]) => svg[name](request)), pixels]));`;
    const other = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'Asia/Kolkata', LC_ALL: 'te_IN.UTF-8' },
    });
    const svg = ganita.svg as unknown as Readonly<Record<string, (request: object) => string>>;
    const pixels = await png(ganita.picture.chart({ ...PICTURE_REQUESTS.chart, ...FORM, layers: ['transits'] }));
    const here = [...requests.map(([name, request]) => svg[name]?.(request)), Buffer.from(pixels).toString('base64')];
    expect(here).toHaveLength(picturesOf(ENDPOINTS).length + 1);
    expect(JSON.parse(other)).toEqual(here);
  });
});

describe.each(picturesOf(ENDPOINTS))('%s', (_, { path, examples }) => {
  it.each(Object.entries(examples))('has an example "%s" that is drawn in every theme', async (__, { value }) => {
    const answers = await Promise.all(THEMES.map((theme) => post({ ...value, theme }, path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(THEMES.map(() => 200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(THEMES.length);
  });

  it.each(Object.entries(examples))('answers GET and POST with the same bytes: "%s"', async (__, { value }) => {
    const query = Object.fromEntries(Object.entries(value).map(([field, of]) => [field, String(of)]));
    const [byQuery, byBody] = await Promise.all([
      service.inject({ method: 'GET', url: path, query }),
      post(value, path),
    ]);
    expect(byQuery.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(byQuery.body).toBe(byBody.body);
  });
});
