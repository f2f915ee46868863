import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JobWorker, startWorker } from '../../packages/service/tests/process/jobProcesses.js';
import { hasRedis, startRedis } from '../../packages/service/tests/process/redis.js';
import { type ServerProcess, startServer } from '../../packages/service/tests/process/server.js';
import { fuzz } from './fuzz.js';

const MAX_CASE_MS = 1000;
const PDF_SECRET = 'held back';
const JOBS_SECRET = hasRedis ? 'held back too' : null;

/**
 * The test of a service that is attacked with so many cases; the same seed sends the same cases. `hasWorker`: the jobs that are
 * submitted are computed too.
 */
export function withstands(cases: number, seed: number, { hasWorker }: { readonly hasWorker: boolean }): void {
  let server: ServerProcess | undefined;
  let stopJobs: () => void = () => undefined;
  beforeAll(async () => {
    const environment = { PDF_SECRET, MCP: 'true', REQUEST_TIMEOUT_SECONDS: '2' };
    if (JOBS_SECRET === null) {
      server = await startServer(environment);
      return;
    }
    const redis = await startRedis();
    const JOBS_DIR = mkdtempSync(join(tmpdir(), 'ganita-fuzz-'));
    let worker: JobWorker | null = null;
    stopJobs = () => {
      const hasEnded = worker !== null && worker.child.exitCode !== null;
      worker?.child.kill('SIGKILL');
      redis.child.kill('SIGKILL');
      rmSync(JOBS_DIR, { recursive: true, force: true });
      // No line may end a worker.
      expect(hasEnded).toBe(false);
    };
    const jobs = { JOBS_DIR, JOBS_REDIS_URL: redis.url };
    if (hasWorker) worker = await startWorker(jobs);
    server = await startServer({ ...environment, ...jobs, JOBS_SECRET });
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    stopJobs();
  });

  it(
    'answers every case in time, never with a 5xx, never with more than a detail, and as before when it is over',
    async () => {
      const start = performance.now();
      const tally = await fuzz(server as ServerProcess, {
        cases,
        seed,
        pdfSecret: PDF_SECRET,
        jobsSecret: JOBS_SECRET,
      });
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`fuzz --cases ${cases} --seed ${seed}: ${seconds} s\n${tally.report()}`);
      expect(tally.faults).toEqual([]);
      expect(tally.count()).toBeGreaterThanOrEqual(cases);
    },
    600_000 + cases * MAX_CASE_MS,
  );
}
