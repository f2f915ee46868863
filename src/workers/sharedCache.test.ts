import { describe, expect, it } from 'vitest';
import { ENGINE } from '../calculations/engine.js';
import { sharedCacheIn } from './sharedCache.js';

describe('a shared cache in a store of bytes', () => {
  const stored = new Map<string, Uint8Array>();
  const cache = sharedCacheIn({
    get: async (key) => stored.get(key) ?? null,
    set: (key, bytes) => void stored.set(key, bytes),
  });

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

  it('keeps the answers of each version of the engine apart', () => {
    expect([...stored.keys()].every((key) => key.startsWith(`${ENGINE.version} `))).toBe(true);
  });
});
