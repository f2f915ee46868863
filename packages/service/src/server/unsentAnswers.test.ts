import { describe, expect, it } from 'vitest';
import { countUnsentAnswers } from './unsentAnswers.js';

const bytes = (length: number) => new Uint8Array(length);
const nothing = (): void => undefined;

/** A count of at most 1000 bytes, and the names of the answers that have lost their connection. */
function countOf1000() {
  const unsent = countUnsentAnswers(1000);
  const closed: string[] = [];
  const hold = (name: string, length: number) => unsent.hold(bytes(length), () => void closed.push(name));
  return { unsent, closed, hold };
}

describe('the count of unsent answers', () => {
  it('counts a buffer that several connections share once, and until the last has taken it', () => {
    const { unsent } = countOf1000();
    const shared = bytes(100);
    const [first, second, third] = [1, 2, 3].map(() => unsent.hold(shared, nothing));
    expect(unsent.bytes()).toBe(100);
    first?.();
    first?.();
    second?.();
    expect(unsent.bytes()).toBe(100);
    third?.();
    expect(unsent.bytes()).toBe(0);
  });

  it('keeps to its limit: the oldest answers lose their connections, as many as it takes', () => {
    const { unsent, closed, hold } = countOf1000();
    const releaseFirst = hold('first', 100);
    const releaseSecond = hold('second', 300);
    hold('third', 300);
    hold('fourth', 300);
    expect([closed, unsent.bytes()]).toEqual([[], 1000]);
    releaseSecond();
    hold('fifth', 700);
    expect([closed, unsent.bytes()]).toEqual([['first', 'third'], 1000]);
    releaseFirst();
    expect(unsent.bytes()).toBe(1000);
  });

  it('goes on to the next oldest where a buffer is still needed by a later answer', () => {
    const { unsent, closed, hold } = countOf1000();
    const shared = bytes(600);
    unsent.hold(shared, () => void closed.push('first'));
    hold('second', 300);
    unsent.hold(shared, () => void closed.push('third'));
    hold('fourth', 200);
    expect([closed, unsent.bytes()]).toEqual([['first', 'second'], 800]);
  });

  it('takes an answer that is larger than the limit, alone', () => {
    const { unsent, closed, hold } = countOf1000();
    hold('first', 400);
    hold('large', 2000);
    expect([closed, unsent.bytes()]).toEqual([['first'], 2000]);
  });
});
