import { LRUCache } from 'lru-cache';
import type { EncodedAnswer, Encoding } from './encoding.js';

/** The figures of the cache in `/debug/meminfo`. */
export interface CacheCounts {
  /** Cached answers. */
  readonly size: number;
  /** Limit of bytes. */
  readonly maxBytes: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** Answers that several processes share. A failure of it is a miss, never an error. */
export interface SharedCache {
  /** An answer in the wanted encoding, or plain. */
  get(key: string, wanted: Encoding): Promise<EncodedAnswer | null>;
  set(key: string, answer: EncodedAnswer): void;
}

/** Who waits for an answer. */
export interface Caller {
  /** Aborted when the caller no longer waits. */
  readonly disconnected?: AbortSignal;
}

/** Makes an answer for its callers, which may join or disconnect meanwhile; aborted when all have disconnected. */
export type MakeAnswer<C extends Caller> = (abandoned: AbortSignal, callers: ReadonlySet<C>) => Promise<EncodedAnswer>;

/** Finished answers by key, and answers in flight, so that identical requests share one computation. */
export interface AnswerCache<C extends Caller> {
  /**
   * The answer of a key: from this process, from a request in flight, from the shared cache, or made now. A failure is
   * not cached. A caller that disconnects (its signal) is removed; when all have disconnected, the task is abandoned.
   */
  get(key: string, wanted: Encoding, make: MakeAnswer<C>, caller: C): Promise<EncodedAnswer>;
  counts(): CacheCounts;
}

interface InFlight<C extends Caller> {
  readonly answer: Promise<EncodedAnswer>;
  readonly abandon: AbortController;
  readonly callers: Set<C>;
}

/** A cache of at most `maxBytes` that drops the least recently used answers. */
export function createAnswerCache<C extends Caller>(
  maxBytes: number,
  shared: SharedCache | null = null,
): AnswerCache<C> {
  const finished =
    maxBytes > 0
      ? new LRUCache<string, EncodedAnswer>({
          maxSize: maxBytes,
          sizeCalculation: (answer, key) => answer.bytes.byteLength + key.length,
        })
      : null;
  const inFlight = new Map<string, InFlight<C>>();
  let hits = 0;
  let misses = 0;

  const start = (key: string, wanted: Encoding, make: MakeAnswer<C>, caller: C): InFlight<C> => {
    const abandon = new AbortController();
    const callers = new Set([caller]);
    const produce = async (): Promise<EncodedAnswer> => {
      const known = await shared?.get(key, wanted);
      if (known !== undefined && known !== null) {
        hits++;
        finished?.set(key, known);
        return known;
      }
      misses++;
      const made = await make(abandon.signal, callers);
      finished?.set(key, made);
      shared?.set(key, made);
      return made;
    };
    const forget = (): void => {
      if (inFlight.get(key) === entry) inFlight.delete(key);
    };
    const entry: InFlight<C> = { answer: produce().finally(forget), abandon, callers };
    // The callers receive the failure; an abandoned answer has none.
    entry.answer.catch(() => undefined);
    inFlight.set(key, entry);
    return entry;
  };

  return {
    get(key, wanted, make, caller) {
      const known = finished?.get(key);
      if (known !== undefined) {
        hits++;
        return Promise.resolve(known);
      }
      const entry = inFlight.get(key);
      // An abandoned entry may end without an answer: no new caller may wait for it.
      if (entry === undefined || entry.abandon.signal.aborted) return waitFor(start(key, wanted, make, caller), caller);
      hits++;
      return waitFor(entry, caller);
    },
    counts: () => ({ size: finished?.size ?? 0, maxBytes, bytes: finished?.calculatedSize ?? 0, hits, misses }),
  };
}

/** Wait for an answer until it is ready or the caller has disconnected. */
function waitFor<C extends Caller>(entry: InFlight<C>, caller: C): Promise<EncodedAnswer> {
  const { disconnected } = caller;
  entry.callers.add(caller);
  if (disconnected === undefined) return entry.answer;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      entry.callers.delete(caller);
      if (entry.callers.size === 0) entry.abandon.abort();
      reject(disconnected.reason);
    };
    if (disconnected.aborted) {
      leave();
      return;
    }
    disconnected.addEventListener('abort', leave, { once: true });
    entry.answer.then(resolve, reject).finally(() => disconnected.removeEventListener('abort', leave));
  });
}
