import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPersistentRedis, startWorker } from './jobProcesses.js';
import { hasRedis } from './redis.js';

describe.skipIf(!hasRedis)('a worker of jobs', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ganita-worker-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

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
