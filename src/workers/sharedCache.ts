import type { SharedCache } from './answerCache.js';
import { ENCODINGS } from './encoding.js';

/** A store of bytes that several processes share. */
export interface ByteStore {
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, bytes: Uint8Array): void;
}

/**
 * Answers in a store of bytes: the first byte names the encoding of the rest. Builds of several kinds may share a store,
 * while one takes the place of another: each finds what its own `engine` has reckoned.
 */
export const sharedCacheIn = (store: ByteStore, engine: string): SharedCache => ({
  async get(key) {
    const bytes = await store.get(`${engine} ${key}`);
    const encoding = ENCODINGS[bytes?.[0] ?? -1];
    return bytes === null || encoding === undefined ? null : { bytes: bytes.subarray(1), encoding };
  },
  set(key, { bytes, encoding }) {
    const value = new Uint8Array(bytes.byteLength + 1);
    value[0] = ENCODINGS.indexOf(encoding);
    value.set(bytes, 1);
    store.set(`${engine} ${key}`, value);
  },
});
