import { calculationsOf, ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
interface Row {
  readonly method: string;
  readonly path: string;
  readonly cacheSeconds?: number;
  readonly examples: Readonly<Record<string, { readonly value: Fields }>>;
}

/** The fields of the first example of an endpoint, as a query. */
const queryOf = ({ examples }: Row): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object.values(examples)[0]?.value ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value),
    ]),
  );

const CACHED = calculationsOf(ENDPOINTS)
  .map(([, row]) => row as Row)
  .filter(({ cacheSeconds }) => cacheSeconds !== undefined);
const BY_QUERY = [...CACHED.filter(({ method }) => method === 'GET'), ...picturesOf(ENDPOINTS).map(([, row]) => row)];
const BY_BODY = CACHED.filter(({ method }) => method === 'POST');

describe('an answer that a client may keep', () => {
  it('is given by GET and by POST', () => {
    expect(BY_QUERY.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/calendar.ics', '/kp/table', '/svg/day']),
    );
    expect(BY_BODY.map(({ path }) => path)).toEqual(expect.arrayContaining(['/panchang', '/gochar', '/gochar/events']));
  });

  it.each(BY_QUERY)('is sent once to a client that asks by GET: $path', async (row) => {
    const get = (headers: Readonly<Record<string, string>>) =>
      service.inject({ method: 'GET', url: row.path, query: queryOf(row), headers });
    for (const accepted of ['identity', 'gzip']) {
      const reply = await get({ 'accept-encoding': accepted });
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, expect.stringMatching(/max-age=\d+/)]);
      const tag = String(reply.headers.etag);
      expect(tag).toMatch(/^"[\w-]{22}"$/);
      const again = await get({ 'accept-encoding': accepted, 'if-none-match': tag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers['cache-control']).toBe(reply.headers['cache-control']);
      expect((await get({ 'accept-encoding': accepted, 'if-none-match': '"another"' })).statusCode).toBe(200);
    }
  });

  it.each(BY_BODY)('has no tag where it is asked by POST, because no cache would use it: $path', async (row) => {
    const body = Object.values(row.examples)[0]?.value ?? {};
    const { status, headers } = await service.post(row.path, body, { 'if-none-match': '*' });
    expect([status, headers['cache-control'], headers.etag]).toEqual([
      200,
      `public, max-age=${row.cacheSeconds}`,
      undefined,
    ]);
  });
});
