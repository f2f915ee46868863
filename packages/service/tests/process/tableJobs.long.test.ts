import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { startPersistentRedis, startWorker } from './jobProcesses.js';
import { hasRedis } from './redis.js';
import { startServer } from './server.js';

const BIRTHS = longCases(4000, 12_000);
/** What is dear makes the parts small. */
const SELECT = ['Moon.pada', 'yogas.gaja_kesari_yoga'];
const KILLS = 5;
/** Births that are done between two kills. */
const BETWEEN = BIRTHS / 12;
const SECRET = 'hush';
const WRONG = 1000;

const births = (): string =>
  `id,date,time,latitude,longitude,zone\n${Array.from({ length: BIRTHS }, (_, at) => {
    const minute = `${String(at % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    return `${at},1996-12-07,${minute},${at === WRONG ? 130 : 13.0827},80.2707,Asia/Kolkata\n`;
  }).join('')}`;

describe.skipIf(!hasRedis)('a table of a job', () => {
  it('has every row once and in order, although a worker is killed five times', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'ganita-tables-'));
    const redis = await startPersistentRedis(directory);
    const environment = { JOBS_SECRET: SECRET, JOBS_DIR: join(directory, 'jobs'), JOBS_REDIS_URL: redis.url };
    const server = await startServer(environment);
    const steady = await startWorker(environment);
    let victim = await startWorker(environment);
    const call = (path: string, init: RequestInit = {}) =>
      fetch(server.origin + path, { ...init, headers: { 'x-jobs-secret': SECRET, ...init.headers } });
    try {
      const fields = encodeURIComponent(JSON.stringify({ select: SELECT, keep: ['id'] }));
      const submitted = await call(`/jobs?calculation=columnTable&fields=${fields}`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: births(),
      });
      expect(submitted.status).toBe(202);
      const { id } = (await submitted.json()) as { id: string };
      const status = async () =>
        (await (await call(`/jobs/${id}`)).json()) as { state: string; lines_done: number; lines_failed: number };
      const waiting = { timeout: 1_800_000, interval: 250 };
      for (let kills = 0; kills < KILLS; kills++) {
        const { lines_done: before } = await status();
        await expect.poll(async () => (await status()).lines_done, waiting).toBeGreaterThanOrEqual(before + BETWEEN);
        expect((await status()).state).toBe('running');
        victim.child.kill('SIGKILL');
        await once(victim.child, 'exit');
        victim = await startWorker(environment);
      }
      await expect.poll(async () => (await status()).state, waiting).toBe('completed');
      expect(await status()).toMatchObject({ lines_done: BIRTHS, lines_failed: 1 });

      const file = await (await call(`/jobs/${id}/results`)).arrayBuffer();
      const rows = await parquetReadObjects({ file });
      expect(rows.map(({ line, id: kept }) => [line, kept])).toEqual(
        Array.from({ length: BIRTHS }, (_, at) => [at + 2, String(at)]),
      );
      expect(rows.flatMap(({ line, error }) => (error === null ? [] : [line]))).toEqual([WRONG + 2]);

      // What killed workers were writing is removed.
      const stored = readdirSync(join(directory, 'jobs', id, 'results'));
      expect(stored.filter((name) => !name.endsWith('.parquet'))).toEqual([]);
    } finally {
      for (const worker of [steady, victim]) worker.child.kill('SIGKILL');
      await server.stop('SIGKILL');
      await redis.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  }, 3_600_000);
});
