import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { Task, TaskResult, ThreadKind } from './task.js';

type Threads = Piscina<Task, TaskResult>;
type ThreadOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/** Threads of one kind. */
export interface ThreadPool {
  run(task: Task, signal: AbortSignal): Promise<TaskResult>;
  /** Wait for all that runs, then end the threads. */
  close(): Promise<void>;
}

export interface ThreadKindOptions {
  /** Tasks at once. */
  readonly workers: number;
  readonly workerUrl: URL;
}

/**
 * Heap of a thread in megabytes. The old part is several times what the largest answer needs; below some 1.5 GB V8 collects
 * sooner. The young part lets an answer of 4 MB be mostly gone before it is ever copied: at 192 a whole chart costs a third
 * less than at 96, twice V8's own. A report keeps more for longer, so that it would only hold what it does not need.
 */
export const HEAP_LIMITS = {
  reckoning: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 192 },
  printing: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 96 },
} as const satisfies Record<ThreadKind, unknown>;

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

// Settings of the whole process, made once, before there is any thread. The first two were meant for the heap of the main
// thread (docs/scaling.md), which stands already.
setFlagsFromString('--max-semi-space-size=0');
setFlagsFromString('--initial-old-space-size=0');
if (V8_COUNTS_BYTES) setFlagsFromString(`--interrupt-budget=${COMPILE_AFTER_BYTES}`);

/** Threads that reckon: all of them are there from the start. */
export const openReckoningThreads = ({ workers, workerUrl }: ThreadKindOptions): ThreadPool =>
  opened('reckoning', {
    filename: workerUrl.href,
    minThreads: workers + SPARE_THREADS,
    maxThreads: workers + SPARE_THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
  });

/** Threads that print reports: none until the first report is asked for. */
export const openPrintingThreads = ({ workers, workerUrl }: ThreadKindOptions): ThreadPool =>
  opened('printing', {
    filename: workerUrl.href,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: PRINTING_IDLE_MS,
  });

function opened(kind: ThreadKind, options: ThreadOptions): ThreadPool {
  const running = new Set<Promise<TaskResult>>();
  const open = (): Threads => {
    const threads: Threads = new Piscina({
      recordTiming: false,
      execArgv: IMPORT_ONLY,
      workerData: kind,
      resourceLimits: HEAP_LIMITS[kind],
      ...options,
    });
    // A thread that ends without a task fails nobody, but it is told.
    threads.on('error', (error: Error) => process.emitWarning(error));
    threads.on('workerDestroy', () =>
      setImmediate(() => {
        if (threads !== current || threads.threads.length > 0 || running.size === 0) return;
        // The last one died before it had loaded. Piscina begins no other, and what waits for it would wait for ever.
        current = open();
        void threads.destroy();
      }),
    );
    return threads;
  };
  let current = open();
  return {
    run(task, signal) {
      const result = current.run(task, { signal });
      running.add(result);
      const settled = (): void => void running.delete(result);
      result.then(settled, settled);
      return result;
    },
    async close() {
      // Piscina's own way to close ends threads that still run where there are more than two.
      await Promise.allSettled(running);
      await current.destroy();
    },
  };
}
