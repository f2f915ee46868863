import { LRUCache } from 'lru-cache';
import type { EncodedAnswer } from './encoding.js';

/** What `/debug/meminfo` says of the cache. */
export interface CacheCounts {
  /** Answers held. */
  readonly size: number;
  /** Most bytes it may hold. */
  readonly maxBytes: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** Finished answers by key, and answers under way, so that identical requests share one reckoning. */
export interface AnswerCache {
  /** The answer of a key: from the cache, from a request under way, or made now. A failure is not kept. */
  get(key: string, make: () => Promise<EncodedAnswer>): Promise<EncodedAnswer>;
  counts(): CacheCounts;
}

/** A cache that holds at most `maxBytes` of answers and drops the least recently used. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const finished =
    maxBytes > 0
      ? new LRUCache<string, EncodedAnswer>({
          maxSize: maxBytes,
          sizeCalculation: (answer, key) => answer.bytes.byteLength + key.length,
        })
      : null;
  const underWay = new Map<string, Promise<EncodedAnswer>>();
  let hits = 0;
  let misses = 0;

  return {
    get(key, make) {
      const known = finished?.get(key);
      if (known !== undefined) {
        hits++;
        return Promise.resolve(known);
      }
      const shared = underWay.get(key);
      if (shared !== undefined) {
        hits++;
        return shared;
      }
      misses++;
      const made = make()
        .then((answer) => {
          finished?.set(key, answer);
          return answer;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
    counts: () => ({
      size: finished?.size ?? 0,
      maxBytes,
      bytes: finished?.calculatedSize ?? 0,
      hits,
      misses,
    }),
  };
}
