import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { computed, poolWith } from './openPool.js';

/** A pool of at most two threads, of which the nth that is started dies while it loads; `loads` counts them. */
function poolWithExit(nth: number, how: 'leaving' | 'by an error') {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-threads-'));
  const file = join(folder, 'loads');
  process.env.EXITS_WHILE_LOADING = JSON.stringify({ file, nth, how });
  onTestFinished(() => {
    delete process.env.EXITS_WHILE_LOADING;
    rmSync(folder, { recursive: true });
  });
  const unusable: Error[] = [];
  const pool = poolWith('exitsWhileLoading.mjs', { onUnusable: (cause) => void unusable.push(cause) });
  return { pool, unusable, loads: () => statSync(file, { throwIfNoEntry: false })?.size ?? 0 };
}

describe('a thread that exits while it loads', () => {
  it.each([
    ['leaving', 'worker startup failed: worker exited with code: 1'],
    ['by an error', 'worker startup failed: a part of it is missing'],
  ] as const)('%s, before any other has loaded, is reported to who opened the pool', async (how, message) => {
    const { unusable } = poolWithExit(1, how);
    await expect.poll(() => unusable.map((error) => error.message)).toEqual([message]);
  });

  it.each(['leaving', 'by an error'] as const)('%s, in the place of another, is replaced too', async (how) => {
    const { pool, unusable, loads } = poolWithExit(3, how);
    await computed(pool, {});
    await expect.poll(loads).toBe(2);
    await expect(computed(pool, { name: 'die' })).rejects.toThrow();
    // The third, which loads while the second computes, exits; a fourth takes its place.
    const loadsAfterTask = async () => {
      await computed(pool, {});
      return loads();
    };
    await expect.poll(loadsAfterTask).toBe(4);
    await expect(computed(pool, { name: 'die' })).rejects.toThrow();
    expect(Number(await computed(pool, {}))).toBeGreaterThan(0);
    expect(unusable).toEqual([]);
  });
});
