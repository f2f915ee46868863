import type { AnyRequest } from 'ganita/api/endpoint.js';
import type { AnswerName, CalculationName } from 'ganita/api/endpoints.js';
import { errorFrom } from 'ganita/api/errorData.js';
import { type CacheCounts, createAnswerCache, type SharedCache } from '../cache/answerCache.js';
import { answerKey } from '../cache/cacheKey.js';
import type { EncodedAnswer, Encoding } from '../cache/encoding.js';
import type { TablePart, TableTask } from '../columns/tablePart.js';
import { createFairQueue, RESERVED_PLACES, type Requester, type Turn } from '../queue/fairQueue.js';
import { sentRequest } from './sentRequest.js';
import type { Task } from './task.js';
import { openThreads, type ThreadOptions } from './threads.js';

export interface PoolOptions extends ThreadOptions {
  /** Tasks at once. */
  readonly workers: number;
  /** Bytes of the answer cache; 0 disables it. */
  readonly cacheBytes: number;
  /** Only lines of batches and rows of tables are computed: they do not use the reserved place, and it needs no thread. */
  readonly onlyLines?: boolean;
  /** Tasks that may wait for a thread, lines of batches not counted; by default 200. */
  readonly maxQueued?: number;
  readonly shared?: SharedCache | null;
}

/** Computes answers outside the main thread. */
export interface AnswerPool {
  /**
   * A calculation or a picture, from the cache or computed. Errors: DomainError as in the calculation; Overloaded when
   * the queue is full; an AbortError when the caller has disconnected before its answer; any other error is the
   * engine's own. After a disconnect a waiting task is removed and a running one is stopped within seconds.
   */
  answer(name: AnswerName, request: AnyRequest, encoding: Encoding, caller?: Requester): Promise<EncodedAnswer>;
  /** The plain text of a line of a batch; never cached, never Overloaded. Other errors as above. */
  answerLine(name: CalculationName, request: AnyRequest, caller?: Requester): Promise<Uint8Array>;
  /** Rows of a table, and how many of them have an error; never cached, never Overloaded. Other errors as above. */
  tableRows(task: TableTask, caller?: Requester): Promise<TablePart>;
  /** The result of any task, never cached. Errors as above, and those of the check of a report. */
  run(task: Task, caller?: Requester): Promise<EncodedAnswer>;
  /** Whether a thread has loaded since the start. */
  hasLoaded(): boolean;
  cache(): CacheCounts;
  /** Tasks, and how often the threads were recycled. */
  counts(): { readonly running: number; readonly queued: number; readonly recycled: number };
  /** Reject what waits, stop what runs, and end the threads. */
  close(): Promise<void>;
}

/** An unidentified caller. */
const ANYBODY: Requester = { client: '' };

/** Start the threads: one more than `workers`, for the reserved place of the queue. */
export function openPool({
  workers,
  cacheBytes,
  onlyLines = false,
  maxQueued = 200,
  shared = null,
  ...options
}: PoolOptions): AnswerPool {
  const threads = openThreads(workers + (onlyLines ? 0 : RESERVED_PLACES), options);
  const queue = createFairQueue(workers, maxQueued);
  const cache = createAnswerCache<Requester>(cacheBytes, shared);

  const compute = async (task: Task, turn: Omit<Turn, 'isReport'>): Promise<EncodedAnswer & Partial<TablePart>> => {
    const isReport = task.run === 'print';
    const result = await queue.run(() => threads.run(task, turn.abandoned), { ...turn, isReport });
    if (result.kind === 'answer') {
      const { kind: _kind, ...answered } = result;
      return answered;
    }
    throw errorFrom(result.error);
  };
  const computeFor = (task: Task, caller: Requester, isLine: boolean) => {
    const abandoned = caller.disconnected ?? new AbortController().signal;
    return compute(task, { abandoned, callers: new Set([caller]), isLine });
  };

  return {
    answer: (name, request, encoding, caller = { ...ANYBODY }) =>
      cache.get(
        answerKey(name, request, encoding),
        encoding,
        (abandoned, callers) =>
          compute(
            { run: 'answer', name, request: sentRequest(request), encoding },
            { abandoned, callers, isLine: false },
          ),
        caller,
      ),
    answerLine: async (name, request, caller = ANYBODY) =>
      (await computeFor({ run: 'answer', name, request: sentRequest(request), encoding: 'identity' }, caller, true))
        .bytes,
    tableRows: async (task, caller = ANYBODY) => {
      const { bytes, failed = 0 } = await computeFor({ run: 'table', ...task }, caller, true);
      return { bytes, failed };
    },
    run: (task, caller = ANYBODY) => computeFor(task, caller, false),
    hasLoaded: threads.hasLoaded,
    cache: () => cache.counts(),
    counts: () => ({ ...queue.counts(), recycled: threads.recycled() }),
    async close() {
      queue.close();
      await threads.close();
    },
  };
}
