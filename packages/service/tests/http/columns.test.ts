import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE } from '@ganita/service/server/connections/patience.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const CSV = 'id,date,time,latitude,longitude,zone\n';
const birthLine = (id: number, time = '10:34:00') => `${id},1996-12-07,${time},13.0827,80.2707,Asia/Kolkata\n`;
const query = { select: 'Moon.nakshatra,Moon.absolute_longitude,panchang.tithi.starts,Moon.retrograde', keep: 'id' };

const table = (payload: string, headers: object = {}, changes: object = {}) =>
  service.inject({
    method: 'POST',
    url: '/columns',
    query: { ...query, ...changes },
    payload,
    headers: { 'content-type': 'text/csv', ...headers },
  });

describe('POST /columns', () => {
  it('answers its example', async () => {
    const { example } = ENDPOINTS.columnTable;
    const reply = await service.inject({
      method: 'POST',
      url: '/columns',
      query: example.query,
      payload: example.births,
      headers: { 'content-type': 'text/csv' },
    });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/csv; charset=utf-8',
      example.table,
    ]);
  });

  it('gives the same values in every form, and those of /horoscope', async () => {
    const births = CSV + birthLine(1) + birthLine(2, '25:00') + birthLine(3, '22:34');
    const ndjson = await table(births, { accept: 'application/x-ndjson' });
    const lines = ndjson.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, sections: ['planets'] });
    const { planets } = body.horoscope as { planets: { Moon: { nakshatra: string; absolute_longitude: number } } };
    expect(lines[0]).toEqual({
      line: 2,
      id: '1',
      'Moon.nakshatra': planets.Moon.nakshatra,
      'Moon.absolute_longitude': planets.Moon.absolute_longitude,
      'panchang.tithi.starts': '1996-12-06T22:15:09Z',
      'Moon.retrograde': false,
      error: null,
    });
    expect(lines[1]).toMatchObject({
      line: 3,
      id: '2',
      'Moon.nakshatra': null,
      error: expect.stringMatching(/time must have an hour/),
    });
    const parquet = await table(births, { accept: 'application/vnd.apache.parquet' });
    const { buffer, byteOffset, byteLength } = parquet.rawPayload;
    const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    const rows = await parquetReadObjects({ file });
    expect(rows.map((row) => ({ ...row, 'panchang.tithi.starts': undefined }))).toEqual(
      lines.map((line) => ({ ...line, 'panchang.tithi.starts': undefined })),
    );
    expect(rows.map((row) => (row['panchang.tithi.starts'] as Date | null)?.toISOString())).toEqual(
      lines.map((line) => line['panchang.tithi.starts']?.replace('Z', '.000Z')),
    );
  });

  it('takes lines of JSON, with fields for all', async () => {
    const { place: _place, timezone: _timezone, ...birth } = CHENNAI_BIRTH;
    const reply = await table(
      `${JSON.stringify(birth)}\n`,
      { 'content-type': 'application/x-ndjson' },
      { fields: '{"zone":"Asia/Kolkata","rules":{"preset":"raman"}}', select: 'ayanamsa' },
    );
    expect(reply.body).toMatch(/^line,id,ayanamsa,error\r\n1,,22\.3\d+,\r\n$/);
  });

  it('is a whole table where it has no birth', async () => {
    expect((await table(CSV)).body).toMatch(/^line,id,.*error\r\n$/);
    const { rawPayload } = await table(CSV, { accept: 'application/vnd.apache.parquet' });
    const { buffer, byteOffset, byteLength } = rawPayload;
    const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    expect(await parquetReadObjects({ file })).toEqual([]);
  });

  it.each([
    ['an unknown selector', CSV, {}, { select: 'Moon.nakshatraa' }, 400, /did you mean Moon.nakshatra\?/],
    ['no selector', CSV, {}, { select: undefined }, 422, /select/],
    ['an unknown field of the query', CSV, {}, { keeep: 'id' }, 422, /did you mean keep\?/],
    ['an unknown name in the header', 'dat,time\n', {}, { keep: '' }, 422, /did you mean date\?/],
    ['no header', '', {}, {}, 422, /the first line must have/],
    ['wrong rules of all births', CSV, {}, { fields: '{"rules":{"preset":"none"}}' }, 400, /preset/],
    [
      'another type of births',
      CSV,
      { 'content-type': 'application/json' },
      {},
      422,
      /text\/csv or application\/x-ndjson/,
    ],
  ])('rejects %s before any row', async (_, births, headers, changes, status, detail) => {
    const given = Object.entries({ ...query, ...changes }).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    const reply = await service.inject({
      method: 'POST',
      url: '/columns',
      query: Object.fromEntries(given),
      payload: births,
      headers: { 'content-type': 'text/csv', ...headers },
    });
    expect([reply.statusCode, reply.json().detail]).toEqual([status, expect.stringMatching(detail)]);
  });

  it('ends after 10,000 births with a row that says so', async () => {
    const births = CSV + birthLine(1).repeat(10_001);
    const lines = (await table(births, {}, { select: 'julian_day' })).body.trimEnd().split('\r\n');
    expect(lines.at(-1)).toMatch(/^\d+,,,"?a table has at most 10000 births; send more as a job/);
  }, 120_000);
});

describe('POST /columns of births that pause', () => {
  it('keeps its connection while nothing can be sent', async () => {
    const patient = await startService({}, undefined, null, { patience: { ...PATIENCE, readingMs: 50 } });
    await patient.app.listen({ port: 0, host: '127.0.0.1' });
    const rows = (count: number): string => '1996-12-07,10:34,13.0827,80.2707,Asia/Kolkata\n'.repeat(count);
    const births = async function* () {
      yield Buffer.from(`date,time,latitude,longitude,zone\n${rows(2000)}`);
      await sleep(1000);
      yield Buffer.from(rows(5));
    };
    const reply = await fetch(`${patient.app.listeningOrigin}/columns?select=Moon.pada`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: births(),
      duplex: 'half',
    } as unknown as RequestInit);
    expect((await reply.text()).trim().split('\n')).toHaveLength(2006);
    await patient.close();
  });
});

describe('GET /columns.csv', () => {
  const { place: _place, timezone: _timezone, ...birth } = CHENNAI_BIRTH;
  const cells = { ...birth, zone: 'Asia/Kolkata', select: 'Moon.nakshatra,lagna.sign' };
  const get = (changes: object) =>
    service.inject({ method: 'GET', url: '/columns.csv', query: { ...cells, ...changes } as never });

  it('is what a spreadsheet reads, or one cell', async () => {
    const { body, headers } = await get({});
    expect([headers['content-type'], body]).toEqual([
      'text/csv; charset=utf-8',
      'Moon.nakshatra,lagna.sign\r\nSwati,Capricorn\r\n',
    ]);
    expect((await get({ header: 'false', select: 'Moon.pada' })).body).toBe('1\r\n');
    expect((await get({ selekt: 'x' })).statusCode).toBe(422);
  });
});

describe('GET /columns', () => {
  it('lists the selectors with type, unit and values', async () => {
    const { body } = await service.get('/columns?like=D-9.*.sign');
    const { selectors, lists } = body as { selectors: object[]; lists: Record<string, string[]> };
    expect(selectors).toHaveLength(13);
    expect(selectors[0]).toMatchObject({
      selector: 'D-9.lagna.sign',
      value_type: 'text',
      value_list: 'Sign',
      takes_moment: false,
    });
    expect(lists.Sign).toHaveLength(12);
  });
});
