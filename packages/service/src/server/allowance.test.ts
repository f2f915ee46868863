import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counted } from '../redis/sharedState.js';
import { createAllowance, UNLIMITED, untilAllowed } from './allowance.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const ALLOWED = { allowed: true, retryAfterMs: 0 };

describe('a cost allowance', () => {
  it('lets through while something is left, the one that crosses the limit included, and then until the minute is over', () => {
    const allowance = createAllowance(100);
    expect(allowance.take('one', 60)).toEqual(ALLOWED);
    vi.advanceTimersByTime(10_000);
    expect(allowance.take('one', 5000)).toEqual(ALLOWED);
    expect(allowance.take('one', 1)).toEqual({ allowed: false, retryAfterMs: 50_000 });
    expect(allowance.check('one')).toEqual({ allowed: false, retryAfterMs: 50_000 });
    expect(allowance.take('other', 60)).toEqual(ALLOWED);
    vi.advanceTimersByTime(50_000);
    expect(allowance.take('one', 1)).toEqual(ALLOWED);
  });

  it('charges nothing for what it does not allow, and always allows what costs nothing', () => {
    const allowance = createAllowance(10);
    allowance.take('one', 10);
    for (let n = 0; n < 5; n++) expect(allowance.take('one', 10).allowed).toBe(false);
    expect(allowance.take('one', 0)).toEqual(ALLOWED);
    vi.advanceTimersByTime(60_000);
    expect(allowance.take('one', 9).allowed).toBe(true);
    expect(allowance.take('one', 9).allowed).toBe(true);
  });

  it('is not lengthened by a clock that is set back', () => {
    const allowance = createAllowance(10);
    allowance.take('one', 10);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(allowance.take('one', 1).allowed).toBe(true);
  });

  it('allows everything where limits are off', () => {
    expect(UNLIMITED.take('one', 1e9)).toEqual(ALLOWED);
    expect(UNLIMITED.limit).toBe(Number.POSITIVE_INFINITY);
  });

  it('counts at once what is on its way to the sum of all processes, and then what that says', async () => {
    const answers: ((shared: Counted | null) => void)[] = [];
    const allowance = createAllowance(100, () => new Promise((resolve) => answers.push(resolve)));
    allowance.settle('one', { used: 30, ttlMs: 20_000 });
    expect(allowance.take('one', 40).allowed).toBe(true);
    expect(allowance.take('one', 40).allowed).toBe(true);
    expect(allowance.take('one', 1)).toEqual({ allowed: false, retryAfterMs: 20_000 });
    answers.shift()?.({ used: 45, ttlMs: 15_000 });
    answers.shift()?.({ used: 95, ttlMs: 15_000 });
    await new Promise(setImmediate);
    expect(allowance.take('one', 10).allowed).toBe(true);
    expect(allowance.take('one', 1)).toEqual({ allowed: false, retryAfterMs: 15_000 });
  });

  it('counts here what the sum of all processes could not take', async () => {
    const allowance = createAllowance(100, async () => null);
    allowance.take('one', 60);
    await Promise.resolve();
    allowance.take('one', 60);
    await Promise.resolve();
    expect(allowance.take('one', 1).allowed).toBe(false);
  });

  it('can be waited for, until the client leaves', async () => {
    let calls = 0;
    const later = { limit: 1, take: () => (++calls > 2 ? ALLOWED : { allowed: false, retryAfterMs: 1 }) };
    await untilAllowed(later, 'one', 1, new AbortController().signal);
    expect(calls).toBe(3);
    const leave = new AbortController();
    const waits = untilAllowed(
      { limit: 1, take: () => ({ allowed: false, retryAfterMs: 60_000 }) },
      'one',
      1,
      leave.signal,
    );
    leave.abort();
    await expect(waits).rejects.toMatchObject({ name: 'AbortError' });
  });
});
