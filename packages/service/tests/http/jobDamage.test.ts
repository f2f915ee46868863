import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { JobFiles } from '@ganita/service/jobs/jobFiles.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedis } from '../process/redis.js';
import { births, HEADERS, type JobService, linesOf, startJobService } from './jobService.js';

const LINES = 250;
/** The second of three chunks: lines 101 to 200. */
const FIRST_DAMAGED = 101;
const LOST = 'is damaged; remove the job and send it again';

/** What a client gets of a download, until it ends or breaks off. */
interface Download {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
  readonly trailers: Readonly<Record<string, string | undefined>>;
  readonly nextLine: number;
}

describe.skipIf(!hasRedis)('a job with damaged files', () => {
  let jobService: JobService;
  let origin: string;
  beforeAll(async () => {
    jobService = await startJobService();
    origin = await jobService.service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => jobService.close());

  const pathOf = (id: string, ...parts: readonly string[]) => join(jobService.directory, id, ...parts);
  const resultOf = (id: string, chunk: number): string => {
    const found = readdirSync(pathOf(id, 'results')).find((name) => name.startsWith(`${chunk}-`));
    return pathOf(id, 'results', found ?? 'none');
  };
  const completed = async (): Promise<string> => {
    const id = await jobService.submit(births(LINES));
    await jobService.whenState(id, 'completed');
    return id;
  };
  const status = async (id: string) => JSON.parse((await jobService.call('GET', `/jobs/${id}`)).body);
  const results = (id: string, from = 1) => jobService.call('GET', `/jobs/${id}/results?from_line=${from}`);
  const download = (id: string, headers: Readonly<Record<string, string>>): Promise<Download> =>
    new Promise((resolve, reject) => {
      const call = request(`${origin}/jobs/${id}/results`, { headers: { ...HEADERS, ...headers } }, (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece: Buffer) => pieces.push(piece));
        reply.on('error', () => undefined);
        reply.on('close', () =>
          resolve({
            bytes: Buffer.concat(pieces),
            isWhole: reply.complete,
            trailers: reply.trailers,
            nextLine: Number(reply.headers['x-next-line']),
          }),
        );
      });
      call.on('error', reject);
      call.end();
    });

  const changed = (path: string): void => {
    const bytes = readFileSync(path);
    const at = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(path, bytes);
  };
  const cut = (path: string): void => truncateSync(path, 200);

  describe.each([
    ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ['identity', (bytes: Buffer) => bytes.toString()],
  ])('whose results are read in %s', (coding, plain) => {
    it('says that they are complete', async () => {
      const id = await completed();
      const { bytes, isWhole, trailers, nextLine } = await download(id, { 'accept-encoding': coding });
      expect([isWhole, trailers, nextLine]).toEqual([true, { 'x-results-state': 'complete' }, LINES + 1]);
      expect(linesOf(plain(bytes))).toHaveLength(LINES - 1);
    });

    it.each([
      ['cut off', cut],
      ['changed', changed],
    ])('and a chunk is %s ends before it, says so, and computes it again', async (_, damage) => {
      const id = await completed();
      const before = (await results(id)).body;
      damage(resultOf(id, 1));
      const { bytes, isWhole, trailers } = await download(id, { 'accept-encoding': coding, te: 'trailers' });
      expect([isWhole, trailers]).toEqual([true, { 'x-results-state': 'damaged' }]);
      expect(plain(bytes)).toBe(before.slice(0, before.indexOf(`{"line":${FIRST_DAMAGED},`)));
      expect((await status(id)).state).toMatch(/^(?:running|completed)$/);
      await jobService.whenState(id, 'completed');
      expect((await results(id)).body).toBe(before);
    });

    it('and a chunk is changed breaks the connection of a client that takes no trailers', async () => {
      const id = await completed();
      changed(resultOf(id, 1));
      expect((await download(id, { 'accept-encoding': coding })).isWhole).toBe(false);
    });
  });

  it('computes a chunk again that is missing, so that its X-Next-Line goes on', async () => {
    const id = await completed();
    const before = (await results(id)).body;
    rmSync(resultOf(id, 1));
    const first = await results(id);
    expect(first.headers['x-next-line']).toBe(String(FIRST_DAMAGED));
    expect((await status(id)).finished_at === null || (await status(id)).state === 'completed').toBe(true);
    await jobService.whenState(id, 'completed');
    expect(first.body + (await results(id, FIRST_DAMAGED)).body).toBe(before);
  });

  it('never sends the chunk of the first line where that is changed', async () => {
    const id = await completed();
    const before = (await results(id)).body;
    changed(resultOf(id, 1));
    const { body, headers } = await results(id, 150);
    expect([body, headers['x-next-line']]).toEqual(['', '150']);
    await jobService.whenState(id, 'completed');
    expect((await results(id)).body).toBe(before);
  });

  it('is `damaged` where a chunk is missing and its input is gone', async () => {
    const id = await completed();
    rmSync(resultOf(id, 1));
    rmSync(pathOf(id, 'input.ndjson'));
    expect(await status(id)).toMatchObject({ state: 'damaged', lines: LINES, lines_done: LINES - 100 });
    const first = await download(id, { te: 'trailers' });
    expect([first.nextLine, first.trailers]).toEqual([FIRST_DAMAGED, { 'x-results-state': 'damaged' }]);
    const gone = await results(id, FIRST_DAMAGED);
    expect([gone.status, JSON.parse(gone.body)]).toEqual([410, { detail: `the result of line 101 ${LOST}` }]);
    expect(linesOf((await results(id, 201)).body)).toHaveLength(50);
  });

  it.each([
    ['cut off', (path: string) => truncateSync(path, 30)],
    ['no JSON', (path: string) => writeFileSync(path, 'null and void')],
    ['of another shape', (path: string) => writeFileSync(path, '{"lines":3}')],
  ])('is `damaged` where its job.json is %s, and can be removed', async (_, damage) => {
    const id = await completed();
    damage(pathOf(id, 'job.json'));
    const job = await status(id);
    expect(job).toMatchObject({ id, state: 'damaged', lines: null, calculation: null });
    expect(Compile(ENDPOINTS.job.answer.record).Check(job)).toBe(true);
    const read = await results(id);
    const detail = 'what is stored of the job cannot be read; remove the job and send it again';
    expect([read.status, JSON.parse(read.body)]).toEqual([410, { detail }]);
    expect((await jobService.call('DELETE', `/jobs/${id}`)).status).toBe(204);
    expect((await jobService.call('GET', `/jobs/${id}`)).status).toBe(404);
  });

  it('computes a chunk again whose result is lost before the job is finished', async () => {
    const storing = vi.spyOn(JobFiles.prototype, 'storeResult').mockResolvedValueOnce(undefined);
    const id = await completed();
    expect(storing).toHaveBeenCalledTimes(4);
    storing.mockRestore();
    expect(linesOf((await results(id)).body)).toHaveLength(LINES - 1);
  });

  it('is finished again where its done.json is damaged', async () => {
    const id = await completed();
    writeFileSync(pathOf(id, 'done.json'), '{"finishedAt":"soon"}');
    expect((await status(id)).state).toBe('running');
    expect(linesOf((await results(id)).body)).toHaveLength(LINES - 1);
  });
});
