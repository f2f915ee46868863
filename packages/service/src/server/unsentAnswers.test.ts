import { describe, expect, it } from 'vitest';
import { countUnsentAnswers } from './unsentAnswers.js';

const bytes = (length: number) => new Uint8Array(length);
const nothing = (): void => undefined;

describe('the count of unsent answers', () => {
  it('counts a buffer that several connections share once, and until the last has taken it', () => {
    const unsent = countUnsentAnswers(1000);
    const hold = (client: string, held: Uint8Array) => unsent.hold(client, held, nothing);
    const shared = bytes(100);
    const releases = [hold('a', shared), hold('a', shared), hold('b', shared)];
    expect(unsent.bytes()).toBe(100);
    releases[0]?.();
    releases[0]?.();
    releases[1]?.();
    expect(unsent.bytes()).toBe(100);
    releases[2]?.();
    expect(unsent.bytes()).toBe(0);
  });

  it('is full for a client at a quarter, and for those with unsent bytes when the whole limit is used', () => {
    const unsent = countUnsentAnswers(1000);
    const release = unsent.hold('a', bytes(250), nothing);
    unsent.hold('b', bytes(1), nothing);
    expect([unsent.isFull('a'), unsent.isFull('b')]).toEqual([true, false]);
    unsent.hold('c', bytes(749), nothing);
    expect([unsent.isFull('b'), unsent.isFull('c'), unsent.isFull('unknown')]).toEqual([true, true, false]);
    release();
    expect([unsent.isFull('a'), unsent.isFull('b'), unsent.isFull('c')]).toEqual([false, false, true]);
  });

  it('passes its bound by disconnecting the client with the most unsent bytes, the oldest answer first', () => {
    const unsent = countUnsentAnswers(1000);
    const closed: string[] = [];
    const hold = (client: string, name: string, length: number) =>
      unsent.hold(client, bytes(length), () => void closed.push(name));
    hold('b', 'b1', 240);
    const release = hold('a', 'a1', 100);
    hold('a', 'a2', 200);
    hold('c', 'c1', 240);
    hold('d', 'd1', 220);
    expect(closed).toEqual([]);
    hold('unknown', 'n1', 90);
    expect([closed, unsent.bytes()]).toEqual([['a1'], 990]);
    release();
    expect(unsent.bytes()).toBe(990);
    hold('d', 'd2', 200);
    expect([closed, unsent.bytes()]).toEqual([['a1', 'd1'], 970]);
  });

  it('takes an answer that is larger than the bound, alone', () => {
    const unsent = countUnsentAnswers(1000);
    const closed: string[] = [];
    unsent.hold('a', bytes(400), () => void closed.push('a1'));
    unsent.hold('a', bytes(2000), () => void closed.push('a2'));
    expect([closed, unsent.bytes()]).toEqual([['a1'], 2000]);
  });

  it('lets a line of a batch wait until there is room, or its client leaves', async () => {
    const unsent = countUnsentAnswers(1000);
    const release = unsent.hold('a', bytes(300), nothing);
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
