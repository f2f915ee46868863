import { execFileSync } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { START_FLAGS } from '@ganita/service/server/startFlags.js';
import type { AnswerPool } from '@ganita/service/workers/answerService.js';
import { HEAP_LIMITS } from '@ganita/service/workers/poolConfig.js';
import { describe, expect, it } from 'vitest';
import { loadedThreads } from './loadedThreads.js';
import { computed, poolWith, printed } from './openPool.js';

const LOWEST_PRIORITY = 19;

interface WorkerState {
  readonly threadId: number;
  readonly youngMb: number;
  readonly priority: number;
}
const compute = async (pool: AnswerPool, input: Readonly<Record<string, unknown>> = {}): Promise<WorkerState> =>
  JSON.parse(await computed(pool, input)) as WorkerState;
const print = async (pool: AnswerPool, input: Readonly<Record<string, unknown>> = {}): Promise<WorkerState> =>
  JSON.parse(await printed(pool, input)) as WorkerState;

describe('the threads of a pool', () => {
  it('are started one by one, the next when none is idle, up to one more than the tasks at once', async () => {
    const loaded = loadedThreads();
    const pool = poolWith('echo.mjs', { workers: 2 });
    await loaded.reach(1);
    await compute(pool);
    // It was not idle while it computed.
    await loaded.reach(2);
    await compute(pool);
    await compute(pool);
    expect(loaded.count()).toBe(2);
    const tasks = [compute(pool, { ms: 300 }), compute(pool, { ms: 300 })];
    await loaded.reach(3);
    const ids = await Promise.all(tasks.map(async (task) => (await task).threadId));
    expect(new Set(ids).size).toBe(2);
    await Promise.all([1, 2, 3, 4].map(() => compute(pool, { ms: 20 })));
    expect(loaded.count()).toBe(3);
  });

  it('include one that was loaded before another died and takes its place', async () => {
    const loaded = loadedThreads();
    const pool = poolWith('echo.mjs');
    await compute(pool);
    await loaded.reach(2);
    const before = loaded.ids();
    await expect(compute(pool, { name: 'die' })).rejects.toThrow('worker exited with code: 1');
    // One of the two died; the other answers while the third is loaded.
    expect(before).toContain((await compute(pool)).threadId);
    await loaded.reach(3);
  });

  it('that print may die too, and only their own report fails', async () => {
    const pool = poolWith('echo.mjs', { workers: 2 });
    const other = print(pool, { ms: 300 });
    await expect(print(pool, { name: 'die' })).rejects.toThrow();
    const { threadId } = await other;
    expect((await print(pool)).threadId).toBe(threadId);
  });

  it('print where reports were printed before, and compute elsewhere', async () => {
    const loaded = loadedThreads();
    const pool = poolWith('echo.mjs');
    const { threadId } = await print(pool);
    await loaded.reach(2);
    // A thread announces that it is loaded before the pool has heard so.
    await expect.poll(async () => (await compute(pool)).threadId).not.toBe(threadId);
    for (const _ of [1, 2, 3]) expect((await compute(pool)).threadId).not.toBe(threadId);
    expect((await print(pool)).threadId).toBe(threadId);
  });

  it('are recycled without failing what runs in four of them or what waits for a thread that loads', async () => {
    const loaded = loadedThreads();
    const pool = poolWith('echo.mjs', { workers: 4, recycleMb: 1 });
    const isRecycled = () => pool.counts().recycled > 0;
    const requests = { charts: 0, reports: 0 };
    const charts = Array.from({ length: 4 }, async (_, row) => {
      while (!isRecycled()) await compute(pool, { ms: 2 + ((7 * requests.charts++ + row) % 5) });
    });
    const reports = Array.from({ length: 3 }, async () => {
      while (!isRecycled()) await print(pool, { ms: 10 + (requests.reports++ % 7) });
    });
    await Promise.all([...charts, ...reports]);
    expect(Math.min(requests.charts, requests.reports)).toBeGreaterThan(20);
    const before = loaded.count();
    const { threadId } = await compute(pool);
    await loaded.reach(before + 1);
    await expect.poll(async () => (await compute(pool)).threadId).toBeGreaterThan(threadId);
  });

  it.runIf(process.platform === 'linux')('have a lower priority than the main thread, whatever it has', async () => {
    const { priority } = await compute(poolWith('echo.mjs'));
    expect(priority).toBe(Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, LOWEST_PRIORITY));
  });

  it('have heaps of their own, whatever limit the process has for that of its main thread', async () => {
    expect((await compute(poolWith('echo.mjs'))).youngMb).toBe(HEAP_LIMITS.maxYoungGenerationSizeMb);
    const heaps = execFileSync(
      process.execPath,
      [...START_FLAGS, fileURLToPath(new URL('./newSpace.mjs', import.meta.url))],
      { encoding: 'utf8' },
    );
    const { main, thread } = JSON.parse(heaps) as { main: number; thread: number };
    expect(main).toBeLessThanOrEqual(8);
    expect(thread).toBeGreaterThan(8);
  });
});
