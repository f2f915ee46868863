import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const get = async (path: string, parameters: Readonly<Record<string, string>>) => {
  const reply = await service.inject({ method: 'GET', url: `${path}?${new URLSearchParams(parameters)}` });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
};
const search = (parameters: Readonly<Record<string, string>>) => get('/location/search', parameters);
const autocomplete = (parameters: Readonly<Record<string, string>>) => get('/location/autocomplete', parameters);

describe('/location/search', () => {
  it('gives the one best place with coordinates, zone and its current offset', async () => {
    const { status, body } = await search({ query: 'Chennai' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      place: 'Chennai',
      displayName: 'Chennai, Tamil Nadu, India',
      country: 'India',
      state: 'Tamil Nadu',
      timezone: 5.5,
      zone: 'Asia/Kolkata',
    });
    expect(body.latitude).toBeCloseTo(13.09, 1);
    expect(body.longitude).toBeCloseTo(80.28, 1);
    expect(body.source).toContain('GeoNames');
  });

  it.each([
    ['New York', '2026-07-04', -4],
    ['New York', '2026-01-04', -5],
    // Summer time starts at two in the morning, and noon is after it.
    ['New York', '2026-03-08', -4],
    ['New York', '2026-03-07', -5],
    ['Chennai', '1943-01-01', 6.5],
    ['Auckland', '2026-01-15', 13],
    ['London', '1970-01-01', 1],
  ])('gives the offset of %s at noon of %s', async (query, date, timezone) => {
    expect((await search({ query, date })).body.timezone).toBe(timezone);
    expect(((await autocomplete({ query, date, limit: '1' })).body.results as object[])[0]).toMatchObject({ timezone });
  });

  it('prefers the places of a country, in any case, and finds those of others too', async () => {
    const countryOf = async (query: string, country: string) => (await search({ query, country })).body.countryCode;
    expect(await countryOf('Hyderabad', 'pk')).toBe('PK');
    expect(await countryOf('Hyderabad', 'IN')).toBe('IN');
    expect(await countryOf('Reykjavik', 'IN')).toBe('IS');
  });

  it.each([
    [{ date: '2026-02-30' }, 'Invalid input: date must be a real calendar date'],
    [{ date: 'tomorrow' }, 'Invalid input: date must have the format YYYY-MM-DD'],
    [{ date: '1700-01-01' }, 'Invalid input: date must have a year from 1801 to 2398'],
    [{ country: 'India' }, 'Invalid input: country must have the format two letters, as IN'],
    [{ country: 'XX' }, 'Invalid input: country must be the ISO 3166-1 code of a country with a known place'],
  ])('rejects %j with 400', async (parameters, detail) => {
    for (const send of [search, autocomplete]) {
      expect(await send({ query: 'Chennai', ...parameters })).toEqual({ status: 400, body: { detail } });
    }
  });

  it('leaves the state out where none is known', async () => {
    const { body } = await search({ query: 'Singapore' });
    expect(Object.keys(body)).not.toContain('state');
  });

  it('takes q for query, and query wins', async () => {
    expect((await search({ q: 'Paris' })).body.place).toBe('Paris');
    expect((await search({ q: 'Paris', query: 'London' })).body.place).toBe('London');
  });

  it('labels a suggestion in the script of a language, beside its English name', async () => {
    const labelled = async (language: string) => {
      const { body } = await autocomplete({ query: 'Jaipur', limit: '1', language });
      const [{ displayName, label } = { displayName: '', label: '' }] = body.results as Record<string, string>[];
      return [displayName, label];
    };
    expect(await labelled('en')).toEqual(['Jaipur, Rajasthan, India', 'Jaipur, Rajasthan, India']);
    expect(await labelled('hi')).toEqual(['Jaipur, Rajasthan, India', 'जयपुर, राजस्थान, भारत']);
    expect(await labelled('kn')).toEqual(['Jaipur, Rajasthan, India', 'ಜೈಪುರ, ರಾಜಸ್ಥಾನ, ಭಾರತ']);
  });

  it('drops a qualifier that nothing lies in, and reads six segments at most', async () => {
    expect((await search({ query: 'Chennai, Atlantis' })).body.place).toBe('Chennai');
    const { body } = await search({ query: `Salem, Oregon${', x'.repeat(50)}` });
    expect(body.displayName).toBe('Salem, Oregon, United States');
  });

  it.each(['', ' ', 'x', '  x  ', '\u0928'])('rejects %j with 400: two characters at least', async (query) => {
    const { status, body } = await search({ query });
    expect([status, body.detail]).toEqual([400, 'Invalid input: query must have at least 2 characters']);
  });

  it('says 422 when there is no query, or two', async () => {
    expect(await search({})).toEqual({ status: 422, body: { detail: 'query is required' } });
    const twice = await service.inject({ method: 'GET', url: '/location/search?query=a&query=b' });
    expect([twice.statusCode, twice.json()]).toEqual([422, { detail: 'query must be given once' }]);
  });

  it('says 404 and suggests a country name or code when nothing matches', async () => {
    const { status, body } = await search({ query: 'zzqqxxzzqq' });
    expect(status).toBe(404);
    expect(body.detail).toMatch(/country name or code/);
  });
});

