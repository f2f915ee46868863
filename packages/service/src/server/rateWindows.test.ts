import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWindows, WINDOW_MS } from './rateWindows.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('windows of a minute', () => {
  it('sum what is added under a key until they end, and then begin again', () => {
    const windows = createWindows();
    expect(windows.add('one', 1)).toEqual({ used: 1, ttlMs: WINDOW_MS });
    vi.advanceTimersByTime(20_000);
    expect(windows.add('one', 2)).toEqual({ used: 3, ttlMs: 40_000 });
    expect(windows.add('other', 1).used).toBe(1);
    vi.advanceTimersByTime(40_000);
    expect(windows.add('one', 1)).toEqual({ used: 1, ttlMs: WINDOW_MS });
  });

  it.each([-3_600_000, 3_600_000])('do not care that the time of day is set by %d ms', (by) => {
    const windows = createWindows();
    windows.add('one', 1);
    vi.setSystemTime(Date.now() + by);
    vi.advanceTimersByTime(30_000);
    expect(windows.add('one', 1)).toEqual({ used: 2, ttlMs: 30_000 });
    vi.advanceTimersByTime(30_000);
    expect(windows.add('one', 1).used).toBe(1);
  });

  it('contain no more keys than they may, and keep a client that goes on calling while others come and go', () => {
    const windows = createWindows(WINDOW_MS, 1000);
    let used = 0;
    for (let n = 0; n < 50_000; n++) {
      windows.add(`2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::/64`, 1);
      if (n % 500 === 0) used = windows.add('flooding', 1).used;
    }
    expect(windows.size()).toBe(1000);
    expect(used).toBe(100);
  });
});
