import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type AnswerPool, openPool } from '../../src/workers/answerService.js';
import type { ThreadKind } from '../../src/workers/task.js';
import { loadedThreads } from './loadedThreads.js';
import { REPORT_CHECK } from './reportCheck.js';

const here = (name: string): URL => new URL(`./${name}`, import.meta.url);
const request = (input: Readonly<Record<string, unknown>>) => ({ input, rules: null, ignoredFields: [] });
/** A report's bytes are moved, so each call has its own. */
const report = () => new TextEncoder().encode(JSON.stringify({ input: {} }));

interface Exit {
  readonly kind: ThreadKind;
  /** Which thread of this kind dies while it is loaded. */
  readonly nth: number;
  readonly how: 'leaving' | 'by an error';
}

/** A pool of two threads that compute and one that prints: `loads` counts those of the kind that were loaded. */
async function poolWithExit(exit: Exit): Promise<{ pool: AnswerPool; loads: () => number }> {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-threads-'));
  const file = join(folder, 'loads');
  process.env.EXITS_WHILE_LOADING = JSON.stringify({ file, ...exit });
  const pool = await openPool({ workers: 1, cacheBytes: 0, workerUrl: here('exitsWhileLoading.mjs') });
  onTestFinished(async () => {
    await pool.close();
    delete process.env.EXITS_WHILE_LOADING;
    rmSync(folder, { recursive: true });
  });
  return { pool, loads: () => statSync(file, { throwIfNoEntry: false })?.size ?? 0 };
}

const loadedAt = async (pool: AnswerPool): Promise<number> =>
  JSON.parse(new TextDecoder().decode(await pool.answerLine('natalChart', request({})))).loadedAt;
const die = (pool: AnswerPool): Promise<void> =>
  expect(pool.answerLine('natalChart', request({ name: 'die' }))).rejects.toThrow();

describe('threads that exit while they load', () => {
  it.each(['leaving', 'by an error'] as const)('%s fail the report that waits for them, not the next', async (how) => {
    const { pool } = await poolWithExit({ kind: 'printing', nth: 1, how });
    await expect(pool.report(report(), REPORT_CHECK)).rejects.toMatchObject({
      message: 'worker failed during startup',
      cause: { message: how === 'leaving' ? 'Terminating worker thread' : 'a part of it is missing' },
    });
    expect((await pool.report(report(), REPORT_CHECK)).length).toBeGreaterThan(0);
  });

  it.each(['leaving', 'by an error'] as const)('%s, in the place of another, are replaced too', async (how) => {
    const loaded = loadedThreads();
    const { pool, loads } = await poolWithExit({ kind: 'computing', nth: 3, how });
    await loadedAt(pool);
    await loaded.reach('computing', 2);
    await die(pool);
    // The third exits, then two are started together.
    await loaded.reach('computing', 4);
    expect(loads()).toBe(5);
    const before = Date.now();
    await die(pool);
    expect(await loadedAt(pool)).toBeLessThanOrEqual(before);
  });

  it.each([
    ['throw', 'this never loads'],
    ['leave', 'worker startup failed'],
  ])('end the process that has computed nothing yet if they %s, and report the reason', (how, reason) => {
    const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(here('failsToLoad.mjs'))], {
      encoding: 'utf8',
      env: { ...process.env, FAILS_TO_LOAD: how },
      timeout: 300_000,
    });
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
  });
});
