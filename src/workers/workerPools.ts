import { openComputingThreads, openPrintingThreads } from './poolConfig.js';
import type { Task, TaskResult } from './task.js';

export interface ThreadOptions {
  readonly workers: number;
  readonly workerUrl: URL;
  /** Resident megabytes of the process above which its threads are recycled; 0 switches this off. */
  readonly recycleMb: number;
  /** A task that takes longer is stopped with its thread, so that no thread is blocked without limit. */
  readonly maxTaskMs?: number;
  /** An abandoned task may run for this long, and is then stopped with its thread. */
  readonly stopAfterMs?: number;
}

/** Threads that compute and threads that render reports. */
export interface Threads {
  /** Errors: those of the task; the reason of `abandoned` where it was stopped for that. */
  run(task: Task, abandoned: AbortSignal): Promise<TaskResult>;
  /** How often the threads were recycled. */
  recycled(): number;
  /** Stop running tasks and end the threads. */
  close(): Promise<void>;
}

const BYTES_PER_MB = 1024 * 1024;
/** A task that takes longer is assumed never to end: the heaviest take some seconds. */
const MAX_TASK_MS = 120_000;
/**
 * Most abandoned tasks end sooner than this. Ending a thread costs more than such a task, because the next thread takes
 * a second of CPU time to load.
 */
const STOP_AFTER_MS = 2000;
/** Answers between two checks of memory. */
const LOOK_EVERY = 50;
/** The memory of new threads is meaningful only after some answers. */
const REST_ANSWERS = 500;

/**
 * Threads with one ephemeris each; reports have threads of their own. A thread that dies is replaced and only its own
 * task fails. When the process exceeds its memory bound, new threads take over and the old ones end with their last
 * task.
 */
export function openThreads({
  workers,
  workerUrl,
  recycleMb,
  maxTaskMs = MAX_TASK_MS,
  stopAfterMs = STOP_AFTER_MS,
}: ThreadOptions): Threads {
  const open = () => {
    const options = { workers, workerUrl };
    const [computing, printing] = [openComputingThreads(options), openPrintingThreads(options)];
    return {
      of: (task: Task) => (task.name === 'report' ? printing : computing),
      close: async () => void (await Promise.all([computing.close(), printing.close()])),
    };
  };
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

  const stops = new Set<AbortController>();
  const runInTime = async (task: Task, abandoned: AbortSignal): Promise<TaskResult> => {
    const stop = new AbortController();
    const stopIn = (ms: number, reason: unknown) => setTimeout(() => stop.abort(reason), ms);
    const timers = [stopIn(maxTaskMs, new Error(`${task.name} took longer than ${maxTaskMs} ms`))];
    const abandon = (): void => void timers.push(stopIn(stopAfterMs, abandoned.reason));
    abandoned.addEventListener('abort', abandon, { once: true });
    stops.add(stop);
    try {
      return await current.of(task).run(task, stop.signal);
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      stops.delete(stop);
      abandoned.removeEventListener('abort', abandon);
      timers.forEach(clearTimeout);
    }
  };

  return {
    async run(task, abandoned) {
      const result = await runInTime(task, abandoned);
      recycleIfLarge();
      return result;
    },
    recycled: () => exchanges,
    async close() {
      for (const stop of stops) stop.abort(new Error('the service is stopping'));
      await Promise.all([current.close(), ...retiring]);
    },
  };
}