describe('/location/autocomplete', () => {
  it('gives ten places unless another number is requested', async () => {
    const { body } = await autocomplete({ query: 'san' });
    expect([body.query, body.count]).toEqual(['san', 10]);
    expect((body.results as unknown[]).length).toBe(10);
    expect(Object.keys((body.results as object[])[0] ?? {})).toEqual(
      expect.arrayContaining(['place', 'displayName', 'latitude', 'longitude', 'timezone', 'country', 'state']),
    );
    expect((await autocomplete({ query: 'san', limit: '3' })).body.count).toBe(3);
  });

  it('takes a limit above 50 as 50', async () => {
    expect((await autocomplete({ query: 'san', limit: '51' })).body.count).toBe(50);
    expect((await autocomplete({ query: 'san', limit: '99999999999999999999' })).body.count).toBe(50);
  });

  it('rejects a limit below 1 with 400 and one that is no whole number with 422', async () => {
    for (const limit of ['0', '-5']) expect((await autocomplete({ query: 'san', limit })).status).toBe(400);
    for (const limit of ['ten', '1.5', '', 'NaN'])
      expect((await autocomplete({ query: 'san', limit })).status).toBe(422);
  });

  it('finds the large place whose name is being typed, first in the country of the caller', async () => {
    const first = async (parameters: Readonly<Record<string, string>>) =>
      ((await autocomplete(parameters)).body.results as { place: string }[])[0]?.place;
    expect(await first({ query: 'var' })).toBe('Varanasi');
    expect(await first({ query: 'var', country: 'IN' })).toBe('Varanasi');
    expect(await first({ query: 'var', country: 'IT' })).toBe('Varese');
  });

  it('finds parts of words', async () => {
    const names = ((await autocomplete({ query: 'ttayam' })).body.results as { place: string }[]).map(
      ({ place }) => place,
    );
    expect(names).toContain('Kottayam');
  });

  it('is empty, not a failure, when nothing matches', async () => {
    expect(await autocomplete({ query: 'zzqqxxzzqq' })).toEqual({
      status: 200,
      body: { query: 'zzqqxxzzqq', count: 0, results: [] },
    });
  });
});

describe('hostile queries', () => {
  const HOSTILE = [
    'x'.repeat(10_000),
    'a '.repeat(4000),
    ','.repeat(5000),
    'ab,'.repeat(3000),
    "'; DROP TABLE places; --",
    '(a+)+$(((((((((',
    '%00%0a',
    'ab\u0000\u0007\u001b[31m',
    '🛕🪔🙏🏽👨‍👩‍👧‍👦',
    '\u202eevil\u202c',
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '__proto__',
    'ﷺ'.repeat(300),
    'e\u0301'.repeat(2000),
    '\ud800 lone',
  ];

  it.each(HOSTILE)('are answered: %j', async (query) => {
    for (const send of [search, autocomplete]) {
      const { status, body } = await send({ query });
      expect([200, 400, 404]).toContain(status);
      if (status !== 200) expect(Object.keys(body)).toEqual(['detail']);
    }
  });
});
