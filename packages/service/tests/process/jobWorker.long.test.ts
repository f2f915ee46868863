import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type JobWorker, startPersistentRedis, startWorker } from './jobProcesses.js';
import { hasRedis } from './redis.js';

describe.skipIf(!hasRedis)('a worker of jobs', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ganita-worker-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('says which job is damaged, and goes on', async () => {
    const redis = await startPersistentRedis(directory);
    const jobs = join(directory, 'damaged');
    const id = '0c5ce0d6-6a4c-4b6e-9d0a-1f6d9f6c5b7e';
    mkdirSync(join(jobs, id), { recursive: true });
    writeFileSync(join(jobs, id, 'job.json'), '{"id":"0c5c');
    let worker: JobWorker | null = null;
    try {
      worker = await startWorker({ JOBS_SECRET: 'hush', JOBS_DIR: jobs, JOBS_REDIS_URL: redis.url });
      await expect.poll(() => readdirSync(join(jobs, id))).toEqual(['damaged-job.json']);
      await expect.poll(worker.log).toMatch(new RegExp(`"job":"${id}".*job.json is damaged`));
    } finally {
      worker?.child.kill('SIGKILL');
      await redis.stop();
    }
  });

  it('stops in order at a signal also while Redis is gone', async () => {
    const redis = await startPersistentRedis(directory);
    const settings = { JOBS_SECRET: 'hush', JOBS_DIR: join(directory, 'jobs'), JOBS_REDIS_URL: redis.url };
    let worker: JobWorker | null = null;
    try {
      worker = await startWorker(settings);
      await redis.stop();
      await expect.poll(worker.log).toContain('redis_lost');
      worker.child.kill('SIGTERM');
      expect((await once(worker.child, 'exit'))[0]).toBe(0);
    } finally {
      worker?.child.kill('SIGKILL');
      await redis.stop();
    }
  });
});
