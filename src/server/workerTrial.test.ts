import { describe, expect, it, vi } from 'vitest';
import { openPorts } from '../adapters/openPorts.js';
import { tryWorker } from './readiness.js';

describe('the trial of a worker', () => {
  /** A pool whose threads answer clients, so that a line never has its turn. */
  const busyPool = () => {
    let lines = 0;
    let reject: (error: Error) => void = () => undefined;
    return {
      lines: () => lines,
      fail: () => reject(new Error('the thread died')),
      answerLine: () => {
        lines++;
        return new Promise<Uint8Array>((_, failed) => {
          reject = failed;
        });
      },
    };
  };

  it('is not made again when a client was answered meanwhile, and nothing is wrong then', async () => {
    vi.useFakeTimers();
    const pool = busyPool();
    let answered = false;
    const faults: unknown[] = [];
    const end = tryWorker({ ...pool, hasAnswered: () => answered }, await openPorts(), (error) => faults.push(error));
    expect(pool.lines()).toBe(1);
    pool.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect([pool.lines(), faults.length]).toEqual([2, 1]);
    answered = true;
    pool.fail();
    await vi.advanceTimersByTimeAsync(5000);
    expect([pool.lines(), faults.length]).toEqual([2, 1]);
    end();
    vi.useRealTimers();
  });
});
