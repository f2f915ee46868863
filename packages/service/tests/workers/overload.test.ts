import { createAnswerCache } from '@ganita/service/cache/answerCache.js';
import { Overloaded } from '@ganita/service/queue/overloaded.js';
import { openPool } from '@ganita/service/workers/answerService.js';
import { describe, expect, it } from 'vitest';

const workerUrl = new URL('./slowWorker.mjs', import.meta.url);
const from = (client: string, disconnected?: AbortSignal) => ({ client, ...(disconnected && { disconnected }) });
const request = (name: string) => ({ input: { name }, rules: null, ignoredFields: [] });

describe('a pool with more work than it accepts', () => {
  it('rejects what would wait too long, and answers the rest', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl, maxQueued: 2 });
    const answers = Array.from({ length: 6 }, (_, n) =>
      pool.answer('natalChart', request(`overload ${n}`), 'identity'),
    );
    const settled = await Promise.allSettled(answers);
    const rejected = settled.filter((one) => one.status === 'rejected').map((one) => one.reason as Error);
    expect(rejected.length).toBe(3);
    for (const reason of rejected) expect(reason).toBeInstanceOf(Overloaded);
    await pool.close();
  });

  it('computes what a free thread can start at once even where nothing may wait', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl, maxQueued: 0 });
    const first = pool.answer('natalChart', request('at once'), 'identity');
    await expect(pool.answer('natalChart', request('would wait'), 'identity')).rejects.toBeInstanceOf(Overloaded);
    expect(new TextDecoder().decode((await first).bytes)).toBe('at once');
    await pool.close();
  });

  it('caches nothing that is requested once', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 1_000_000, workerUrl });
    expect(new TextDecoder().decode(await pool.answerLine('natalChart', request('once')))).toBe('once');
    expect(pool.cache()).toMatchObject({ size: 0, hits: 0, misses: 0 });
    await pool.close();
  });

  it('never starts a task that all its clients have left', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl });
    const first = pool.answer('natalChart', request('first'), 'identity', from('a'));
    const leave = new AbortController();
    const left = pool.answer('natalChart', request('left'), 'identity', from('a', leave.signal));
    await new Promise(setImmediate);
    expect(pool.counts()).toMatchObject({ running: 1, queued: 1 });
    leave.abort();
    await expect(left).rejects.toThrow(/abort/i);
    expect(pool.counts().queued).toBe(0);
    await first;
    await pool.close();
  });

  it('keeps the place of what runs although its caller has left', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl, maxQueued: 1 });
    for (const name of ['one', 'two', 'three']) {
      const leave = new AbortController();
      const left = pool.answer('natalChart', request(name), 'identity', from('a', leave.signal));
      await new Promise(setImmediate);
      leave.abort();
      await expect(left).rejects.toThrow(/abort/i);
    }
    expect(pool.counts()).toMatchObject({ running: 1, queued: 0 });
    const waits = pool.answer('natalChart', request('four'), 'identity', from('a'));
    await expect(pool.answer('natalChart', request('five'), 'identity', from('a'))).rejects.toBeInstanceOf(Overloaded);
    expect(new TextDecoder().decode((await waits).bytes)).toBe('four');
    await pool.close();
  });

  it('goes on with what one caller has left while another waits', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl });
    const first = pool.answer('natalChart', request('first'), 'identity', from('a'));
    const leave = new AbortController();
    const leaver = pool.answer('natalChart', request('shared'), 'identity', from('a', leave.signal));
    const stayer = pool.answer('natalChart', request('shared'), 'identity', from('a'));
    leave.abort();
    await expect(leaver).rejects.toThrow(/abort/i);
    expect(new TextDecoder().decode((await stayer).bytes)).toBe('shared');
    await first;
    await pool.close();
  });

  it('exchanges its threads when the process has grown over its bound, and fails nothing', async () => {
    const pool = openPool({
      workers: 2,
      cacheBytes: 0,
      workerUrl: new URL('./plainWorker.mjs', import.meta.url),
      recycleMb: 1,
    });
    for (let n = 0; n < 1200; n++) await pool.answer('natalChart', request(`recycle ${n}`), 'identity');
    expect(pool.counts().recycled).toBeGreaterThanOrEqual(1);
    await pool.close();
  });
});

describe('a shared cache', () => {
  const answer = { bytes: new Uint8Array([1, 2, 3]), encoding: 'identity' as const };

  it('that is slow never lets a new caller wait for what the others have left', async () => {
    let look = (_: null): void => undefined;
    const shared = { get: () => new Promise<null>((resolve) => (look = resolve)), set: () => undefined };
    const cache = createAnswerCache(0, shared);
    const make = async (abandoned: AbortSignal) => {
      abandoned.throwIfAborted();
      return answer;
    };
    const leave = new AbortController();
    const left = cache.get('key', 'identity', make, from('a', leave.signal));
    leave.abort();
    await expect(left).rejects.toThrow(/abort/i);
    const lookFirst = look;
    const stayer = cache.get('key', 'identity', make, from('a'));
    lookFirst(null);
    look(null);
    expect(await stayer).toEqual(answer);
  });

  it('is read before anything is computed, and receives what was computed', async () => {
    const store = new Map<string, typeof answer>();
    const shared = {
      get: async (key: string) => store.get(key) ?? null,
      set: (key: string, value: typeof answer) => void store.set(key, value),
    };
    const [one, other] = [createAnswerCache(0, shared as never), createAnswerCache(0, shared as never)];
    let made = 0;
    const make = async () => {
      made++;
      return answer;
    };
    await one.get('key', 'identity', make, from('a'));
    expect(await other.get('key', 'identity', make, from('a'))).toEqual(answer);
    expect(made).toBe(1);
    expect(other.counts()).toMatchObject({ hits: 1, misses: 0 });
  });
});
