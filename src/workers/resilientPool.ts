import { Piscina } from 'piscina';
import type { Task, TaskResult } from './task.js';
import { setEngineFlags } from './v8Flags.js';

/** Threads of one kind. */
export interface ThreadPool {
  run(task: Task, signal: AbortSignal): Promise<TaskResult>;
  /** Wait for all running tasks, then end the threads. */
  close(): Promise<void>;
}

export type ResilientPoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]> & {
  readonly minThreads: number;
};

/** Threads that were started together, with their running and waiting tasks. */
interface Generation {
  readonly threads: Piscina<Task, TaskResult>;
  readonly running: Set<Promise<TaskResult>>;
  /** The error that ended the last idle thread. */
  lastFault: Error | null;
  /** All its threads have ended, and waiting tasks are rejected. */
  over: boolean;
}

/**
 * Piscina tries `require` first, and Node ends the whole process when a thread is stopped while it requires a module
 * that awaits.
 */
const IMPORT_ONLY = ['--no-experimental-require-module'];
/** Delay before missing threads are started, so that threads that fail to load are not restarted in a tight loop. */
const MISSING_MS = 1000;

/**
 * A pool that keeps its number of threads: Piscina replaces one that dies, but stops once a replacement has died before
 * it was loaded. Then another generation takes over. Errors: those of tasks. Where `minThreads` is not 0 and no task
 * has succeeded yet, a thread that throws while it loads, or the exit of the last one, ends the process by an uncaught
 * error.
 */
export function openResilientPool(options: ResilientPoolOptions): ThreadPool {
  setEngineFlags();
  const retiring = new Set<Promise<void>>();
  let hasWorked = false;
  let isClosing = false;
  let current = begin();

  function begin(): Generation {
    const threads = new Piscina<Task, TaskResult>({ recordTiming: false, execArgv: IMPORT_ONLY, ...options });
    const generation: Generation = { threads, running: new Set(), lastFault: null, over: false };
    threads.on('error', (error: Error) => {
      generation.lastFault = error;
      if (isStartingUp()) throw startupError(error);
      process.emitWarning(error);
    });
    // Piscina has started a replacement by then, if it starts one.
    threads.on('workerDestroy', () => setImmediate(() => onWorkerExit(generation)));
    return generation;
  }

  /** The service is starting: if its threads fail to load now, it can serve no request. */
  const isStartingUp = (): boolean => !hasWorked && !isClosing && options.minThreads > 0;

  function onWorkerExit(generation: Generation): void {
    const left = generation.threads.threads.length;
    if (left === 0 && generation === current && isStartingUp()) throw startupError(generation.lastFault);
    if (left === 0 && generation.running.size > 0) {
      // The last one died before it was loaded: waiting tasks would wait until they time out.
      if (generation === current && !isClosing) current = begin();
      generation.over = true;
      void generation.threads.destroy();
    } else if (left < options.minThreads && generation === current) {
      setTimeout(() => respawn(generation), MISSING_MS).unref();
    }
  }

  function respawn(generation: Generation): void {
    if (generation !== current || isClosing || generation.threads.threads.length >= options.minThreads) return;
    current = begin();
    const ended = end(generation).finally(() => retiring.delete(ended));
    retiring.add(ended);
  }

  return {
    run(task, signal) {
      const generation = current;
      const result = resultIn(generation, task, signal);
      generation.running.add(result);
      const settled = (): void => void generation.running.delete(result);
      result.then(() => {
        hasWorked = true;
        settled();
      }, settled);
      return result;
    },
    async close() {
      isClosing = true;
      await Promise.all([end(current), ...retiring]);
    },
  };
}

const startupError = (cause: Error | null): Error =>
  new Error('worker startup failed', cause === null ? {} : { cause });

async function resultIn(generation: Generation, task: Task, signal: AbortSignal): Promise<TaskResult> {
  try {
    const transferList = task.name === 'report' ? [task.json.buffer] : [];
    return await generation.threads.run(task, { signal, transferList });
  } catch (error) {
    if (!generation.over) throw error;
    throw new Error('worker failed during startup', {
      cause: generation.lastFault ?? error,
    });
  }
}

/** Piscina's own way to close ends threads that still run where there are more than two. */
async function end({ threads, running }: Generation): Promise<void> {
  await Promise.allSettled(running);
  await threads.destroy();
}
