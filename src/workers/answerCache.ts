import { LRUCache } from 'lru-cache';
import type { EncodedAnswer, Encoding } from './encoding.js';
import type { Requester } from './fairQueue.js';

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

/** Answers that several processes share. A failure of it is a miss, never an error. */
export interface SharedCache {
  /** An answer written as it is wanted, or plain. */
  get(key: string, wanted: Encoding): Promise<EncodedAnswer | null>;
  set(key: string, answer: EncodedAnswer): void;
}

/** Makes an answer for those who wait for it, some of whom may still come or leave; the signal is given when all have left. */
export type MakeAnswer = (abandoned: AbortSignal, askers: ReadonlySet<Requester>) => Promise<EncodedAnswer>;

/** Finished answers by key, and answers under way, so that identical requests share one reckoning. */
export interface AnswerCache {
  /**
   * The answer of a key: from this process, from a request under way, from the shared cache, or made now. A failure is
   * not kept. A caller that leaves (its signal) is forgotten; when all have left, the making is abandoned.
   */
  get(key: string, wanted: Encoding, make: MakeAnswer, asker: Requester): Promise<EncodedAnswer>;
  counts(): CacheCounts;
}

interface UnderWay {
  readonly answer: Promise<EncodedAnswer>;
  readonly abandon: AbortController;
  readonly askers: Set<Requester>;
}

/** A cache that holds at most `maxBytes` of answers and drops the least recently used. */
export function createAnswerCache(maxBytes: number, shared: SharedCache | null = null): AnswerCache {
  const finished =
    maxBytes > 0
      ? new LRUCache<string, EncodedAnswer>({
          maxSize: maxBytes,
          sizeCalculation: (answer, key) => answer.bytes.byteLength + key.length,
        })
      : null;
  const underWay = new Map<string, UnderWay>();
  let hits = 0;
  let misses = 0;

  const start = (key: string, wanted: Encoding, make: MakeAnswer, asker: Requester): UnderWay => {
    const abandon = new AbortController();
    const askers = new Set([asker]);
    const produce = async (): Promise<EncodedAnswer> => {
      const known = await shared?.get(key, wanted);
      if (known !== undefined && known !== null) {
        hits++;
        finished?.set(key, known);
        return known;
      }
      misses++;
      const made = await make(abandon.signal, askers);
      finished?.set(key, made);
      shared?.set(key, made);
      return made;
    };
    const forget = (): void => {
      if (underWay.get(key) === entry) underWay.delete(key);
    };
    const entry: UnderWay = { answer: produce().finally(forget), abandon, askers };
    // Whoever waits sees the failure; an abandoned one has nobody left to see it.
    entry.answer.catch(() => undefined);
    underWay.set(key, entry);
    return entry;
  };

  return {
    get(key, wanted, make, asker) {
      const known = finished?.get(key);
      if (known !== undefined) {
        hits++;
        return Promise.resolve(known);
      }
      const entry = underWay.get(key);
      // One that everybody has left may end without an answer: nobody new may wait for it.
      if (entry === undefined || entry.abandon.signal.aborted) return waitFor(start(key, wanted, make, asker), asker);
      hits++;
      return waitFor(entry, asker);
    },
    counts: () => ({ size: finished?.size ?? 0, maxBytes, bytes: finished?.calculatedSize ?? 0, hits, misses }),
  };
}

/** Wait for an answer until it is there or the caller has left. */
function waitFor(entry: UnderWay, asker: Requester): Promise<EncodedAnswer> {
  const { left } = asker;
  entry.askers.add(asker);
  if (left === undefined) return entry.answer;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      entry.askers.delete(asker);
      if (entry.askers.size === 0) entry.abandon.abort();
      reject(left.reason);
    };
    if (left.aborted) {
      leave();
      return;
    }
    left.addEventListener('abort', leave, { once: true });
    entry.answer.then(resolve, reject).finally(() => left.removeEventListener('abort', leave));
  });
}
