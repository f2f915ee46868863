import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Jobs, openJobs } from '@ganita/service/jobs/jobs.js';
import { type JobWorker, openJobWorker } from '@ganita/service/jobs/jobWorker.js';
import type { InjectOptions } from 'fastify';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, startRedis } from '../process/redis.js';
import { PLAIN_WORKER } from './limitedCalls.js';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

const SECRET = 'a secret of this test';
const HEADERS = { 'x-jobs-secret': SECRET, 'accept-encoding': 'identity' };
const NDJSON = { ...HEADERS, 'content-type': 'application/x-ndjson' };
const SUBMIT = '/jobs?calculation=natalChart';
const NO_JOB = '/jobs/00000000-0000-4000-8000-000000000000';
const keepSeconds = 3600;
const ignore = () => undefined;

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { line: number; answer?: { time: string; language: string }; error?: object });

/** Births, one of them impossible and one line empty: 250 lines are three chunks. */
const births = (count: number): string =>
  Array.from({ length: count }, (_, at) =>
    at === 7 ? '' : JSON.stringify({ ...CHENNAI_BIRTH, second_of_day: at, ...(at === 120 && { latitude: 200 }) }),
  )
    .map((line) => `${line}\n`)
    .join('');

describe.skipIf(!hasRedis)('jobs', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let service: TestService;
  let worker: JobWorker;
  let jobs: Jobs;
  let computed = 0;
  const directory = mkdtempSync(join(tmpdir(), 'ganita-jobs-'));
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, more: Partial<InjectOptions> = {}) => {
    const reply = await service.inject({ method, url, headers: method === 'POST' ? NDJSON : HEADERS, ...more });
    return { status: reply.statusCode, headers: reply.headers, body: reply.body, raw: reply.rawPayload };
  };
  const submit = async (payload: string, url: string = SUBMIT): Promise<string> => {
    const { status, body } = await call('POST', url, { payload });
    expect(status, body).toBe(202);
    return (JSON.parse(body) as { id: string }).id;
  };
  const whenState = (id: string, state: string) =>
    expect.poll(async () => JSON.parse((await call('GET', `/jobs/${id}`)).body).state).toBe(state);

  beforeAll(async () => {
    redis = await startRedis();
    const shared = { url: redis.url, directory, now: Date.now, onError: ignore, onReady: ignore };
    jobs = openJobs(shared);
    service = await startService(
      { JOBS_SECRET: SECRET, JOBS_DIR: directory, REDIS_URL: redis.url },
      PLAIN_WORKER,
      null,
      {
        jobs,
      },
    );
    worker = openJobWorker({
      ...shared,
      keepSeconds,
      ports: await openPorts(),
      // What a thread would compute: here its request.
      pool: {
        async answerLine(_name, { input }) {
          const { time, language } = input as { readonly time: string; readonly language: string };
          computed++;
          return Buffer.from(JSON.stringify({ time, language }));
        },
      },
      width: 2,
      onFailure: ignore,
    });
    await worker.ready();
  });
  afterAll(async () => {
    await worker.close(0);
    await service.close();
    await jobs.close();
    redis.child.kill();
    rmSync(directory, { recursive: true, force: true });
  });

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
    const before = computed;
    const id = await submit(births(5));
    await whenState(id, 'completed');
    await call('GET', `/jobs/${id}/results`);
    expect(computed - before).toBe(5);
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
    expect([status, JSON.parse(body)]).toEqual([422, { detail: 'content-type must be application/x-ndjson' }]);
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
    redis.child.kill('SIGSTOP');
    try {
      const { status, headers, body } = await call('POST', SUBMIT, { payload: births(1) });
      expect([status, headers['retry-after']]).toEqual([503, '10']);
      expect(JSON.parse(body)).toEqual({ detail: 'the queue of jobs cannot be reached; try again later' });
    } finally {
      redis.child.kill('SIGCONT');
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
