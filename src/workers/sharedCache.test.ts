import { describe, expect, it } from 'vitest';
import { engineDigest } from './engineDigest.js';
import { sharedCacheIn } from './sharedCache.js';

describe('a shared cache in a store of bytes', () => {
  const stored = new Map<string, Uint8Array>();
  const store = {
    get: async (key: string) => stored.get(key) ?? null,
    set: (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
  };
  const cache = sharedCacheIn(store, 'one build');

  it.each(['br', 'gzip', 'identity'] as const)('gives back what it was given, written in %s', async (encoding) => {
    const answer = { bytes: new Uint8Array([1, 2, 3]), encoding };
    cache.set(encoding, answer);
    expect(await cache.get(encoding)).toEqual(answer);
  });

  it('has nothing under another key, and nothing of bytes that are none of its own', async () => {
    expect(await cache.get('other')).toBeNull();
    for (const key of stored.keys()) stored.set(key, new Uint8Array([200, 1]));
    expect(await cache.get('br')).toBeNull();
  });

  it('gives nothing that another build has reckoned', async () => {
    cache.set('gzip', { bytes: new Uint8Array([1]), encoding: 'gzip' });
    expect(await sharedCacheIn(store, 'another build').get('gzip')).toBeNull();
    expect(await sharedCacheIn(store, 'one build').get('gzip')).not.toBeNull();
  });

  it('knows a build by one text, always the same', () => {
    expect(engineDigest()).toMatch(/^[\w-]{43}$/);
    expect(engineDigest()).toBe(engineDigest());
  });
});
