import PQueue from 'p-queue';
import type { CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import { DomainError } from '../core/errors/domainError.js';
import type { ReportRequest } from '../report/request/reportRequest.js';
import { type CacheCounts, createAnswerCache, type SharedCache } from './answerCache.js';
import { answerKey } from './answerKey.js';
import type { EncodedAnswer, Encoding } from './encoding.js';
import { inTurn } from './inTurn.js';
import { Overloaded } from './overload.js';
import type { Task } from './task.js';
import { openThreads } from './threads.js';

export interface PoolOptions {
  readonly workers: number;
  /** Bytes of finished answers to keep; 0 keeps none. */
  readonly cacheBytes: number;
  /** The built worker module. */
  readonly workerUrl: URL;
  /** Reckonings that may wait for a thread. */
  readonly maxQueued?: number;
  /** Resident megabytes over which threads are exchanged; 0 never. */
  readonly recycleMb?: number;
  readonly shared?: SharedCache | null;
  /** Milliseconds after which a reckoning is ended with its thread. */
  readonly longestTaskMs?: number;
}

/** What the pool is doing. */
export interface PoolCounts {
  readonly running: number;
  readonly queued: number;
  readonly recycled: number;
}

/** Reckons answers beside the main thread. */
export interface AnswerPool {
  /**
   * Errors: DomainError as in the calculation; Overloaded when too much waits; an AbortError when the caller has left
   * before the reckoning began; any other error is the engine's own.
   */
  answer(
    name: CalculationName,
    request: CheckedRequest<unknown>,
    encoding: Encoding,
    left?: AbortSignal,
  ): Promise<EncodedAnswer>;
  /** The plain text of an answer of which there are many, as in a batch; never kept. Errors as above. */
  answerOnce(name: CalculationName, request: CheckedRequest<unknown>, left?: AbortSignal): Promise<Uint8Array>;
  /** The PDF of a report; never kept. Errors as above. */
  report(request: ReportRequest, left?: AbortSignal): Promise<Uint8Array>;
  cache(): CacheCounts;
  counts(): PoolCounts;
  /** Stop taking work and wait for what runs and waits. */
  close(): Promise<void>;
}

const DEFAULT_MAX_QUEUED = 200;
const RETRY_AFTER_SECONDS = 2;

/** Start the workers. A worker that dies is replaced; only its own request fails. */
export async function openPool(options: PoolOptions): Promise<AnswerPool> {
  const { workers, cacheBytes, workerUrl, maxQueued = DEFAULT_MAX_QUEUED, recycleMb = 0, shared = null } = options;
  const { longestTaskMs } = options;
  const threads = openThreads({ workers, workerUrl, recycleMb, ...(longestTaskMs !== undefined && { longestTaskMs }) });
  const queue = new PQueue({ concurrency: workers });
  const cache = createAnswerCache(cacheBytes, shared);

  const reckon = async (task: Task, abandoned?: AbortSignal): Promise<EncodedAnswer> => {
    // Where a thread is free nothing waits, so that a bound of 0 means: reckon now or not at all.
    if (queue.pending >= workers && queue.size >= maxQueued) throw new Overloaded(RETRY_AFTER_SECONDS);
    const result = await inTurn(queue, () => threads.run(task), abandoned);
    if (result.kind === 'answer') return { bytes: result.bytes, encoding: result.encoding };
    throw new DomainError(result.code, result.message, result.field === null ? {} : { field: result.field });
  };

  return {
    answer: (name, request, encoding, left) =>
      cache.get(
        answerKey(name, request, encoding),
        encoding,
        (abandoned) => reckon({ name, request, encoding }, abandoned),
        left,
      ),
    answerOnce: async (name, request, left) => (await reckon({ name, request, encoding: 'identity' }, left)).bytes,
    report: async (request, left) => (await reckon({ name: 'report', request }, left)).bytes,
    cache: () => cache.counts(),
    counts: () => ({ running: queue.pending, queued: queue.size, recycled: threads.recycled() }),
    async close() {
      await queue.onIdle();
      await threads.close();
    },
  };
}
