import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SharedCache } from './answerCache.js';
import { ENCODINGS, type Encoding } from './encoding.js';

/** A store of bytes that several processes share. */
export interface ByteStore {
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, bytes: Uint8Array): void;
}

export interface SharedCacheOptions {
  /** The build that computes: each build finds only its own answers, even if several share a store. */
  readonly engine: string;
  /** The secret with which answers are signed; the same in all processes that share them. */
  readonly secret: string;
  /** Called when an entry of the store was not signed with the secret. */
  readonly onRejected: () => void;
}

const SIGNATURE_BYTES = 16;
const HEAD_BYTES = SIGNATURE_BYTES + 1;
/**
 * A larger answer is not shared. Signing, copying and sending one of this size takes the main thread about 3 ms (4 MB
 * took 12), and a whole chart that is compressed has 0.7 MB.
 */
export const MAX_SHARED_BYTES = 1024 * 1024;

/**
 * Answers in a store of bytes: a signature (HMAC-SHA-256 of key, encoding and bytes, its first 16 bytes), a byte that
 * names the encoding, the bytes. An entry that does not verify is a miss: the store is outside the process, and an
 * entry may be truncated, old or written by another program. Answers over `MAX_SHARED_BYTES` are not stored.
 */
export function sharedCacheIn(store: ByteStore, { engine, secret, onRejected }: SharedCacheOptions): SharedCache {
  const keyOf = (key: string): string => `${engine} ${key}`;
  const signatureOf = (key: string, encoding: number, bytes: Uint8Array): Buffer => {
    const text = Buffer.from(keyOf(key));
    const head = Buffer.alloc(5);
    // The length of the key is signed too, so that no byte of the key can be mistaken for a byte of the answer.
    head.writeUInt32BE(text.byteLength);
    head[4] = encoding;
    return createHmac('sha256', secret).update(head).update(text).update(bytes).digest().subarray(0, SIGNATURE_BYTES);
  };
  return {
    async get(key, wanted) {
      const entry = await store.get(keyOf(key));
      if (entry === null) return null;
      const answer = verified(key, entry);
      if (answer !== null && isTaken(answer.encoding, wanted)) return answer;
      onRejected();
      return null;
    },
    set(key, { bytes, encoding }) {
      if (bytes.byteLength > MAX_SHARED_BYTES) return;
      const code = ENCODINGS.indexOf(encoding);
      store.set(keyOf(key), Buffer.concat([signatureOf(key, code, bytes), Buffer.of(code), bytes]));
    },
  };

  function verified(key: string, entry: Uint8Array) {
    const code = entry[SIGNATURE_BYTES] ?? -1;
    const encoding = ENCODINGS[code];
    const bytes = entry.subarray(HEAD_BYTES);
    if (encoding === undefined || bytes.byteLength > MAX_SHARED_BYTES) return null;
    const signature = entry.subarray(0, SIGNATURE_BYTES);
    return timingSafeEqual(signature, signatureOf(key, code, bytes)) ? { bytes, encoding } : null;
  }
}

/** A client accepts the encoding it requested, and plain text, in which small answers are always written. */
const isTaken = (encoding: Encoding, wanted: Encoding): boolean => encoding === wanted || encoding === 'identity';
