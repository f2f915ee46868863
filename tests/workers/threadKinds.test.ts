import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ReportRequest } from '../../src/report/request/reportRequest.js';
import { type AnswerPool, openPool, type PoolOptions } from '../../src/workers/pool.js';
import { HEAP_LIMITS } from '../../src/workers/threadKinds.js';

const here = (name: string): URL => new URL(`./${name}`, import.meta.url);
const request = (input: object) => ({ input, given: new Set<string>(), ignoredFields: [] });
const REPORT = { input: {} } as unknown as ReportRequest;

interface Told {
  readonly loadedAt: number;
  readonly youngMb: number;
}
const told = (bytes: Uint8Array): Told => JSON.parse(new TextDecoder().decode(bytes)) as Told;

async function poolOf(options: Partial<PoolOptions> = {}): Promise<AnswerPool> {
  const pool = await openPool({ workers: 1, cacheBytes: 0, workerUrl: here('tellingWorker.mjs'), ...options });
  onTestFinished(() => pool.close());
  return pool;
}
const reckon = async (pool: AnswerPool, input: object): Promise<Told> =>
  told(await pool.answerOnce('natalChart', request(input)));

describe('the threads of a pool', () => {
  it('include one that was loaded before another died and takes its place', async () => {
    const pool = await poolOf();
    await reckon(pool, {});
    await sleep(500);
    const before = Date.now();
    await expect(reckon(pool, { name: 'die' })).rejects.toThrow();
    expect((await reckon(pool, {})).loadedAt).toBeLessThan(before);
  });

  it('that print are others than those that reckon, and are begun by the first report', async () => {
    const pool = await poolOf();
    const reckoned = await reckon(pool, {});
    await sleep(500);
    const before = Date.now();
    const printed = told(await pool.report(REPORT));
    expect(printed.loadedAt).toBeGreaterThanOrEqual(before);
    expect(reckoned.youngMb).toBe(HEAP_LIMITS.reckoning.maxYoungGenerationSizeMb);
    expect(printed.youngMb).toBe(HEAP_LIMITS.printing.maxYoungGenerationSizeMb);
  });

  it('that print may die too, and only their own report fails', async () => {
    const pool = await poolOf();
    await expect(pool.report(request({ name: 'die' }) as never)).rejects.toThrow();
    expect(told(await pool.report(REPORT)).youngMb).toBe(HEAP_LIMITS.printing.maxYoungGenerationSizeMb);
  });

  it('may die while they load: the report that waits for it fails at once, the next is printed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ganita-threads-'));
    process.env.DYING_AT_FIRST = join(folder, 'died');
    onTestFinished(() => {
      delete process.env.DYING_AT_FIRST;
      rmSync(folder, { recursive: true });
    });
    const pool = await poolOf({ workerUrl: here('dyingAtFirst.mjs') });
    await expect(pool.report(REPORT)).rejects.toThrow();
    expect(new TextDecoder().decode(await pool.report(REPORT))).toBe('printed');
  });

  it('are exchanged without failing what runs in four of them or what waits for a thread that loads', async () => {
    const pool = await poolOf({ workers: 4, recycleMb: 1 });
    const charts = Array.from({ length: 4 }, async (_, row) => {
      for (let n = 0; n < 160; n++) await reckon(pool, { ms: 2 + ((7 * n + row) % 5) });
    });
    const reports = Array.from({ length: 3 }, async () => {
      for (let n = 0; n < 12; n++) await pool.report(request({ ms: 10 }) as never);
    });
    await Promise.all([...charts, ...reports]);
    expect(pool.counts().recycled).toBeGreaterThanOrEqual(1);
  });

  it('have young heaps of their own, whatever the process was told of that of its main thread', () => {
    const { scripts } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as { scripts: { start: string } };
    const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
    const printed = execFileSync(process.execPath, [...flags, fileURLToPath(here('newSpace.mjs'))], {
      encoding: 'utf8',
    });
    const { main, thread } = JSON.parse(printed) as { main: number; thread: number };
    expect(main).toBeLessThanOrEqual(8);
    expect(thread).toBeGreaterThan(16);
  });
});
