import { describe, expect, it } from 'vitest';
import { countUnsentAnswers } from './unsentAnswers.js';

const bytes = (length: number) => new Uint8Array(length);

describe('the count of unsent answers', () => {
  it('counts a buffer that several connections share once, and until the last has taken it', () => {
    const unsent = countUnsentAnswers(1000);
    const shared = bytes(100);
    const releases = [unsent.hold('a', shared), unsent.hold('a', shared), unsent.hold('b', shared)];
    expect(unsent.bytes()).toBe(100);
    releases[0]?.();
    releases[0]?.();
    releases[1]?.();
    expect(unsent.bytes()).toBe(100);
    releases[2]?.();
    expect(unsent.bytes()).toBe(0);
  });

  it('is full for a client at a quarter, and for everybody when all is held', () => {
    const unsent = countUnsentAnswers(1000);
    const release = unsent.hold('a', bytes(250));
    expect([unsent.isFull('a'), unsent.isFull('b')]).toEqual([true, false]);
    unsent.hold('c', bytes(750));
    expect([unsent.isFull('b'), unsent.isFull('nobody')]).toEqual([true, true]);
    release();
    expect([unsent.isFull('a'), unsent.isFull('c')]).toEqual([false, true]);
  });

  it('lets a line of a batch wait until there is room, or its client leaves', async () => {
    const unsent = countUnsentAnswers(1000);
    const release = unsent.hold('a', bytes(300));
    const leave = new AbortController();
    const never = unsent.room('a', leave.signal);
    let hasRoom = false;
    const room = unsent.room('a', new AbortController().signal).then(() => {
      hasRoom = true;
    });
    await unsent.room('b', leave.signal);
    leave.abort();
    await expect(never).rejects.toThrow(/abort/i);
    expect(hasRoom).toBe(false);
    release();
    await room;
    await expect(unsent.room('a', leave.signal)).rejects.toThrow(/abort/i);
  });
});
