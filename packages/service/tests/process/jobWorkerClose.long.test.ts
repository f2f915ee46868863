import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { JobFiles } from '@ganita/service/jobs/jobFiles.js';
import { type Jobs, openJobs } from '@ganita/service/jobs/jobs.js';
import { type JobWorker, openJobWorker } from '@ganita/service/jobs/jobWorker.js';
import { CHUNKS_QUEUE, openQueue, patientConnection } from '@ganita/service/jobs/queues.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { hasRedis, startRedis } from './redis.js';

const ANSWER = Buffer.from('{}');
const LONGER_THAN_THE_SIGN_OFF_MS = 4500;
const READING_MS = 1000;
const NO_DRAIN_MS = 100;
const LONG_DRAIN_MS = 60_000;
const ignore = () => undefined;

describe.skipIf(!hasRedis)('a worker of jobs that is closed', () => {
  let directory: string;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let jobs: Jobs;
  let shared: Parameters<typeof openJobs>[0];
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'ganita-close-'));
    redis = await startRedis();
    shared = { url: redis.url, directory, now: Date.now, onError: ignore, onReady: ignore };
    jobs = openJobs(shared);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    redis.child.kill('SIGKILL');
    await jobs.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** A worker whose lines are answered so, and a job of one line. */
  async function working(answerLine: (disconnected: AbortSignal) => Promise<Buffer>) {
    const pool = {
      answerLine: (_name: unknown, _request: unknown, caller: { disconnected: AbortSignal }) =>
        answerLine(caller.disconnected),
    };
    const options = {
      ...shared,
      keepSeconds: 3600,
      ports: await openPorts(),
      width: 1,
      onFailure: ignore,
      onSkipped: ignore,
    };
    const worker: JobWorker = openJobWorker({
      ...options,
      pool: pool as unknown as Parameters<typeof openJobWorker>[0]['pool'],
    });
    await worker.ready();
    const request = { calculation: 'natalChart', fields: {}, priority: 1 } as unknown as Parameters<Jobs['submit']>[0];
    const { job } = await jobs.submit(request, Readable.from([Buffer.from(`${JSON.stringify(CHENNAI_BIRTH)}\n`)]));
    return { worker, id: job.id };
  }

  it('finishes a chunk that was on its way at that moment', async () => {
    const read = JobFiles.prototype.read;
    // The worker is closed while it reads the job of the chunk, before it computes anything.
    vi.spyOn(JobFiles.prototype, 'read').mockImplementation(async function (this: JobFiles, id) {
      await pause(READING_MS);
      return read.call(this, id);
    });
    const connection = patientConnection(redis.url);
    const chunks = openQueue(CHUNKS_QUEUE, connection, ignore);
    const { worker, id } = await working(() => pause(LONGER_THAN_THE_SIGN_OFF_MS, ANSWER));
    await expect.poll(() => chunks.getActiveCount(), { interval: 5 }).toBe(1);
    await worker.close(LONG_DRAIN_MS);
    await chunks.close();
    connection.disconnect();
    expect((await new JobFiles(directory).results(id)).size).toBe(1);
  });

  it('ends while Redis is gone, though a chunk cannot be put back', async () => {
    let isComputing = false;
    const { worker } = await working(async (disconnected) => {
      isComputing = true;
      await once(disconnected, 'abort');
      throw disconnected.reason;
    });
    await expect.poll(() => isComputing).toBe(true);
    redis.child.kill('SIGKILL');
    await once(redis.child, 'exit');
    await worker.close(NO_DRAIN_MS);
  });
});
