import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oncePer } from './oncePer.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('calls through once in a window, however often it is called, and again in the next', () => {
  let calls = 0;
  const call = oncePer(60_000, () => calls++);
  for (let n = 0; n < 100; n++) call();
  expect(calls).toBe(1);
  vi.advanceTimersByTime(59_000);
  call();
  expect(calls).toBe(1);
  vi.advanceTimersByTime(1000);
  for (let n = 0; n < 100; n++) call();
  expect(calls).toBe(2);
});
