import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { START_FLAGS } from '../../src/server/startFlags.js';
import { type AnswerPool, openPool, type PoolOptions } from '../../src/workers/answerService.js';
import { HEAP_LIMITS } from '../../src/workers/poolConfig.js';
import { loadedThreads } from './loadedThreads.js';
import { REPORT_CHECK } from './reportCheck.js';

const here = (name: string): URL => new URL(`./${name}`, import.meta.url);
const request = (input: object) => ({ input: { ...input }, rules: null, ignoredFields: [] });
/** What the worker of these tests reads as a report; a report's bytes are moved, so each call has its own. */
const json = (input: object) => new TextEncoder().encode(JSON.stringify({ input }));

interface WorkerState {
  readonly loadedAt: number;
  readonly youngMb: number;
}
const stateFrom = (bytes: Uint8Array): WorkerState => JSON.parse(new TextDecoder().decode(bytes)) as WorkerState;

async function poolOf(options: Partial<PoolOptions> = {}): Promise<AnswerPool> {
  const pool = await openPool({ workers: 1, cacheBytes: 0, workerUrl: here('echo.mjs'), ...options });
  onTestFinished(() => pool.close());
  return pool;
}
const compute = async (pool: AnswerPool, input: object): Promise<WorkerState> =>
  stateFrom(await pool.answerLine('natalChart', request(input)));

describe('the threads of a pool', () => {
  it('include one that was loaded before another died and takes its place', async () => {
    const loaded = loadedThreads();
    const pool = await poolOf();
    await compute(pool, {});
    await loaded.reach('computing', 2);
    const before = Date.now();
    await expect(compute(pool, { name: 'die' })).rejects.toThrow();
    expect((await compute(pool, {})).loadedAt).toBeLessThanOrEqual(before);
  });

  it('that print are separate from those that compute, and are started by the first report', async () => {
    const loaded = loadedThreads();
    const pool = await poolOf();
    const computed = await compute(pool, {});
    await loaded.reach('computing', 2);
    expect(loaded.count('printing')).toBe(0);
    const before = Date.now();
    const printed = stateFrom(await pool.report(json({}), REPORT_CHECK));
    expect(printed.loadedAt).toBeGreaterThanOrEqual(before);
    expect(computed.youngMb).toBe(HEAP_LIMITS.computing.maxYoungGenerationSizeMb);
    expect(printed.youngMb).toBe(HEAP_LIMITS.printing.maxYoungGenerationSizeMb);
  });

  it('that print may die too, and only their own report fails', async () => {
    const pool = await poolOf({ workers: 2 });
    const report = (input: object) => pool.report(json(input), REPORT_CHECK);
    await Promise.all([report({ ms: 50 }), report({ ms: 50 })]);
    const beside = report({ ms: 300 });
    await expect(report({ name: 'die' })).rejects.toThrow();
    expect(stateFrom(await beside).youngMb).toBe(HEAP_LIMITS.printing.maxYoungGenerationSizeMb);
    expect(stateFrom(await pool.report(json({}), REPORT_CHECK)).youngMb).toBe(
      HEAP_LIMITS.printing.maxYoungGenerationSizeMb,
    );
  });

  it('are recycled without failing what runs in four of them or what waits for a thread that loads', async () => {
    const pool = await poolOf({ workers: 4, recycleMb: 1 });
    const isRecycled = () => pool.counts().recycled > 0;
    const requests = { charts: 0, reports: 0 };
    const charts = Array.from({ length: 4 }, async (_, row) => {
      while (!isRecycled()) await compute(pool, { ms: 2 + ((7 * requests.charts++ + row) % 5) });
    });
    const reports = Array.from({ length: 3 }, async () => {
      while (!isRecycled()) await pool.report(json({ ms: 10 + (requests.reports++ % 7) }), REPORT_CHECK);
    });
    // Each of them ends with what runs or waits when they are recycled.
    await Promise.all([...charts, ...reports]);
    expect(Math.min(requests.charts, requests.reports)).toBeGreaterThan(20);
  });

  it('have young heaps of their own, whatever limit the process has for that of its main thread', () => {
    const printed = execFileSync(process.execPath, [...START_FLAGS, fileURLToPath(here('newSpace.mjs'))], {
      encoding: 'utf8',
    });
    const { main, thread } = JSON.parse(printed) as { main: number; thread: number };
    expect(main).toBeLessThanOrEqual(8);
    expect(thread).toBeGreaterThan(16);
  });
});
