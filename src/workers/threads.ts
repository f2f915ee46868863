import { Piscina } from 'piscina';
import type { Task, TaskResult } from './worker.js';

export interface ThreadOptions {
  readonly workers: number;
  readonly workerUrl: URL;
  /** Resident megabytes of the process over which its threads are exchanged for new ones; 0 never. */
  readonly recycleMb: number;
  /** A task that takes longer is ended with its thread, so that no thread is lost for ever. */
  readonly longestTaskMs?: number;
}

/** Threads that reckon. */
export interface Threads {
  run(task: Task): Promise<TaskResult>;
  /** Times the threads were exchanged. */
  recycled(): number;
  close(): Promise<void>;
}

/**
 * Heap of a thread in megabytes, several times what the largest answer needs. Below some 1.5 GB V8 collects sooner, so that
 * a thread that has printed five hundred reports holds some 200 MB instead of 325. The young part is twice V8's own: an
 * answer of 4 MB is then mostly gone before it is ever copied, which makes a whole chart a tenth cheaper for 60 MB more.
 */
export const THREAD_LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 96 } as const;

/** Piscina tries `require` first, and Node ends the whole process when a thread is stopped while it requires a module that awaits. */
const IMPORT_ONLY = ['--no-experimental-require-module'];

const BYTES_PER_MB = 1024 * 1024;
/** A task that takes longer never ends: the heaviest take some seconds. */
const LONGEST_TASK_MS = 120_000;
/** How often memory is looked at, in answers. */
const LOOK_EVERY = 50;
/** New threads need some answers before their memory says anything. */
const REST_ANSWERS = 500;

/**
 * Threads with one ephemeris each. A thread that dies is replaced and only its own task fails. When the process has
 * grown over its bound new threads take over, and the old ones end with what they run.
 */
export function openThreads({
  workers,
  workerUrl,
  recycleMb,
  longestTaskMs = LONGEST_TASK_MS,
}: ThreadOptions): Threads {
  const open = (): Piscina<Task, TaskResult> =>
    new Piscina<Task, TaskResult>({
      filename: workerUrl.href,
      minThreads: workers,
      maxThreads: workers,
      idleTimeout: Number.POSITIVE_INFINITY,
      recordTiming: false,
      // Threads that are exchanged or closed end what they run first.
      closeTimeout: 2 * longestTaskMs,
      resourceLimits: THREAD_LIMITS,
      execArgv: IMPORT_ONLY,
    });
  let current = open();
  const retiring = new Set<Promise<void>>();
  let answers = 0;
  let exchanges = 0;
  let restUntil = REST_ANSWERS;

  const recycleIfLarge = (): void => {
    answers++;
    if (recycleMb === 0 || answers < restUntil || answers % LOOK_EVERY !== 0) return;
    if (process.memoryUsage.rss() < recycleMb * BYTES_PER_MB) return;
    const old = current;
    current = open();
    exchanges++;
    restUntil = answers + REST_ANSWERS;
    const ended = old.close().finally(() => retiring.delete(ended));
    retiring.add(ended);
  };

  const runInTime = async (task: Task): Promise<TaskResult> => {
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(), longestTaskMs);
    try {
      return await current.run(task, { signal: overdue.signal });
    } catch (error) {
      throw overdue.signal.aborted ? new Error(`${task.name} took longer than ${longestTaskMs} ms`) : error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async run(task) {
      const result = await runInTime(task);
      recycleIfLarge();
      return result;
    },
    recycled: () => exchanges,
    async close() {
      await Promise.all([current.close(), ...retiring]);
    },
  };
}
