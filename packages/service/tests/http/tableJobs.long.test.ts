import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { type BirthChunk, checkTable, openTable, readBirths, tableRows } from 'ganita/api/columns/table.js';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis } from '../process/redis.js';
import { HEADERS, type JobService, NDJSON, startJobService } from './jobService.js';
import { CHENNAI_BIRTH } from './service.js';

const CSV = { ...HEADERS, 'content-type': 'text/csv' };
const SELECT = ['Moon.pada', 'lagna.sign'];
/** Births of a part. */
const PART = 2000;
const BIRTHS = 2 * PART + 6;
const TABLE = { select: SELECT, keep: ['id'], date_order: 'dmy' };
const submitting = (fields: object): string =>
  `/jobs?calculation=columnTable&fields=${encodeURIComponent(JSON.stringify(fields))}`;

const HEADER = '\uFEFFid;date;time;latitude;longitude;zone\r\n';
const time = (n: number): string => `${n % 24}:${String(n % 60).padStart(2, '0')}`;
const isWrong = (at: number): boolean => at % 100 > 5;
/** Births of which one has two lines, the next line is empty, and most are wrong, which costs little: each counts as one. */
const births = (count: number): string =>
  HEADER +
  Array.from({ length: count }, (_, at) => {
    if (at === 3) return '\r\n';
    const latitude = isWrong(at) ? '130' : '13.0827';
    return `${at === 2 ? '"two\r\nlines"' : at};7/12/1996;${time(at)};${latitude};80.2707;Asia/Kolkata\r\n`;
  }).join('');
/** The line of a birth in the file. */
const lineOf = (at: number): number => at + 2 + (at > 2 ? 1 : 0);

/** What the table of some births has in one piece. */
async function rowsOf(text: string): Promise<readonly object[]> {
  const ports = await openPorts();
  const { input } = checkTable(TABLE, ports, 'first', 'own');
  const table = openTable(input, ports);
  const { source, chunks } = await readBirths(
    Readable.from([Buffer.from(text)]),
    'csv',
    input,
    Number.POSITIVE_INFINITY,
  );
  const [chunk] = (await Readable.from(chunks).toArray()) as readonly BirthChunk[];
  const { rows } = tableRows(table, chunk as BirthChunk, source);
  return rows.map((row) => Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at]])));
}

const rowsIn = (file: Buffer) => parquetReadObjects({ file: new Uint8Array(file).buffer });

