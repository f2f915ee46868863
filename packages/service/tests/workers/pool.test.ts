import { openPool } from '@ganita/service/workers/answerService.js';
import { describe, expect, it } from 'vitest';

const workerUrl = new URL('./dyingWorker.mjs', import.meta.url);
const request = (date: string) => ({ input: { date }, rules: null, ignoredFields: [] });

describe('a worker that dies', () => {
  it('fails its own request alone and is replaced', async () => {
    const pool = openPool({ workers: 2, cacheBytes: 0, workerUrl });
    expect(pool.hasLoaded()).toBe(false);
    const send = (date: string) => pool.answer('natalChart', request(date), 'identity');
    const dates = Array.from({ length: 20 }, (_, day) => `2000-01-${String(day + 1).padStart(2, '0')}`);
    const first = await Promise.allSettled([send('1900-01-01')]);
    expect(first[0]?.status).toBe('rejected');
    const others = await Promise.allSettled(dates.map(send));
    expect(others.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(pool.hasLoaded()).toBe(true);
    await pool.close();
  });

  it('leaves nothing in the cache', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 1_000_000, workerUrl });
    await expect(pool.answer('natalChart', request('1900-01-01'), 'identity')).rejects.toThrow();
    expect(pool.cache().size).toBe(0);
    await pool.close();
  });
});

describe('a calculation that never ends', () => {
  const endless = new URL('./endlessWorker.mjs', import.meta.url);
  const named = (name: string) => ({ input: { name }, rules: null, ignoredFields: [] });

  it('fails when its time is over, and its thread is replaced', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl: endless, maxTaskMs: 3000 });
    const lost = pool.answer('natalChart', named('endless'), 'identity');
    const next = pool.answer('natalChart', named('next'), 'identity');
    await expect(lost).rejects.toThrow('natalChart took longer than 3000 ms');
    expect(new TextDecoder().decode((await next).bytes)).toBe('next');
    await pool.close();
  });

  it('is stopped soon after everybody who waited for it has left, and its thread is replaced', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl: endless, stopAfterMs: 200 });
    const leave = new AbortController();
    const lost = pool.answer('natalChart', named('endless'), 'identity', { client: 'a', disconnected: leave.signal });
    const next = pool.answer('natalChart', named('next'), 'identity', { client: 'a' });
    await expect.poll(() => pool.counts()).toMatchObject({ running: 1, queued: 1 });
    leave.abort();
    await expect(lost).rejects.toThrow(/abort/i);
    expect(new TextDecoder().decode((await next).bytes)).toBe('next');
    await pool.close();
  });

  it('ends with the pool, and what waits for it is rejected', async () => {
    const pool = openPool({ workers: 1, cacheBytes: 0, workerUrl: endless });
    const answers = ['endless', 'next'].map((name) => pool.answer('natalChart', named(name), 'identity'));
    const settled = Promise.allSettled(answers);
    await expect.poll(() => pool.counts().running).toBe(1);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
