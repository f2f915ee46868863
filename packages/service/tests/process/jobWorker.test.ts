import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPersistentRedis, startWorker } from './jobProcesses.js';
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
    let worker: Awaited<ReturnType<typeof startWorker>> | null = null;
    try {
      worker = await startWorker({ JOBS_SECRET: 'hush', JOBS_DIR: jobs, JOBS_REDIS_URL: redis.url });
      const log: string[] = [];
      worker.stdout?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      await expect.poll(() => readdirSync(join(jobs, id)), { timeout: 60_000 }).toEqual(['damaged-job.json']);
      await expect.poll(() => log.join('')).toMatch(new RegExp(`"job":"${id}".*job.json is damaged`));
    } finally {
      worker?.kill('SIGKILL');
      await redis.stop();
    }
  });

  it('stops in order at a signal also while Redis is gone', async () => {
    const redis = await startPersistentRedis(directory);
    const settings = { JOBS_SECRET: 'hush', JOBS_DIR: join(directory, 'jobs'), JOBS_REDIS_URL: redis.url };
    let worker: Awaited<ReturnType<typeof startWorker>> | null = null;
    try {
      worker = await startWorker(settings);
      const log: string[] = [];
      worker.stdout?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      await redis.stop();
      await expect.poll(() => log.join(''), { timeout: 60_000 }).toContain('redis_lost');
      worker.kill('SIGTERM');
      expect((await once(worker, 'exit'))[0]).toBe(0);
    } finally {
      worker?.kill('SIGKILL');
      await redis.stop();
    }
  });
});