describe.skipIf(!hasRedis)('a job of columns', () => {
  let jobService: JobService;
  let call: JobService['call'];
  beforeAll(async () => {
    jobService = await startJobService();
    ({ call } = jobService);
  });
  afterAll(() => jobService.close());

  const submit = async (payload: string, fields: object = TABLE, headers: object = CSV): Promise<string> => {
    const reply = await call('POST', submitting(fields), { payload, headers: headers as typeof CSV });
    expect(reply.status, reply.body).toBe(202);
    const { id } = JSON.parse(reply.body) as { id: string };
    await jobService.whenState(id, 'completed');
    return id;
  };
  const results = (id: string, query = '') => call('GET', `/jobs/${id}/results${query}`);
  const partsOf = (id: string) => readdirSync(join(jobService.directory, id, 'results')).sort();

  it('is the table of its births, as one file and as parts, with the lines of the file', async () => {
    const id = await submit(births(BIRTHS));
    const at = Array.from({ length: BIRTHS }, (_, n) => n).filter((n) => n !== 3);
    expect(JSON.parse((await call('GET', `/jobs/${id}`)).body)).toMatchObject({
      calculation: 'columnTable',
      lines: BIRTHS,
      lines_done: BIRTHS,
      lines_failed: at.filter(isWrong).length,
    });
    const whole = await results(id);
    expect([whole.headers['content-type'], whole.headers['content-encoding'], whole.headers['x-next-line']]).toEqual([
      'application/vnd.apache.parquet',
      undefined,
      String(BIRTHS + 1),
    ]);
    const rows = await rowsIn(whole.raw);
    expect(rows.map(({ line }) => line)).toEqual(at.map(lineOf));
    expect(rows.map((row) => row.id)).toEqual(at.map((n) => (n === 2 ? 'two\r\nlines' : String(n))));
    const error = 'Invalid input: latitude must be between -90 and 90';
    expect(rows.map((row) => row.error)).toEqual(at.map((n) => (isWrong(n) ? error : null)));
    expect(rows).toEqual(await rowsOf(births(BIRTHS)));

    const parts: Buffer[] = [];
    for (let next = 1; next <= BIRTHS; ) {
      const part = await results(id, `?from_line=${next}&parts=1`);
      parts.push(part.raw);
      next = Number(part.headers['x-next-line']);
      expect((next - 1) % PART === 0 || next === BIRTHS + 1).toBe(true);
    }
    expect(parts).toHaveLength(3);
    expect((await Promise.all(parts.map(rowsIn))).flat()).toEqual(rows);
    const rest = await results(id, `?from_line=${PART + 1}`);
    expect(await rowsIn(rest.raw)).toEqual(rows.slice(PART - 1));
    const past = await results(id, `?from_line=${BIRTHS + 1}`);
    expect([past.body, past.headers['x-next-line']]).toEqual(['', String(BIRTHS + 1)]);
  }, 120_000);

  it('is computed from lines of JSON, with fields of all births, and says how', async () => {
    const { place: _place, timezone: _timezone, ...birth } = CHENNAI_BIRTH;
    const payload = `\n${JSON.stringify(birth)}\n{"date":1}\n`;
    const fields = { zone: 'Asia/Kolkata', rules: { preset: 'raman' } };
    const id = await submit(payload, { select: ['ayanamsa'], fields }, NDJSON);
    const { raw } = await results(id);
    expect(await rowsIn(raw)).toEqual([
      { line: 2, ayanamsa: expect.closeTo(22.37, 1), error: null },
      { line: 3, ayanamsa: null, error: 'date must be a string' },
    ]);
    const { key_value_metadata: facts } = parquetMetadata(new Uint8Array(raw).buffer);
    expect(facts).toContainEqual({ key: 'preset', value: 'raman' });
  });

  it('is not computed twice where its key is sent again', async () => {
    const headers = { ...CSV, 'idempotency-key': 'a key of this table' };
    const before = jobService.computed();
    const id = await submit(births(3), TABLE, headers);
    expect(await submit(births(3), TABLE, headers)).toBe(id);
    expect(jobService.computed() - before).toBe(1);
    const other = await call('POST', submitting({ ...TABLE, select: ['Moon.sign'] }), { payload: births(3), headers });
    expect([other.status, JSON.parse(other.body).detail]).toEqual([422, expect.stringMatching(/value of fields$/)]);
  });

  it('has its table again where a part of it is damaged', async () => {
    const id = await submit(births(PART + 3));
    const [before, names] = [await results(id), partsOf(id)];
    const path = join(jobService.directory, id, 'results', names[1] as string);
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
    writeFileSync(path, bytes);
    await expect(results(id)).rejects.toThrow();
    await call('GET', `/jobs/${id}`);
    await jobService.whenState(id, 'completed');
    expect((await results(id)).raw.equals(before.raw)).toBe(true);
    expect(partsOf(id)).toEqual(names);
  }, 60_000);

  it.each([
    ['no selector', {}, births(1), 422, /^select is required$/],
    ['an unknown selector', { select: ['Moon.nakshatraa'] }, births(1), 400, /did you mean Moon.nakshatra\?$/],
    ['an unknown field of the table', { ...TABLE, keeep: ['id'] }, births(1), 422, /did you mean keep\?$/],
    ['wrong fields of all births', { ...TABLE, fields: { rules: { preset: 'none' } } }, births(1), 400, /preset/],
    ['an unknown name in the header', TABLE, 'id;dat\n', 422, /did you mean date\?/],
    ['no header', TABLE, '', 422, /^the first line must have the names of the fields$/],
    ['a header alone', TABLE, HEADER, 422, /^the body must have at least one line$/],
  ])('is rejected with %s, and leaves nothing', async (_, fields, payload, status, detail) => {
    const before = readdirSync(jobService.directory);
    const reply = await call('POST', submitting(fields), { payload, headers: CSV });
    expect([reply.status, JSON.parse(reply.body).detail]).toEqual([status, expect.stringMatching(detail)]);
    expect(readdirSync(jobService.directory)).toEqual(before);
  });

  it('alone takes CSV', async () => {
    const reply = await call('POST', '/jobs?calculation=natalChart', { payload: births(1), headers: CSV });
    expect([reply.status, JSON.parse(reply.body)]).toEqual([
      422,
      { detail: 'content-type must be application/x-ndjson' },
    ]);
  });

  it('is read from the start of a part', async () => {
    const id = await submit(births(3));
    const { status, body } = await results(id, '?from_line=2');
    expect([status, JSON.parse(body)]).toEqual([
      400,
      { detail: `Invalid input: from_line must be 1 more than a multiple of ${PART} in this table` },
    ]);
  });
});
