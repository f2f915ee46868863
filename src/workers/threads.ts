import type { Task, TaskResult } from './task.js';
import { openPrintingThreads, openReckoningThreads } from './threadKinds.js';

export interface ThreadOptions {
  readonly workers: number;
  readonly workerUrl: URL;
  /** Resident megabytes of the process over which its threads are exchanged for new ones; 0 never. */
  readonly recycleMb: number;
  /** A task that takes longer is ended with its thread, so that no thread is lost for ever. */
  readonly longestTaskMs?: number;
}

/** Threads that reckon and print. */
export interface Threads {
  run(task: Task): Promise<TaskResult>;
  /** Times the threads were exchanged. */
  recycled(): number;
  close(): Promise<void>;
}

const BYTES_PER_MB = 1024 * 1024;
/** A task that takes longer never ends: the heaviest take some seconds. */
const LONGEST_TASK_MS = 120_000;
/** How often memory is looked at, in answers. */
const LOOK_EVERY = 50;
/** New threads need some answers before their memory says anything. */
const REST_ANSWERS = 500;

/**
 * Threads with one ephemeris each; those that print are others than those that reckon. A thread that dies is replaced
 * and only its own task fails. When the process has grown over its bound new threads take over, and the old ones end
 * with what they run.
 */
export function openThreads({
  workers,
  workerUrl,
  recycleMb,
  longestTaskMs = LONGEST_TASK_MS,
}: ThreadOptions): Threads {
  const open = () => {
    const options = { workers, workerUrl };
    const [reckoning, printing] = [openReckoningThreads(options), openPrintingThreads(options)];
    return {
      of: (task: Task) => (task.name === 'report' ? printing : reckoning),
      close: async () => void (await Promise.all([reckoning.close(), printing.close()])),
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

  const runInTime = async (task: Task): Promise<TaskResult> => {
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(), longestTaskMs);
    try {
      return await current.of(task).run(task, overdue.signal);
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
