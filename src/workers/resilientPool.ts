import { Piscina } from 'piscina';
import type { Task, TaskResult } from './task.js';
import { setEngineFlags } from './v8Flags.js';

/** Threads of one kind. */
export interface ThreadPool {
  run(task: Task, signal: AbortSignal): Promise<TaskResult>;
  /** Wait for all that runs, then end the threads. */
  close(): Promise<void>;
}

export type ResilientPoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]> & {
  readonly minThreads: number;
};

/** Threads that were begun together, and what runs in them or waits for them. */
interface Generation {
  readonly threads: Piscina<Task, TaskResult>;
  readonly running: Set<Promise<TaskResult>>;
  /** What ended the last thread that ended with nothing to do. */
  lastFault: Error | null;
  /** Nothing is left of it, and what waits is refused. */
  over: boolean;
}

/** Piscina tries `require` first, and Node ends the whole process when a thread is stopped while it requires a module that awaits. */
const IMPORT_ONLY = ['--no-experimental-require-module'];
/** Threads that are missing are begun after this, so that threads that cannot load are not begun over and over. */
const MISSING_MS = 1000;

/**
 * Threads that are kept in number: Piscina replaces one that dies, but none any more once a replacement has died before it
 * was loaded. Then another generation takes over. Errors: those of tasks. Where `minThreads` are wanted from the start, a
 * thread that throws while it loads, or the last one when it leaves, ends the process by an uncaught error, as long as no task was done.
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
      if (mustLoad()) throw couldNotLoad(error);
      process.emitWarning(error);
    });
    // Piscina has begun a replacement by then, if it begins one.
    threads.on('workerDestroy', () => setImmediate(() => lookAfter(generation)));
    return generation;
  }

  /** Threads that are wanted from the start have done nothing yet: where they cannot load nobody is served. */
  const mustLoad = (): boolean => !hasWorked && !isClosing && options.minThreads > 0;

  function lookAfter(generation: Generation): void {
    const left = generation.threads.threads.length;
    if (left === 0 && generation === current && mustLoad()) throw couldNotLoad(generation.lastFault);
    if (left === 0 && generation.running.size > 0) {
      // The last one died before it was loaded, and what waits would wait until its time is over.
      if (generation === current && !isClosing) current = begin();
      generation.over = true;
      void generation.threads.destroy();
    } else if (left < options.minThreads && generation === current) {
      setTimeout(() => replaceIfFew(generation), MISSING_MS).unref();
    }
  }

  function replaceIfFew(generation: Generation): void {
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

const couldNotLoad = (cause: Error | null): Error =>
  new Error('a thread of the service could not be loaded', cause === null ? {} : { cause });

async function resultIn(generation: Generation, task: Task, signal: AbortSignal): Promise<TaskResult> {
  try {
    const transferList = task.name === 'report' ? [task.json.buffer] : [];
    return await generation.threads.run(task, { signal, transferList });
  } catch (error) {
    if (!generation.over) throw error;
    throw new Error('the thread that was to do this ended before it was loaded', {
      cause: generation.lastFault ?? error,
    });
  }
}

/** Piscina's own way to close ends threads that still run where there are more than two. */
async function end({ threads, running }: Generation): Promise<void> {
  await Promise.allSettled(running);
  await threads.destroy();
}
