import { beforeEach, describe, expect, it } from 'vitest';
import { engineDigest } from './buildId.js';
import { MAX_SHARED_BYTES, sharedCacheIn } from './sharedCache.js';

describe('a shared cache in a store of bytes', () => {
  const stored = new Map<string, Uint8Array>();
  const store = {
    get: async (key: string) => stored.get(key) ?? null,
    set: (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
  };
  let rejected = 0;
  const open = (engine: string, secret = 'a secret of sixteen') =>
    sharedCacheIn(store, { engine, secret, onRejected: () => rejected++ });
  const cache = open('one build');
  beforeEach(() => {
    stored.clear();
    rejected = 0;
  });

  it.each(['br', 'gzip', 'identity'] as const)('gives back what it was given, written in %s', async (encoding) => {
    const answer = { bytes: new Uint8Array([1, 2, 3]), encoding };
    cache.set(encoding, answer);
    expect(await cache.get(encoding, encoding)).toEqual({ ...answer, bytes: expect.any(Uint8Array) });
    expect([...((await cache.get(encoding, encoding))?.bytes ?? [])]).toEqual([1, 2, 3]);
    expect(rejected).toBe(0);
  });

  it('has nothing under another key, and rejects nothing there', async () => {
    cache.set('one', { bytes: new Uint8Array([1]), encoding: 'br' });
    expect(await cache.get('other', 'br')).toBeNull();
    expect(rejected).toBe(0);
  });

  const plain = new TextEncoder().encode('{"sign":"Libra"}');
  const changes: Readonly<Record<string, (entry: Uint8Array) => Uint8Array>> = {
    'that was cut': (entry) => entry.subarray(0, -1),
    'of which nothing is left': () => new Uint8Array(0),
    'with another sign in it': (entry) =>
      Buffer.from(Buffer.from(entry).toString('latin1').replace('Libra', 'Aries'), 'latin1'),
    'that says another encoding': (entry) => entry.map((byte, at) => (at === 16 ? (byte + 1) % 3 : byte)),
    'that somebody wrote': () => Buffer.from('\u0002<html>503 Service Unavailable</html>'),
    'that names no encoding': (entry) => entry.map((byte, at) => (at === 16 ? 200 : byte)),
  };
  it.each(Object.keys(changes))('rejects an entry %s, and counts it', async (what) => {
    cache.set('key', { bytes: plain, encoding: 'identity' });
    for (const [key, entry] of stored) stored.set(key, changes[what]?.(entry) ?? entry);
    expect(await cache.get('key', 'gzip')).toBeNull();
    expect(rejected).toBe(1);
  });

  it('rejects an entry of one request in the place of another', async () => {
    cache.set('one', { bytes: plain, encoding: 'identity' });
    cache.set('other', { bytes: new Uint8Array([1]), encoding: 'identity' });
    const [first, second] = [...stored.keys()] as [string, string];
    stored.set(second, stored.get(first) as Uint8Array);
    expect(await cache.get('other', 'identity')).toBeNull();
    expect(rejected).toBe(1);
  });

  it('rejects what was written with another secret', async () => {
    open('one build', 'another secret of more').set('key', { bytes: plain, encoding: 'identity' });
    expect(await cache.get('key', 'identity')).toBeNull();
    expect(rejected).toBe(1);
  });

  it('gives a client no encoding that it did not request, but plain text', async () => {
    cache.set('key', { bytes: plain, encoding: 'br' });
    expect(await cache.get('key', 'gzip')).toBeNull();
    expect(rejected).toBe(1);
    cache.set('key', { bytes: plain, encoding: 'identity' });
    expect((await cache.get('key', 'gzip'))?.encoding).toBe('identity');
  });

  it('holds nothing so large that signing it would keep the main thread busy, and verifies nothing so large', async () => {
    const bytes = new Uint8Array(MAX_SHARED_BYTES);
    cache.set('large', { bytes, encoding: 'br' });
    expect((await cache.get('large', 'br'))?.bytes.byteLength).toBe(MAX_SHARED_BYTES);
    cache.set('larger', { bytes: new Uint8Array(MAX_SHARED_BYTES + 1), encoding: 'br' });
    expect(await cache.get('larger', 'br')).toBeNull();
    expect([stored.size, rejected]).toEqual([1, 0]);
    const [key = ''] = stored.keys();
    stored.set(key, new Uint8Array(8 * MAX_SHARED_BYTES));
    expect(await cache.get('large', 'br')).toBeNull();
    expect(rejected).toBe(1);
  });

  it('gives nothing that another build has computed', async () => {
    cache.set('gzip', { bytes: new Uint8Array([1]), encoding: 'gzip' });
    expect(await open('another build').get('gzip', 'gzip')).toBeNull();
    expect(await open('one build').get('gzip', 'gzip')).not.toBeNull();
  });

  it('knows a build by one text, always the same', () => {
    expect(engineDigest()).toMatch(/^[\w-]{43}$/);
    expect(engineDigest()).toBe(engineDigest());
  });
});
