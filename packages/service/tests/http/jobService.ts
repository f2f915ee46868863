import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tablePart } from '@ganita/service/columns/tablePart.js';
import { type Jobs, openJobs } from '@ganita/service/jobs/jobs.js';
import { type JobWorkerOptions, openJobWorker } from '@ganita/service/jobs/jobWorker.js';
import type { InjectOptions } from 'fastify';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { expect } from 'vitest';
import { startRedis } from '../process/redis.js';
import { PLAIN_WORKER } from './limitedCalls.js';
import { CHENNAI_BIRTH, startService } from './service.js';

export const SECRET = 'a secret of this test';
export const HEADERS = { 'x-jobs-secret': SECRET, 'accept-encoding': 'identity' };
export const NDJSON = { ...HEADERS, 'content-type': 'application/x-ndjson' };
export const SUBMIT = '/jobs?calculation=natalChart';
export const NO_JOB = '/jobs/00000000-0000-4000-8000-000000000000';
const KEEP_SECONDS = 3600;
const ignore = () => undefined;

/** A line of the results of a job. */
export interface ResultLine {
  readonly line: number;
  readonly answer?: { readonly time: string; readonly language: string };
  readonly error?: object;
}

export const linesOf = (text: string): readonly ResultLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ResultLine);

/** Births, one of them impossible and one line empty: 250 lines are three chunks. */
export const births = (count: number): string =>
  Array.from({ length: count }, (_, at) =>
    at === 7 ? '' : JSON.stringify({ ...CHENNAI_BIRTH, second_of_day: at, ...(at === 120 && { latitude: 200 }) }),
  )
    .map((line) => `${line}\n`)
    .join('');

/** A service with jobs, a Redis and a worker whose answers are parts of their requests, or tables. */
export async function startJobService(settings: Pick<JobWorkerOptions, 'onFailure'> = { onFailure: ignore }) {
  const directory = mkdtempSync(join(tmpdir(), 'ganita-jobs-'));
  const redis = await startRedis();
  const shared = { url: redis.url, directory, now: Date.now, onError: ignore, onReady: ignore };
  const jobs: Jobs = openJobs(shared);
  const environment = { JOBS_SECRET: SECRET, JOBS_DIR: directory, REDIS_URL: redis.url };
  const service = await startService(environment, PLAIN_WORKER, null, { jobs });
  const ports = await openPorts();
  let computed = 0;
  const worker = openJobWorker({
    ...shared,
    ...settings,
    keepSeconds: KEEP_SECONDS,
    ports,
    // What a thread would compute: of a line its request, of a table its rows.
    pool: {
      async tableRows(task) {
        computed++;
        return tablePart(task, ports);
      },
      async answerLine(_name, { input }) {
        const { time, language } = input as { readonly time: string; readonly language: string };
        computed++;
        return Buffer.from(JSON.stringify({ time, language }));
      },
    },
    width: 2,
    onSkipped: ignore,
  });
  await worker.ready();
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, more: Partial<InjectOptions> = {}) => {
    const reply = await service.inject({ method, url, headers: method === 'POST' ? NDJSON : HEADERS, ...more });
    return { status: reply.statusCode, headers: reply.headers, body: reply.body, raw: reply.rawPayload, reply };
  };
  return {
    directory,
    redis,
    shared,
    jobs,
    service,
    call,
    computed: () => computed,
    submit: async (payload: string, url: string = SUBMIT): Promise<string> => {
      const { status, body } = await call('POST', url, { payload });
      expect(status, body).toBe(202);
      return (JSON.parse(body) as { id: string }).id;
    },
    whenState: (id: string, state: string) =>
      expect
        .poll(async () => JSON.parse((await call('GET', `/jobs/${id}`)).body).state, { timeout: 20_000 })
        .toBe(state),
    async close() {
      await worker.close(0);
      await service.close();
      await jobs.close();
      redis.child.kill('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
export type JobService = Awaited<ReturnType<typeof startJobService>>;
