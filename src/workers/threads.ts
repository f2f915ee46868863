import { monotonicMs } from '../adapters/systemClock.js';
import type { Task, TaskResult } from './task.js';
import { type Job, startJob, startThread, type Thread } from './thread.js';

export interface ThreadOptions {
  /** The built worker module. */
  readonly workerUrl: URL;
  /** Resident megabytes of the process above which its threads are recycled; 0 never. */
  readonly recycleMb?: number;
  /** Milliseconds after which a task is stopped with its thread. */
  readonly maxTaskMs?: number;
  /** Milliseconds that a task runs on after all its callers have disconnected. */
  readonly stopAfterMs?: number;
  /** Called when a thread has ended while it loaded, and none has loaded before. By default the process ends. */
  readonly onUnusable?: (cause: Error) => void;
}

/** Threads that each run one task at a time. */
export interface Threads {
  /** Errors: those of the task; why it was stopped, or why its thread ended. */
  run(task: Task, abandoned: AbortSignal): Promise<TaskResult>;
  /** Whether one has loaded since the start. */
  hasLoaded(): boolean;
  /** How often the threads were recycled. */
  recycled(): number;
  /** Stop all tasks and end the threads. */
  close(): Promise<void>;
}

const BYTES_PER_MB = 1024 * 1024;
/** A task that takes longer is assumed never to end: the heaviest take some seconds. */
const MAX_TASK_MS = 120_000;
/** Most abandoned tasks end sooner than this; a new thread takes a second of CPU time to load. */
const STOP_AFTER_MS = 2000;
/** The memory of new threads is meaningful only after some answers. */
const REST_ANSWERS = 500;
/** Delay after a thread that failed to load, so that such threads are not started in a tight loop. */
const RETRY_MS = 1000;
/** A thread that is idle for this long releases its memory, if another one is idle too. */
const MAX_IDLE_MS = 600_000;

const rethrow = (cause: Error): void => {
  throw cause;
};

/**
 * At most `size` threads, each with one ephemeris. While none is idle another one is started, so that the next task
 * finds one that has loaded. One that dies fails only its own task. When the process exceeds its memory bound, new
 * threads take the place of all.
 */
export function openThreads(
  size: number,
  {
    workerUrl,
    recycleMb = 0,
    maxTaskMs = MAX_TASK_MS,
    stopAfterMs = STOP_AFTER_MS,
    onUnusable = rethrow,
  }: ThreadOptions,
): Threads {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let hasLoaded = false;
  let isResting = false;
  let isClosing = false;
  let answers = 0;
  let recycled = 0;

  const idleThreads = (): Thread[] => [...threads].filter(({ isLoaded, job }) => isLoaded && job === null);

  /** New threads first. Reports go where reports were printed before, because what they load is large. */
  const threadFor = ({ name }: Task): Thread | undefined => {
    const rank = ({ isOld, hasPrinted }: Thread) => (isOld ? 2 : 0) + (hasPrinted === (name === 'report') ? 0 : 1);
    return idleThreads().sort((a, b) => rank(a) - rank(b))[0];
  };

  const end = (thread: Thread): void => {
    threads.delete(thread);
    void thread.worker.terminate();
  };

  /** After each change: run what waits, end what is no longer needed, load what will be. */
  const update = (): void => {
    if (isClosing) return;
    for (let [job] = waiting; job !== undefined; [job] = waiting) {
      const thread = threadFor(job.task);
      if (thread === undefined) break;
      waiting.shift();
      startJob(thread, job);
    }
    const idle = idleThreads();
    const loading = [...threads].filter(({ isLoaded }) => !isLoaded);
    const recent = [...threads].filter(({ isOld }) => !isOld);
    if (idle.some(({ isOld }) => !isOld)) idle.filter(({ isOld }) => isOld).forEach(end);
    // One after the other: threads that load at once delay each other.
    else if (recent.length < size && loading.length === 0 && !isResting) {
      threads.add(startThread(workerUrl, { onIdle, onExit }));
    }
  };

  const onIdle = (): void => {
    hasLoaded = true;
    if (isTooLarge()) {
      for (const thread of threads) thread.isOld = true;
      [answers, recycled] = [0, recycled + 1];
    }
    update();
  };

  const isTooLarge = (): boolean =>
    recycleMb > 0 && ++answers >= REST_ANSWERS && process.memoryUsage.rss() > recycleMb * BYTES_PER_MB;

  const onExit = (thread: Thread, cause: Error): void => {
    // Otherwise it was ended here.
    if (!threads.delete(thread) || isClosing) return;
    if (!hasLoaded) onUnusable(new Error(`worker startup failed: ${cause.message}`, { cause }));
    else if (thread.job === null) process.emitWarning(cause);
    thread.job?.reject(cause);
    if (!thread.isLoaded) {
      isResting = true;
      setTimeout(endRest, RETRY_MS).unref();
    }
    update();
  };

  const endRest = (): void => {
    isResting = false;
    update();
  };

  const stop = (job: Job, reason: unknown): void => {
    const thread = [...threads].find((one) => one.job === job);
    const at = waiting.indexOf(job);
    if (thread !== undefined) end(thread);
    if (at >= 0) waiting.splice(at, 1);
    job.reject(reason);
    update();
  };

  const endLongIdle = (): void =>
    idleThreads()
      .slice(1)
      .filter(({ idleSinceMs }) => monotonicMs() - idleSinceMs > MAX_IDLE_MS)
      .forEach(end);
  const idleTimer = setInterval(endLongIdle, MAX_IDLE_MS / 10).unref();
  update();

  return {
    async run(task, abandoned) {
      const timers: NodeJS.Timeout[] = [];
      let abandon = (): void => undefined;
      try {
        return await new Promise<TaskResult>((resolve, reject) => {
          const job = { task, resolve, reject };
          const stopIn = (ms: number, reason: () => unknown) => timers.push(setTimeout(() => stop(job, reason()), ms));
          stopIn(maxTaskMs, () => new Error(`${task.name} took longer than ${maxTaskMs} ms`));
          abandon = () => void stopIn(stopAfterMs, () => abandoned.reason);
          abandoned.addEventListener('abort', abandon, { once: true });
          waiting.push(job);
          update();
        });
      } finally {
        abandoned.removeEventListener('abort', abandon);
        timers.forEach(clearTimeout);
      }
    },
    hasLoaded: () => hasLoaded,
    recycled: () => recycled,
    async close() {
      isClosing = true;
      clearInterval(idleTimer);
      const jobs = [...waiting.splice(0), ...[...threads].flatMap(({ job }) => job ?? [])];
      for (const { reject } of jobs) reject(new Error('the service is stopping'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
