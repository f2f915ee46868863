import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.js';
import { GanitaError } from './failure.js';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const PROBLEM = {
  type: '/docs/errors.md#out_of_range',
  title: 'Value out of range',
  status: 400,
  detail: 'Invalid input: latitude must be between -90 and 90',
  code: 'out_of_range',
  field: 'latitude',
  errors: [{ field: 'latitude', code: 'out_of_range', detail: 'Invalid input: latitude must be between -90 and 90' }],
};
const problem = (body: object, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  json(body, status, { ...headers, 'content-type': 'application/problem+json; charset=utf-8' });
const busy = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  problem({ ...PROBLEM, status, code: 'too_many_calls', detail: 'too many calls' }, status, headers);

/** A client whose service gives these answers, the last one again and again. */
function clientOf(answers: readonly (() => Response)[], options: Parameters<typeof createClient>[1] = {}) {
  const sent: Sent[] = [];
  const fake = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    sent.push({ url: String(url), init });
    return (answers[sent.length - 1] ?? answers.at(-1) ?? Response.error)();
  };
  return { sent, client: createClient('http://ganita.example/', { ...options, fetch: fake }) };
}

const DAY = { date: '2026-01-14', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };

/** The error of a call, while all waiting is skipped. */
async function errorOf(call: Promise<unknown>): Promise<GanitaError> {
  const ended = call.then(
    () => new Error('it was answered'),
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await ended;
  if (!(error instanceof GanitaError)) throw error;
  return error;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  it('posts a request as JSON', async () => {
    const { sent, client } = clientOf([() => json({ panchang: {} })], { headers: { 'x-request-id': 'mine' } });
    expect(await client.panchangDay(DAY)).toEqual({ panchang: {} });
    expect(sent.map(({ url, init: { method } }) => [method, url])).toEqual([
      ['POST', 'http://ganita.example/panchang'],
    ]);
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual(DAY);
    expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/json', 'x-request-id': 'mine' });
  });

  it('of a GET has its fields in the query, without those that have their default', async () => {
    const { sent, client } = clientOf([
      () => new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
    ]);
    const fields = { place: 'Ujjain & more', year: 2026, categories: ['vrata'] as const, latitude: undefined };
    expect(await client.festivalFeed(fields as object)).toBe('BEGIN:VCALENDAR');
    const url = new URL(sent[0]?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      place: 'Ujjain & more',
      year: '2026',
      categories: '["vrata"]',
    });
    await client.muhurtaEvents();
    expect(sent[1]?.url).toBe('http://ganita.example/muhurta/events');
  });

  it('gives pictures as a text or as a file', async () => {
    const pixels = new Uint8Array([137, 80]);
    const { sent, client } = clientOf([
      () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
      () => new Response(pixels, { headers: { 'content-type': 'image/png' } }),
    ]);
    const birth = { ...DAY, time: '10:34:00', place: '' };
    expect(await client.svg.chart(birth)).toBe('<svg/>');
    const picture = await client.png.chart(birth);
    expect([picture.type, picture.size]).toEqual(['image/png', 2]);
    expect(sent.map(({ init }) => JSON.parse(String(init.body)).format)).toEqual(['svg', 'png']);
  });

  it('fails with all that the service says of its errors', async () => {
    const { client } = clientOf([() => problem(PROBLEM, 400, { 'x-request-id': 'r1' })]);
    const error = await errorOf(client.panchangDay({ ...DAY, latitude: 91 }));
    expect(error.message).toBe(PROBLEM.detail);
    expect(error).toMatchObject({ status: 400, code: 'out_of_range', field: 'latitude', requestId: 'r1' });
    expect(error.errors).toEqual(PROBLEM.errors);
  });

  it('fails without a code where a proxy answers', async () => {
    const page = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
    const { client } = clientOf([page, () => json({ detail: 'too large' }, 413), () => json(null, 500)]);
    expect(await errorOf(client.index())).toMatchObject({ status: 502, code: null, message: '502 Bad Gateway' });
    expect(await errorOf(client.index())).toMatchObject({ status: 413, code: null, message: 'too large', errors: [] });
    expect(await errorOf(client.index())).toMatchObject({ status: 500, message: '500' });
  });

  it('passes on what fetch itself throws', async () => {
    const client = createClient('http://ganita.example', {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(client.index()).rejects.toThrow(TypeError);
  });

  it('answers the state of a service that is not healthy, and fails where the service is too busy to say', async () => {
    const degraded = { status: 'degraded', service: 'ganita' };
    const { sent, client } = clientOf([() => json(degraded, 503), () => busy(503)], { retries: 0 });
    expect(await client.health()).toEqual(degraded);
    expect(await errorOf(client.health())).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(2);
  });
});

describe('a call that the service is too busy for', () => {
  it('is repeated after the time that the service names', async () => {
    const { sent, client } = clientOf([() => busy(429, { 'retry-after': '7' }), () => json({ panchang: {} })]);
    const answer = client.panchangDay(DAY);
    await vi.advanceTimersByTimeAsync(6_900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual({ panchang: {} });
    expect(sent).toHaveLength(2);
  });

  it('is repeated at the moment that the service names', async () => {
    const at = new Date(Date.now() + 20_000).toUTCString();
    const { sent, client } = clientOf([() => busy(503, { 'retry-after': at }), () => json({})]);
    const answer = client.panchangDay(DAY);
    await vi.advanceTimersByTimeAsync(18_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    await answer;
  });

  it('waits longer each time where the service names none, and fails in the end', async () => {
    const { sent, client } = clientOf([() => busy(503)], { retries: 2 });
    const start = Date.now();
    const error = await errorOf(client.panchangDay(DAY));
    expect(error).toMatchObject({ status: 503, code: 'too_many_calls', retryAfterSeconds: null });
    expect(sent).toHaveLength(3);
    // Half a second and a whole one, each a quarter more or less.
    expect((Date.now() - start) / 1000).toBeGreaterThan(1.1);
    expect((Date.now() - start) / 1000).toBeLessThan(1.9);
  });

  it('fails at once where it would have to wait too long', async () => {
    const { sent, client } = clientOf([() => busy(429, { 'retry-after': '61' })]);
    expect(await errorOf(client.panchangDay(DAY))).toMatchObject({ status: 429, retryAfterSeconds: 61 });
    expect(sent).toHaveLength(1);
  });

  it('is repeated for no other failure', async () => {
    const { sent, client } = clientOf([() => problem({ ...PROBLEM, status: 500 }, 500)]);
    await errorOf(client.panchangDay(DAY));
    expect(sent).toHaveLength(1);
  });

  it('ends with its signal while it waits, and does not begin after it', async () => {
    const { sent, client } = clientOf([() => busy(429, { 'retry-after': '30' })]);
    const stop = new AbortController();
    const call = client.panchangDay(DAY, { signal: stop.signal });
    const ended = expect(call).rejects.toBe('changed my mind');
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort('changed my mind');
    await ended;
    expect(vi.getTimerCount()).toBe(0);
    await expect(client.panchangDay(DAY, { signal: stop.signal })).rejects.toBe('changed my mind');
    expect(sent).toHaveLength(1);
  });
});
