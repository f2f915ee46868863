import type { ResourceLimits } from 'node:worker_threads';
import { openResilientPool, type ThreadPool } from './resilientPool.js';
import type { ThreadKind } from './task.js';

export interface ThreadKindOptions {
  /** Tasks at once. */
  readonly workers: number;
  readonly workerUrl: URL;
}

/**
 * Heap of a thread in megabytes. The old part is several times what the largest answer needs; below some 1.5 GB V8 collects
 * sooner. The young part of a thread that reckons lets an answer of 4 MB be mostly gone before it is ever copied: when it was
 * chosen a whole chart cost a third less at 192 than at 96, which is twice V8's own. A report keeps more of what it makes for
 * longer, and would hold a larger part without need.
 */
export const HEAP_LIMITS = {
  computing: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 192 },
  printing: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 96 },
} as const satisfies Record<ThreadKind, ResourceLimits>;

/** One thread more than `workers`: for the place that the queue keeps, and for one that dies while the next one loads. */
const SPARE_THREADS = 1;

/** A thread that prints nothing for so long ends, and gives back its memory. */
const PRINTING_IDLE_MS = 600_000;

/** Threads that reckon: all of them are there from the start. */
export const openComputingThreads = ({ workers, workerUrl }: ThreadKindOptions): ThreadPool =>
  openResilientPool({
    ...optionsOf('computing', workerUrl),
    minThreads: workers + SPARE_THREADS,
    maxThreads: workers + SPARE_THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
  });

/** Threads that print reports: none until the first report is asked for. */
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
