import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './service.js';

const PUNE_BIRTH = { date: '1990-06-02', time: '10:00', place: 'Pune', at: '18.52,73.855,Asia/Kolkata' };
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the cookies of pages', () => {
  const PRESSED = '/app?set_theme=dark';

  it.each([
    ['1', { https: true, 'http, https': true, 'https, http': false, http: false, '': false }],
    ['10.0.0.0/8', { https: false }],
    ['false', { https: false }],
  ])('are Secure where a trusted proxy was reached by TLS: TRUST_PROXY %s', async (trusted, expected) => {
    const service = await startService({ TRUST_PROXY: trusted });
    for (const [proto, isSecure] of Object.entries(expected)) {
      const headers = { 'x-forwarded-proto': proto };
      const [cookie] = [(await service.inject({ method: 'GET', url: PRESSED, headers })).headers['set-cookie']].flat();
      expect(cookie).toMatch(/^ganita_theme=dark; .*HttpOnly/);
      expect([proto, cookie?.endsWith('; Secure')]).toEqual([proto, isSecure]);
    }
    await service.close();
  });
});

describe('the pages over HTTP', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    service.inject({ method: 'GET', url, headers });

  it('leave / as it is for every client but a browser', async () => {
    const plain = await get('/');
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5', 'text/html;q=0']) {
      expect((await get('/', { accept })).body).toBe(plain.body);
    }
    const html = await get('/', { accept: BROWSER });
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.body).toMatch(/^<!DOCTYPE html>/);
    expect(html.headers.vary).toContain('accept');
    expect(plain.headers.vary).toContain('accept');
  });

  it('allow nothing inline and nothing from elsewhere', async () => {
    const policy = String((await get('/app')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect((await get('/app')).body).not.toMatch(/\sstyle=|<style|\son\w+=|<script(?![^>]*src=)/);
  });

  it('serve their files by digest, for good', async () => {
    const { body } = await get('/app');
    for (const path of body.match(/\/app\/assets\/[0-9a-f]{16}\/[\w.]+/g) ?? []) {
      const file = await get(path);
      expect([path, file.statusCode]).toEqual([path, 200]);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('follow the languages of the browser', async () => {
    expect((await get('/app', { 'accept-language': 'fr, kn-IN;q=0.8, en;q=0.5' })).body).toContain('<html lang="kn"');
    expect((await get('/app?language=ta', { 'accept-language': 'hi' })).body).toContain('<html lang="ta"');
  });

  it('answer an unknown page with a page', async () => {
    const missing = await get('/app/nowhere');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('There is no such page.');
  });

  it.each([
    ['POST', '/app/nowhere', 404],
    ['PUT', '/app/day', 405],
  ] as const)(
    'say in the language of a browser why %s %s has no page, and to a program in JSON',
    async (method, url, status) => {
      const ask = (accept: string) => service.inject({ method, url, headers: { accept, 'accept-language': 'hi' } });
      const page = await ask(BROWSER);
      expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<html lang="hi"');
      expect(page.body).toContain('ऐसा कोई पृष्ठ नहीं है।');
      const answer = await ask('application/json');
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([status, ['detail']]);
    },
  );

  it('answer a path that cannot be decoded in JSON', async () => {
    const { statusCode, body } = await get('/app/%zz', { accept: BROWSER });
    expect([statusCode, body]).toEqual([404, '{"detail":"not found"}']);
  });

  it('say that what was sent is to be checked, where a form is larger than it may be', async () => {
    const headers = { accept: BROWSER, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', url: '/app/match', headers, payload: `a=${'x'.repeat(200_000)}` } as const;
    const { statusCode, body } = await service.inject(sent);
    expect(statusCode).toBe(413);
    expect(body).toContain('Please check what you entered.');
    expect(body).not.toContain('The service could not answer.');
  });

  it('say in the language of a browser that the service failed, without what it was', async () => {
    const broken = await startService();
    try {
      await broken.pool.close();
      const headers = { accept: BROWSER };
      for (const url of ['/app?language=ta', '/?language=ta']) {
        const { statusCode, body } = await broken.inject({ method: 'GET', url, headers });
        expect([url, statusCode >= 500]).toEqual([url, true]);
        expect(body).toContain('<html lang="ta"');
        expect(body).toContain('சேவையால் பதிலளிக்க இயலவில்லை.');
        expect(body).not.toMatch(/\.[jt]s:\d|Error:/);
      }
    } finally {
      await broken.close();
    }
  });

  it('say in the language of a browser when to try again, and to a program in JSON', async () => {
    const limited = await startService({ RATE_LIMIT_FACTOR: '0.001' });
    try {
      const ask = (url: string, accept: string) => limited.inject({ method: 'GET', url, headers: { accept } });
      for (const url of ['/app/day?language=bn', '/?language=bn']) {
        await ask(url, BROWSER);
        const page = await ask(url, BROWSER);
        expect([url, page.statusCode]).toEqual([url, 429]);
        expect(page.body).toContain('<html lang="bn"');
        expect(page.headers['retry-after']).toBeDefined();
      }
      expect(Object.keys((await ask('/', 'application/json')).json())).toEqual(['detail']);
      // They are kept by what they show, and show nothing of what the client sent but the language and how it wants pages.
      const bodyOf = async (query: string, cookie = '') => {
        const headers = { accept: BROWSER, cookie, host: `${query.length}.example` };
        return (await limited.inject({ method: 'GET', url: `/app/day?${query}`, headers })).body.replace(/\d+/g, '#');
      };
      const bengali = await bodyOf('language=bn&date=2026-01-01');
      expect(await bodyOf('language=bn')).toBe(bengali);
      expect(await bodyOf('language=%22%3E%3Cb%3E')).not.toContain('<b>');
      expect(await bodyOf('language=ta')).toContain('<html lang="ta"');
      expect(await bodyOf('language=bn', 'ganita_theme=dark')).not.toBe(bengali);
    } finally {
      await limited.close();
    }
  });

  it('come back with the place and the date as they were sent where one is rejected', async () => {
    const place = 'place=Chennai&at=13.08784,80.27847,Asia/Kolkata';
    for (const path of ['day', 'sky', 'month', 'muhurta/search']) {
      const wrong = path === 'month' ? 'month=2399-01' : path === 'muhurta/search' ? 'tithi=x' : 'date=2399-01-01';
      const { statusCode, body } = await get(`/app/${path}?${place}&${wrong}&from_date=2026-01-01`);
      expect([path, statusCode]).toEqual([path, 400]);
      expect(body).toContain('role="alert"');
      expect(body).toContain('value="Chennai"');
      expect(body).toContain('value="13.08784,80.27847,Asia/Kolkata"');
      expect(body).toContain(path === 'muhurta/search' ? 'value="2026-01-01"' : `value="${wrong.split('=')[1]}"`);
    }
  });

  it('name in a match the house of Mars from each point and the points of papa samya', async () => {
    const ofPartner = (partner: string, date: string) =>
      Object.entries({ date, time: '10:00', place: 'Pune', at: '18.52,73.855,Asia/Kolkata' }).map(([name, value]) => [
        `${partner}_${name}`,
        value,
      ]);
    const { statusCode, body } = await service.inject({
      method: 'POST',
      url: '/app/match',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'mr' },
      payload: String(new URLSearchParams([...ofPartner('boy', '1990-06-02'), ...ofPartner('girl', '1992-03-04')])),
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('पापसाम्याचे गुण');
    expect(body.match(/(?:आहे|नाही): \S+ भावात मंगळ/g)).toHaveLength(6);
  });

  it('show a dosha without a colour of good or bad: it is no verdict', async () => {
    const { body } = await service.inject({
      method: 'POST',
      url: '/app/chart',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(PUNE_BIRTH)),
    });
    expect(body).toMatch(/<span class="quality">Present<\/span>/);
    expect(body).not.toMatch(/class="quality (?:good|bad)"/);
  });

  it.each([
    ['10:00', '09-57-15 (Hindu sunrise, 06:01:06)'],
    ['03:00', '52-27-06 (Hindu sunrise, 01-06-1990 06:01:10)'],
  ])('say of the ishtakala of a birth at %s from which sunrise it counts', async (time, ishtakala) => {
    const { body } = await service.inject({
      method: 'POST',
      url: '/app/chart',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ ...PUNE_BIRTH, time })),
    });
    expect(/\d\d-\d\d-\d\d \([^)]*\)/.exec(body)?.[0]).toBe(ishtakala);
  });

  it('show of a sankranti its moment, on its page and in the list of a year', async () => {
    const place = 'place=Pune&at=18.52,73.855,Asia/Kolkata';
    const momentsOf = async (path: string) =>
      (await get(`/app/${path}${path.includes('?') ? '&' : '?'}${place}`)).body.match(/<li>Sankranti [^<]*/g) ?? [];
    const ofPage = await momentsOf('festival/makara-sankranti');
    expect(ofPage.length).toBeGreaterThan(1);
    for (const moment of ofPage) expect(moment).toMatch(/Sankranti \d{1,2}:\d\d [AP]M/);
    expect(await momentsOf('festivals?year=2027')).toContain('<li>Sankranti 9:10 PM, 14 January');
  });

  it('write all figures in those of their language, but in calls of programs and in English', async () => {
    const chosen = {
      choice_ayanamsa_mode: 'LAHIRI_1940',
      choice_sunrise_definition: 'upper_limb_default',
      dasha: 'narayana_d9',
    };
    const partners = ['boy', 'girl'].flatMap((who) =>
      Object.entries(PUNE_BIRTH).map(([at, of]) => [`${who}_${at}`, of]),
    );
    const sent = [
      ['chart', { ...PUNE_BIRTH, ...chosen }],
      ['match', Object.fromEntries(partners)],
      ['kp', PUNE_BIRTH],
      ['prashna', { place: PUNE_BIRTH.place, at: PUNE_BIRTH.at }],
      ['varshaphal', PUNE_BIRTH],
      ['muhurta', { ...PUNE_BIRTH, event: 'travel', from_date: '2026-12-01', to_date: '2026-12-20' }],
    ] as const;
    for (const [path, fields] of sent) {
      const { statusCode, body } = await service.inject({
        method: 'POST',
        url: `/app/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'bn' },
        payload: String(new URLSearchParams(fields)),
      });
      const texts = body
        .replace(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>|<(pre|code)\b.*?<\/\2>/gs, '')
        .replace(/AGPL-3\.0/g, '')
        .match(/>[^<]*[0-9][^<]*</g);
      expect([path, statusCode, texts]).toEqual([path, 200, null]);
    }
  });

  it('write the calendar file of a birth each time, and say in the form why there is none', async () => {
    const at = '13.08784,80.27847,Asia/Kolkata';
    const birth = {
      date: '1990-06-15',
      time: '10:30',
      place: 'Chennai',
      at,
      from_date: '2026-03-01',
      to_date: '2026-03-20',
    };
    const send = (fields: Readonly<Record<string, string>>) =>
      service.inject({
        method: 'POST',
        url: '/app/muhurta',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: String(new URLSearchParams({ ...birth, event: 'travel', format: 'ics', ...fields })),
      });
    const kept = async () => (await get('/debug/meminfo')).json().horoscope_cache.size;
    const before = await kept();
    const file = await send({});
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(await kept()).toBe(before);
    const polar = await send({ event_place: 'Tromsø', event_at: '69.65,18.96,Europe/Oslo', strictness: 'strict' });
    expect(polar.statusCode).toBe(400);
    expect(polar.body).toContain('Latitude: Outside its bounds (66.5)');
    expect(polar.body).toContain('value="1990-06-15"');
  });

  it('are not there with PAGES=false', async () => {
    const without = await startService({ PAGES: 'false' });
    try {
      const root = await without.inject({ method: 'GET', url: '/', headers: { accept: BROWSER } });
      expect(root.headers['content-type']).toContain('application/json');
      expect((await without.inject({ method: 'GET', url: '/app' })).statusCode).toBe(404);
    } finally {
      await without.close();
    }
  });
});
