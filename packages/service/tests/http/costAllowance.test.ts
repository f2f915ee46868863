import type { Endpoint } from 'ganita/api/endpoint.js';
import { ENDPOINTS, limitedOf } from 'ganita/api/endpoints.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

/** Nothing is computed by it, so that a minute's worth of requests takes seconds. */
const PLAIN_WORKER = new URL('../workers/plainWorker.mjs', import.meta.url);
const SECRET = 'a secret of the tests';

let service: TestService | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await service?.close();
  service = null;
});

/** The clock is stopped, however long the machine takes for its requests. */
const start = async (environment: Record<string, string> = {}): Promise<TestService> => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  service = await startService({ RATE_LIMIT_FACTOR: '1', PDF_SECRET: SECRET, ...environment }, PLAIN_WORKER);
  return service;
};

const { place: _place, ...NESTED } = CHENNAI_BIRTH;
const PLACE = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const ALL_NINE = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const LONG_RANGE = { from_date: '2024-01-01', to_date: '2024-03-01' };

/** The most that the contract's fields can request of each endpoint of the contract. */
const CONTRACT: Readonly<Record<string, object>> = {
  '/horoscope': CHENNAI_BIRTH,
  '/horoscope/pdf': CHENNAI_BIRTH,
  '/panchang': { ...PLACE, date: '2024-01-01' },
  '/gochar': { ...PLACE, date: '2024-01-01' },
  '/gochar/events': { ...PLACE, from_date: '2024-01-01', to_date: '2024-03-31' },
  '/gochara': { ...CHENNAI_BIRTH, target_date: '2024-01-01' },
  '/gochara/range': { ...CHENNAI_BIRTH, ...LONG_RANGE },
  '/saturn-timeline': { ...CHENNAI_BIRTH, detail: 'full' },
  '/planet-ingress': { planets: ALL_NINE, from_date: '2020-01-01', to_date: '2024-12-31' },
  '/marriage-match': { boy_birth_details: NESTED, girl_birth_details: NESTED },
  '/muhurta': { ...CHENNAI_BIRTH, event_type: 'vivaha', from_date: '2024-01-01', to_date: '2024-03-31' },
  '/muhurta/events': {},
  '/location/search': { query: 'Chennai' },
  '/location/autocomplete': { query: 'Chennai' },
  '/': {},
  '/health': {},
  '/debug/meminfo': {},
};
const send = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, fields: object) =>
  service?.inject(
    method === 'GET'
      ? { method, url: path, query: fields as Record<string, string> }
      : { method, url: path, payload: fields, headers: { 'x-pdf-secret': SECRET } },
  ) ?? Promise.reject(new Error('no service'));

const compare = (fields: object = {}) =>
  send({ method: 'POST', path: '/horoscope/compare' }, { ...CHENNAI_BIRTH, ...fields });
const FAR_APART = {
  first_rules: { preset: 'raman' },
  second_rules: {
    preset: 'jhora',
    node_type: 'true',
    start_from: 'Sun',
    abhijit_star: 'counted',
    seed_star: 'Ashwini',
  },
};

describe('the cost allowance of an address', () => {
  it('covers all that the contract lets a client request in a minute, of all endpoints together', async () => {
    // A tenth of everything: of the calls of each endpoint and of the allowance.
    await start({ RATE_LIMIT_FACTOR: '0.1' });
    const endpoints = limitedOf(ENDPOINTS).filter(({ path }) => CONTRACT[path] !== undefined);
    expect(endpoints).toHaveLength(17);
    for (const endpoint of endpoints) {
      const statuses = new Set<number>();
      for (let n = 0; n < endpoint.limitPerMinute / 10; n++) {
        statuses.add((await send(endpoint, CONTRACT[endpoint.path] ?? {})).statusCode);
      }
      expect([endpoint.path, ...statuses]).toEqual([endpoint.path, 200]);
    }
  });

  it('is used up by comparisons before their number of calls is, and says so', async () => {
    await start();
    const replies = [];
    for (let n = 0; n < 30; n++) replies.push(await compare(FAR_APART));
    const rejected = replies.filter(({ statusCode }) => statusCode === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(replies.length - rejected.length).toBeGreaterThan(10);
    expect(rejected[0]?.json()).toEqual({
      detail: expect.stringMatching(/^the cost allowance of this address is used up: \d+ ms of computing in a minute/),
    });
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(rejected[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(Number(rejected[0]?.headers['x-ratelimit-remaining'])).toBeGreaterThan(0);
  });

  it('is one for all endpoints, and none of another address; what costs nothing is answered still', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.03' });
    while ((await compare(FAR_APART)).statusCode === 200);
    const chart = { method: 'POST', url: '/horoscope', payload: { ...CHENNAI_BIRTH } } as const;
    const rejected = await service?.inject(chart);
    expect([rejected?.statusCode, rejected?.json()]).toEqual([
      429,
      { detail: expect.stringContaining('cost allowance') },
    ]);
    expect((await service?.inject({ ...chart, remoteAddress: '203.0.113.9' }))?.statusCode).toBe(200);
    expect((await send({ method: 'GET', path: '/health' }, {})).statusCode).toBe(200);
  });

  it('is charged by what is requested: small sections cost little, rejected requests nothing', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.1' });
    const statuses = new Set<number>();
    for (let n = 0; n < 3; n++)
      statuses.add((await compare({ sections: ['julian_day'], second_rules: {} })).statusCode);
    for (let n = 0; n < 3; n++) statuses.add((await send({ method: 'POST', path: '/muhurta' }, {})).statusCode);
    for (let n = 0; n < 3; n++) {
      statuses.add((await send({ method: 'POST', path: '/horoscope' }, CHENNAI_BIRTH)).statusCode);
    }
    expect([...statuses]).toEqual([200, 422]);
  });

  it('is charged for every line of a batch', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.01' });
    // A hundredth of the allowance is less than two whole charts.
    const batch = await service?.inject({
      method: 'POST',
      url: '/horoscope/batch',
      payload: `${JSON.stringify(CHENNAI_BIRTH)}\n${JSON.stringify(CHENNAI_BIRTH)}\n`,
      headers: { 'content-type': 'application/x-ndjson' },
    });
    expect(batch?.body.split('\n').filter((line) => line.includes('"answer"'))).toHaveLength(2);
    const chart = await send({ method: 'POST', path: '/horoscope' }, CHENNAI_BIRTH);
    expect([chart.statusCode, (chart.json() as { detail: string }).detail]).toEqual([
      429,
      expect.stringContaining('cost allowance'),
    ]);
  });

  it('is there again when its minute is over', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.03' });
    while ((await compare(FAR_APART)).statusCode === 200);
    vi.advanceTimersByTime(60_000);
    expect((await compare(FAR_APART)).statusCode).toBe(200);
  });

  it('is off with the limits', async () => {
    await start({ RATE_LIMIT_FACTOR: '0' });
    for (let n = 0; n < 60; n++) expect((await compare(FAR_APART)).statusCode).toBe(200);
  });
});
