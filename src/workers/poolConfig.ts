import type { ResourceLimits } from 'node:worker_threads';
import { openResilientPool, type ThreadPool } from './resilientPool.js';
import type { ThreadKind } from './task.js';

export interface ThreadKindOptions {
  /** Tasks at once. */
  readonly workers: number;
  readonly workerUrl: URL;
}

/**
 * Heap of a thread in megabytes. The old part is several times what the largest answer needs; below some 1.5 GB V8
 * collects sooner. The young part of a computing thread is so large that an answer of 4 MB is mostly garbage before it
 * is ever copied: when it was chosen, a whole chart cost a third less at 192 than at 96, which is twice V8's default. A
 * report keeps more objects for longer and gains nothing from a larger part.
 */
export const HEAP_LIMITS = {
  computing: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 192 },
  printing: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 96 },
} as const satisfies Record<ThreadKind, ResourceLimits>;

/** One thread more than `workers`: for the reserved place of the queue, and while a thread that died is replaced. */
const SPARE_THREADS = 1;

/** A report thread that is idle for this long ends and releases its memory. */
const PRINTING_IDLE_MS = 600_000;

/** Threads that compute: all are started with the service. */
export const openComputingThreads = ({ workers, workerUrl }: ThreadKindOptions): ThreadPool =>
  openResilientPool({
    ...optionsOf('computing', workerUrl),
    minThreads: workers + SPARE_THREADS,
    maxThreads: workers + SPARE_THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
  });

/** Threads that render reports: none until the first report is requested. */
export const openPrintingThreads = ({ workers, workerUrl }: ThreadKindOptions): ThreadPool =>
  openResilientPool({
    ...optionsOf('printing', workerUrl),
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: PRINTING_IDLE_MS,
  });

const optionsOf = (kind: ThreadKind, workerUrl: URL) => ({
  filename: workerUrl.href,
  workerData: kind,
  resourceLimits: HEAP_LIMITS[kind],
});
