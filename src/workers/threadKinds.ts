import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { Task, TaskResult } from './worker.js';

export type ThreadPool = Piscina<Task, TaskResult>;
type PiscinaOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

export interface ThreadKindOptions {
  /** Tasks at once. */
  readonly workers: number;
  readonly workerUrl: URL;
  /** How long closing waits for what runs. */
  readonly closeTimeout: number;
}

/**
 * Heap of a thread in megabytes. The old part is several times what the largest answer needs; below some 1.5 GB V8 collects
 * sooner. The young part lets an answer of 4 MB be mostly gone before it is ever copied: at 192 a whole chart costs a third
 * less than at V8's own 48. A report keeps more for longer, so that it would only hold what it does not need.
 */
export const HEAP_LIMITS = {
  reckoning: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 192 },
  printing: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 96 },
} as const;

/** Piscina tries `require` first, and Node ends the whole process when a thread is stopped while it requires a module that awaits. */
const IMPORT_ONLY = ['--no-experimental-require-module'];

/** One thread more than reckon at once has loaded everything: it takes the place of one that dies, while the next one loads. */
const SPARE_THREADS = 1;

/** A thread that prints nothing for so long ends, and gives back its memory. */
const PRINTING_IDLE_MS = 600_000;

/** V8 of Node 20 optimises a function after so many bytes of its code have run; newer ones count otherwise and are left alone. */
const V8_COUNTS_BYTES = process.versions.v8.startsWith('11.');
/**
 * Three times V8's own. Of the nine hundred functions that it optimises in the first hundred charts of a thread, for three
 * seconds of CPU time, many run for a moment only: a new thread costs a second less, and a warm one is no slower.
 */
const COMPILE_AFTER_BYTES = 200_000;

/** Threads that reckon: all of them are there from the start. */
export const openReckoningThreads = (kind: ThreadKindOptions): ThreadPool =>
  opened(kind, {
    minThreads: kind.workers + SPARE_THREADS,
    maxThreads: kind.workers + SPARE_THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: HEAP_LIMITS.reckoning,
  });

/** Threads that print reports: none until the first report is asked for. */
export const openPrintingThreads = (kind: ThreadKindOptions): ThreadPool =>
  opened(kind, {
    minThreads: 0,
    maxThreads: kind.workers,
    idleTimeout: PRINTING_IDLE_MS,
    resourceLimits: HEAP_LIMITS.printing,
  });

function opened({ workerUrl, closeTimeout }: ThreadKindOptions, own: PiscinaOptions): ThreadPool {
  // What the process was told of the heap of its main thread is not meant for these.
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=0');
  if (V8_COUNTS_BYTES) setFlagsFromString(`--interrupt-budget=${COMPILE_AFTER_BYTES}`);
  return new Piscina({ filename: workerUrl.href, recordTiming: false, closeTimeout, execArgv: IMPORT_ONLY, ...own });
}
