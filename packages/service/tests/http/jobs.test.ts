import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { JobFiles } from '@ganita/service/jobs/jobFiles.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedis } from '../process/redis.js';
import {
  births,
  HEADERS,
  type JobService,
  linesOf,
  NDJSON,
  NO_JOB,
  SECRET,
  SUBMIT,
  startJobService,
} from './jobService.js';
import { PLAIN_WORKER } from './limitedCalls.js';
import { startService } from './service.js';

describe.skipIf(!hasRedis)('jobs', () => {
  const failures: object[] = [];
  let jobService: JobService;
  let directory: string;
  let call: JobService['call'];
  let submit: JobService['submit'];
  let whenState: JobService['whenState'];
  beforeAll(async () => {
    jobService = await startJobService({ onFailure: (entry) => failures.push(entry) });
    ({ directory, call, submit, whenState } = jobService);
  });
  afterAll(() => jobService.close());

  it('are answered line by line in order, with errors in their lines and common fields in all', async () => {
    const fields = encodeURIComponent(JSON.stringify({ language: 'ta' }));
    const { status, headers, body } = await call('POST', `${SUBMIT}&priority=2&fields=${fields}`, {
      payload: births(250),
    });
    const job = JSON.parse(body) as { id: string };
    expect([status, headers.location]).toEqual([202, `/jobs/${job.id}`]);
    expect(job).toMatchObject({ calculation: 'natalChart', priority: 2, lines: 250, finished_at: null });
    expect(Compile(ENDPOINTS.job.answer.record).Check(job)).toBe(true);
    await whenState(job.id, 'completed');
    const done = JSON.parse((await call('GET', `/jobs/${job.id}`)).body);
    expect(done).toMatchObject({ lines_done: 250, lines_failed: 1, expected_end_at: null });
    expect(Compile(ENDPOINTS.job.answer.record).Check(done)).toBe(true);

    const results = await call('GET', `/jobs/${job.id}/results`);
    expect([results.headers['content-type'], results.headers['x-next-line']]).toEqual(['application/x-ndjson', '251']);
    const lines = linesOf(results.body);
    expect(lines.map(({ line }) => line)).toEqual(
      Array.from({ length: 250 }, (_, at) => at + 1).filter((n) => n !== 8),
    );
    expect(lines.every((line) => Compile(ENDPOINTS.jobResults.answer.line).Check(line))).toBe(true);
    expect(lines.filter(({ error }) => error !== undefined)).toEqual([
      { line: 121, error: { status: 400, detail: 'Invalid input: latitude must be between -90 and 90' } },
    ]);
    expect(new Set(lines.map(({ answer }) => answer?.language))).toEqual(new Set(['ta', undefined]));

    for (const from of [1, 2, 100, 101, 150, 250, 251, 1_000_001]) {
      const wanted = lines.filter(({ line }) => line >= from);
      const plain = await call('GET', `/jobs/${job.id}/results?from_line=${from}`);
      expect(linesOf(plain.body)).toEqual(wanted);
      const zipped = await call('GET', `/jobs/${job.id}/results?from_line=${from}`, {
        headers: { ...HEADERS, 'accept-encoding': 'br, zstd, gzip' },
      });
      expect(zipped.headers['content-encoding']).toBe(from > 250 ? undefined : 'gzip');
      expect(linesOf(from > 250 ? zipped.body : gunzipSync(zipped.raw).toString())).toEqual(wanted);
    }
  });

  it('are computed once, and not again when the results are read', async () => {
    const before = jobService.computed();
    const id = await submit(births(5));
    await whenState(id, 'completed');
    await call('GET', `/jobs/${id}/results`);
    expect(jobService.computed() - before).toBe(5);
  });

  it('carry the trace of their request into the lines of the log about their chunks', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const storing = vi.spyOn(JobFiles.prototype, 'storeResult').mockRejectedValueOnce(new Error('once'));
    const { body } = await call('POST', SUBMIT, { payload: births(1), headers: { ...NDJSON, traceparent } });
    const { id } = JSON.parse(body) as { id: string };
    await whenState(id, 'completed');
    storing.mockRestore();
    expect(failures).toEqual([{ id, chunk: 0, traceparent }]);
  });

  it('have no trace where their request has a malformed one', async () => {
    const headers = { ...NDJSON, traceparent: '00-0-0-01' };
    const { status, body } = await call('POST', SUBMIT, { payload: births(1), headers });
    const stored = readFileSync(join(directory, JSON.parse(body).id, 'job.json'), 'utf8');
    expect([status, JSON.parse(stored).traceparent]).toEqual([202, undefined]);
  });

  it('are gone with all their files once they are removed', async () => {
    const id = await submit(births(300));
    expect((await call('DELETE', `/jobs/${id}`)).status).toBe(204);
    expect(readdirSync(directory)).not.toContain(id);
    for (const [method, path] of [
      ['GET', `/jobs/${id}`],
      ['GET', `/jobs/${id}/results`],
      ['DELETE', `/jobs/${id}`],
    ] as const) {
      const { status, body } = await call(method, path);
      expect([status, JSON.parse(body)]).toEqual([404, { detail: 'there is no job with this id' }]);
    }
  });

  it.each([
    ['no calculation', '/jobs', births(1), 422, 'calculation is required'],
    [
      'an unknown one',
      '/jobs?calculation=natalchart',
      births(1),
      400,
      /^Invalid input: calculation must be one of .*; did you mean natalChart\?$/,
    ],
    ['a priority that is no number', `${SUBMIT}&priority=soon`, births(1), 422, 'priority must be a whole number'],
    [
      'a priority out of range',
      `${SUBMIT}&priority=11`,
      births(1),
      400,
      'Invalid input: priority must be between 1 and 10',
    ],
    ['common fields that are no object', `${SUBMIT}&fields=[1]`, births(1), 422, 'fields must be an object'],
    ['no line', SUBMIT, '', 422, 'the body must have at least one line'],
  ])('are rejected with %s', async (_, url, payload, status, detail) => {
    const before = readdirSync(directory).length;
    const reply = await call('POST', url, { payload });
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.body).detail).toEqual(typeof detail === 'string' ? detail : expect.stringMatching(detail));
    expect(readdirSync(directory)).toHaveLength(before);
  });

  it('are rejected in another content type', async () => {
    const headers = { ...HEADERS, 'content-type': 'application/json' };
    const { status, body } = await call('POST', SUBMIT, { payload: '{}', headers });
    expect([status, JSON.parse(body)]).toEqual([
      422,
      { detail: 'content-type must be application/x-ndjson or text/csv' },
    ]);
  });

  it.each([
    ['POST', SUBMIT],
    ['GET', NO_JOB],
    ['GET', `${NO_JOB}/results`],
    ['DELETE', NO_JOB],
  ] as const)('need their secret for %s %s, and a job that exists', async (method, url) => {
    for (const secret of [{}, { 'x-jobs-secret': `${SECRET} no` }]) {
      const { status, body } = await call(method, url, { headers: secret });
      expect([status, JSON.parse(body)]).toEqual([401, { detail: 'X-Jobs-Secret is missing or wrong' }]);
    }
    if (method !== 'POST') expect((await call(method, url)).status).toBe(404);
  });

  it.each([
    ['from_line=0', 400],
    ['from_line=one', 422],
  ])('have no results from a line that is none: %s', async (query, status) => {
    expect((await call('GET', `${NO_JOB}/results?${query}`)).status).toBe(status);
  });

  it('answer 503 while the queue cannot be reached, and leave nothing behind', async () => {
    const before = readdirSync(directory);
    jobService.redis.child.kill('SIGSTOP');
    try {
      const { status, headers, body } = await call('POST', SUBMIT, { payload: births(1) });
      expect([status, headers['retry-after']]).toEqual([503, '10']);
      expect(JSON.parse(body)).toEqual({ detail: 'the queue of jobs cannot be reached; try again later' });
    } finally {
      jobService.redis.child.kill('SIGCONT');
    }
    expect(readdirSync(directory)).toEqual(before);
  });
});

describe('a service without a secret for jobs', () => {
  it('has none', async () => {
    const service = await startService({}, PLAIN_WORKER);
    const reply = await service.inject({ method: 'GET', url: NO_JOB });
    await service.close();
    expect(reply.statusCode).toBe(404);
  });
});
