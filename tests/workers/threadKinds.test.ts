import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReportRequest } from '../../src/report/request/reportRequest.js';
import { type AnswerPool, openPool } from '../../src/workers/pool.js';
import { HEAP_LIMITS } from '../../src/workers/threadKinds.js';

const workerUrl = new URL('./tellingWorker.mjs', import.meta.url);
const request = (name: string) => ({ input: { name }, given: new Set<string>(), ignoredFields: [] });
const REPORT = {} as ReportRequest;

interface Told {
  readonly loadedAt: number;
  readonly youngMb: number;
}
const told = (bytes: Uint8Array): Told => JSON.parse(new TextDecoder().decode(bytes)) as Told;

describe('the threads of a pool', () => {
  let pool: AnswerPool;
  beforeEach(async () => {
    pool = await openPool({ workers: 1, cacheBytes: 0, workerUrl });
  });
  afterEach(() => pool.close());
  const reckon = async (name: string): Promise<Told> => told(await pool.answerOnce('natalChart', request(name)));

  it('include one that was loaded before another died and takes its place', async () => {
    await reckon('first');
    await sleep(500);
    const before = Date.now();
    await expect(reckon('die')).rejects.toThrow();
    expect((await reckon('next')).loadedAt).toBeLessThan(before);
  });

  it('that print are others than those that reckon, begun by the first report, and each kind has its heap', async () => {
    const reckoned = await reckon('chart');
    await sleep(500);
    const before = Date.now();
    const printed = told(await pool.report(REPORT));
    expect(printed.loadedAt).toBeGreaterThanOrEqual(before);
    expect(reckoned.youngMb).toBe(HEAP_LIMITS.reckoning.maxYoungGenerationSizeMb);
    expect(printed.youngMb).toBe(HEAP_LIMITS.printing.maxYoungGenerationSizeMb);
  });

  it('that print may die too, and only their own report fails', async () => {
    await expect(pool.report({ input: { name: 'die' } } as never)).rejects.toThrow();
    expect(told(await pool.report(REPORT)).youngMb).toBe(HEAP_LIMITS.printing.maxYoungGenerationSizeMb);
    expect((await reckon('chart')).youngMb).toBe(HEAP_LIMITS.reckoning.maxYoungGenerationSizeMb);
  });
});
