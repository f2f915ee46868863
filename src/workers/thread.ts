import { setFlagsFromString } from 'node:v8';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { monotonicMs } from '../adapters/systemClock.js';
import { LOADED, type Task, type TaskResult } from './task.js';

/** A task, and where its result goes. */
export interface Job {
  readonly task: Task;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** A thread that runs one task at a time. */
export interface Thread {
  readonly worker: Worker;
  isLoaded: boolean;
  hasPrinted: boolean;
  /** Started before the threads were last recycled. */
  isOld: boolean;
  job: Job | null;
  /** When it was loaded, or its last task ended. */
  idleSinceMs: number;
}

export interface ThreadEvents {
  /** It has loaded, or finished its task. */
  readonly onIdle: (thread: Thread) => void;
  /** It has ended by itself, with its task if it had one. */
  readonly onExit: (thread: Thread, cause: Error) => void;
}

/**
 * Heap of a thread in megabytes. The old part is several times what the largest answer needs; below some 1.5 GB V8
 * collects sooner. The young part is so large that an answer of 4 MB is mostly garbage before it is ever copied.
 */
export const HEAP_LIMITS = {
  maxOldGenerationSizeMb: 1024,
  maxYoungGenerationSizeMb: 192,
} as const satisfies ResourceLimits;

/** Start a thread, which loads first. */
export function startThread(workerUrl: URL, { onIdle, onExit }: ThreadEvents): Thread {
  // The command line limits the heap of the main thread (docs/scaling.md), which exists already, and not those of others.
  setFlagsFromString('--max-semi-space-size=0');
  setFlagsFromString('--initial-old-space-size=0');
  const worker = new Worker(workerUrl, { resourceLimits: HEAP_LIMITS, execArgv: [] });
  const thread: Thread = { worker, isLoaded: false, hasPrinted: false, isOld: false, job: null, idleSinceMs: 0 };
  let cause: Error | null = null;
  worker.on('error', (error) => {
    cause = error instanceof Error ? error : new Error(String(error));
  });
  worker.on('message', (message: typeof LOADED | TaskResult) => {
    if (message === LOADED) thread.isLoaded = true;
    else thread.job?.resolve(message);
    thread.job = null;
    thread.idleSinceMs = monotonicMs();
    onIdle(thread);
  });
  worker.on('exit', (status) => onExit(thread, cause ?? new Error(`a worker thread exited with status ${status}`)));
  return thread;
}

/** Run a task in an idle thread. */
export function startJob(thread: Thread, job: Job): void {
  const { task } = job;
  thread.job = job;
  thread.hasPrinted ||= task.name === 'report';
  thread.worker.postMessage(task, task.name === 'report' ? [task.json.buffer] : []);
}
