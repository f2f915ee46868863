import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answerCache.js';
import type { EncodedAnswer } from './encoding.js';

const BYTES = 100_000;
const large = (): EncodedAnswer => ({ bytes: new Uint8Array(BYTES).fill(7), encoding: 'identity' });

describe('the memory of answers', () => {
  /** A cache for one large answer. */
  const cache = () => createAnswerCache<{ whenDone?: (then: () => void) => void }>(1.5 * BYTES);
  const user = () => {
    const ends: (() => void)[] = [];
    return {
      whenDone: (then: () => void) => void ends.push(then),
      end() {
        for (const then of ends) then();
      },
    };
  };
  const get = (from: ReturnType<typeof cache>, key: string, made: EncodedAnswer, caller = user()) =>
    from.get(key, 'identity', async () => made, caller);

  it('is freed when the cache has dropped an answer and its users are done', async () => {
    const [answers, first, both] = [cache(), large(), [user(), user()] as const];
    await Promise.all(both.map((caller) => get(answers, 'one', first, caller)));
    await get(answers, 'two', large());
    both[0].end();
    await nextTurn();
    expect(first.bytes.byteLength).toBe(BYTES);
    both[1].end();
    // Others that hear of the same end still find the bytes.
    expect(first.bytes.byteLength).toBe(BYTES);
    await nextTurn();
    expect(first.bytes.byteLength).toBe(0);
  });

  it('is kept while the cache has the answer, or a user does not say when it is done', async () => {
    const [answers, first, caller] = [cache(), large(), user()];
    await get(answers, 'one', first, caller);
    caller.end();
    await nextTurn();
    expect(await get(answers, 'one', large(), {} as typeof caller)).toBe(first);
    await get(answers, 'two', large());
    await nextTurn();
    expect(first.bytes.byteLength).toBe(BYTES);
  });

  it('is freed after its users where there is no cache, and left alone where it belongs to others too', async () => {
    const [own, part] = [large(), { bytes: large().bytes.subarray(1), encoding: 'identity' as const }];
    for (const made of [own, part]) {
      const caller = user();
      await createAnswerCache<typeof caller>(0).get('one', 'identity', async () => made, caller);
      caller.end();
    }
    await nextTurn();
    expect([own.bytes.byteLength, part.bytes.byteLength]).toEqual([0, BYTES - 1]);
  });
});
