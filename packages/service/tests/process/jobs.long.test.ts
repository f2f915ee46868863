import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { CHENNAI_BIRTH } from '../http/birth.js';
import { startPersistentRedis, startWorker } from './jobProcesses.js';
import { hasRedis } from './redis.js';
import { startServer } from './server.js';

const LINES = longCases(3000, 6000);
const KILL_EVERY_MS = 4000;
const RESTART_AFTER_MS = 2000;
const SECRET = 'hush';

/** Births a minute apart, whose lines are distinguished by their time. */
const timeOf = (line: number): string => {
  const minute = line % 1440;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
};
const births = (): string =>
  Array.from(
    { length: LINES },
    (_, at) => `${JSON.stringify({ ...CHENNAI_BIRTH, time: timeOf(at + 1), ...(at === 999 && { latitude: 200 }) })}\n`,
  ).join('');

describe.skipIf(!hasRedis)('a job of thousands of lines', () => {
  it('has every line once and in order, although a worker is killed again and again and Redis once', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'ganita-jobs-'));
    const redis = await startPersistentRedis(directory);
    const environment = { JOBS_SECRET: SECRET, JOBS_DIR: join(directory, 'jobs'), JOBS_REDIS_URL: redis.url };
    const server = await startServer(environment);
    const steady = await startWorker(environment, 'command');
    let victim = await startWorker(environment);
    let kills = 0;
    let isDone = false;
    const call = (path: string, init: RequestInit = {}) =>
      fetch(server.origin + path, { ...init, headers: { 'x-jobs-secret': SECRET, ...init.headers } });
    const attack = async (): Promise<void> => {
      await pause(RESTART_AFTER_MS);
      await redis.restart();
      for (let next = performance.now() + KILL_EVERY_MS; !isDone; await pause(200)) {
        if (performance.now() < next) continue;
        next = performance.now() + KILL_EVERY_MS;
        victim.child.kill('SIGKILL');
        await once(victim.child, 'exit');
        kills++;
        victim = await startWorker(environment);
      }
    };
    try {
      const fields = encodeURIComponent(JSON.stringify({ sections: ['shad_bala'] }));
      const submitted = await call(`/jobs?calculation=natalChart&fields=${fields}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: births(),
      });
      expect(submitted.status).toBe(202);
      const { id } = (await submitted.json()) as { id: string };
      const attacked = attack();
      await expect
        .poll(async () => ((await (await call(`/jobs/${id}`)).json()) as { state?: string }).state, {
          timeout: 3_600_000,
          interval: 1000,
        })
        .toBe('completed');
      isDone = true;
      await attacked;
      expect(kills).toBeGreaterThan(0);

      const lines = (await (await call(`/jobs/${id}/results`)).text()).trimEnd().split('\n');
      expect(lines).toHaveLength(LINES);
      lines.forEach((text, at) => {
        expect(text.startsWith(`{"line":${at + 1},"${at === 999 ? 'error' : 'answer'}":`), text.slice(0, 80)).toBe(
          true,
        );
        if (at !== 999) expect(text.includes(`"time":"${timeOf(at + 1)}"`)).toBe(true);
      });
      const { lines_done, lines_failed } = (await (await call(`/jobs/${id}`)).json()) as Record<string, unknown>;
      expect([lines_done, lines_failed]).toEqual([LINES, 1]);

      // What killed workers were writing is removed.
      const stored = readdirSync(join(directory, 'jobs', id, 'results'));
      expect(stored.filter((name) => !name.endsWith('.ndjson.gz'))).toEqual([]);

      // A signal stops a worker in order.
      steady.child.kill('SIGTERM');
      expect((await once(steady.child, 'exit'))[0]).toBe(0);
    } finally {
      isDone = true;
      for (const worker of [steady, victim]) worker.child.kill('SIGKILL');
      await server.stop('SIGKILL');
      await redis.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
