import type { AnyRequest } from '../api/endpoint.js';
import type { AnswerName, CalculationName } from '../api/endpoints.js';
import { errorFrom } from '../api/errorData.js';
import { type CacheCounts, createAnswerCache, type SharedCache } from '../cache/answerCache.js';
import { answerKey } from '../cache/cacheKey.js';
import type { EncodedAnswer, Encoding } from '../cache/encoding.js';
import type { ToolCall } from '../mcp/toolCall.js';
import { createFairQueue, RESERVED_PLACES, type Requester, type Turn } from '../queue/fairQueue.js';
import type { Rendering } from '../web/render.js';
import type { ReportCheck, Task } from './task.js';
import { openThreads, type ThreadOptions } from './threads.js';

export interface PoolOptions extends ThreadOptions {
  /** Tasks at once. */
  readonly workers: number;
  /** Bytes of the answer cache; 0 disables it. */
  readonly cacheBytes: number;
  /** Tasks that may wait for a thread, lines of batches not counted. */
  readonly maxQueued?: number;
  readonly shared?: SharedCache | null;
}

/** What the pool is doing. */
export interface PoolCounts {
  readonly running: number;
  readonly queued: number;
  readonly recycled: number;
}

/** Computes answers outside the main thread. */
export interface AnswerPool {
  /**
   * Errors: DomainError as in the calculation; Overloaded when the queue is full; an AbortError when the caller has
   * disconnected before its answer; any other error is the engine's own. After a disconnect a waiting task is removed
   * and a running one is stopped within seconds.
   */
  answer(name: AnswerName, request: AnyRequest, encoding: Encoding, caller?: Requester): Promise<EncodedAnswer>;
  /** The plain text of a line of a batch; never cached, never Overloaded. Other errors as above. */
  answerLine(name: CalculationName, request: AnyRequest, caller?: Requester): Promise<Uint8Array>;
  /**
   * The PDF of a report, whose request is JSON in UTF-8 in a buffer of its own: it is transferred and empty afterwards.
   * Never cached. Errors as above, and those of its check.
   */
  report(json: Uint8Array<ArrayBuffer>, check: ReportCheck, caller?: Requester): Promise<Uint8Array>;
  /** The HTML of a page. Never cached. Errors as above. */
  page(rendering: Rendering, encoding: Encoding, caller?: Requester): Promise<EncodedAnswer>;
  /** The result of a call of a tool, as JSON. Never cached. Errors as above. */
  tool(call: ToolCall, caller?: Requester): Promise<Uint8Array>;
  /** Whether a thread has loaded since the start. */
  hasLoaded(): boolean;
  cache(): CacheCounts;
  counts(): PoolCounts;
  /** Reject what waits, stop what runs, and end the threads. */
  close(): Promise<void>;
}

const DEFAULT_MAX_QUEUED = 200;
/** An unidentified caller. */
const ANYBODY: Requester = { client: '' };

/** Start the threads: one more than `workers`, for the reserved place of the queue. */
export function openPool({
  workers,
  cacheBytes,
  maxQueued = DEFAULT_MAX_QUEUED,
  shared = null,
  ...options
}: PoolOptions): AnswerPool {
  const threads = openThreads(workers + RESERVED_PLACES, options);
  const queue = createFairQueue(workers, maxQueued);
  const cache = createAnswerCache<Requester>(cacheBytes, shared);

  const compute = async (task: Task, turn: Turn): Promise<EncodedAnswer> => {
    const result = await queue.run(() => threads.run(task, turn.abandoned), turn);
    if (result.kind === 'answer') return { bytes: result.bytes, encoding: result.encoding };
    throw errorFrom(result.error);
  };
  /** For one caller alone. */
  const computeFor = (task: Task, caller: Requester, isLine = false): Promise<EncodedAnswer> => {
    const abandoned = caller.disconnected ?? new AbortController().signal;
    return compute(task, { callers: new Set([caller]), abandoned, isLine, isReport: task.name === 'report' });
  };

  return {
    answer: (name, request, encoding, caller = { ...ANYBODY }) =>
      cache.get(
        answerKey(name, request, encoding),
        encoding,
        (abandoned, callers) =>
          compute({ name, request, encoding }, { abandoned, callers, isLine: false, isReport: false }),
        caller,
      ),
    answerLine: async (name, request, caller = ANYBODY) =>
      (await computeFor({ name, request, encoding: 'identity' }, caller, true)).bytes,
    report: async (json, check, caller = ANYBODY) => (await computeFor({ name: 'report', json, check }, caller)).bytes,
    page: (rendering, encoding, caller = ANYBODY) => computeFor({ name: 'page', rendering, encoding }, caller),
    tool: async (call, caller = ANYBODY) => (await computeFor({ name: 'tool', call }, caller)).bytes,
    hasLoaded: threads.hasLoaded,
    cache: () => cache.counts(),
    counts: () => ({ ...queue.counts(), recycled: threads.recycled() }),
    async close() {
      queue.close();
      await threads.close();
    },
  };
}
