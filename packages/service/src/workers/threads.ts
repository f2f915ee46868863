import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { chooseAmong, THREAD_OPTIONS } from './poolConfig.js';
import type { Task, TaskResult } from './task.js';

export interface ThreadOptions {
  /** The built worker module. */
  readonly workerUrl: URL;
  /** Resident megabytes of the process above which its threads are recycled; 0 never. */
  readonly recycleMb?: number;
  /** Milliseconds after which a task is stopped with its thread: it is assumed never to end. The heaviest take some seconds. */
  readonly maxTaskMs?: number;
  /**
   * Milliseconds that a task runs on after all its callers have disconnected. Most tasks end sooner; a new thread takes a
   * second of CPU time to load.
   */
  readonly stopAfterMs?: number;
  /** Called when the first thread has ended while it loaded. By default the process ends. */
  readonly onUnusable?: (cause: Error) => void;
}

/** The buffers that are moved to the thread of a task. */
const movedWith = (task: Task): ArrayBuffer[] =>
  task.run === 'print' ? [task.json.buffer] : task.run === 'table' ? [task.chunk.bytes.buffer] : [];

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

/** Threads that were started since the last recycling. */
interface Generation {
  readonly pool: Piscina<unknown, TaskResult>;
  readonly running: Set<Promise<TaskResult>>;
  isLoading: boolean;
}

/** The memory of new threads is meaningful only after some answers. */
const REST_ANSWERS = 500;
/** Delay after a thread that failed to load, so that such threads are not started in a tight loop. */
const RETRY_MS = 1000;

/**
 * At most `size` threads, each with one ephemeris. While none is idle another one is loaded, so that the next task finds
 * one. One that dies fails only its own task. When the process exceeds its memory bound, new threads take the place of
 * all.
 */
export function openThreads(
  size: number,
  {
    workerUrl,
    recycleMb = 0,
    maxTaskMs = 120_000,
    stopAfterMs = 2000,
    onUnusable = (cause) => {
      throw cause;
    },
  }: ThreadOptions,
): Threads {
  const stops = new Set<AbortController>();
  let retired: Promise<unknown> = Promise.resolve();
  let hasLoaded = false;
  let isClosing = false;
  let answers = 0;
  let recycled = 0;

  function open(): Generation {
    // The command line limits the heap of the main thread (docs/scaling.md), which exists already, and not those of others.
    setFlagsFromString('--max-semi-space-size=0');
    setFlagsFromString('--initial-old-space-size=0');
    const loaded = new Set<number>();
    const pool = new Piscina<unknown, TaskResult>({
      ...THREAD_OPTIONS,
      filename: workerUrl.href,
      maxThreads: size,
      loadBalancer: chooseAmong(loaded),
    });
    const generation: Generation = { pool, running: new Set(), isLoading: false };
    // The first thread is given tasks while it loads: there is no other.
    for (const { threadId } of pool.threads) loaded.add(threadId);
    pool.on('workerCreate', ({ id }: { id: number }) => loaded.add(id));
    pool.on('error', (error: Error) => generation === current && !isClosing && process.emitWarning(error));
    // Piscina has started a replacement by then, if it starts one.
    pool.on('workerDestroy', () => setImmediate(() => void loadNext(generation)));
    return generation;
  }

  /** Where all threads are busy, or none is left, load one more. */
  async function loadNext(generation: Generation): Promise<void> {
    const { pool, running, isLoading } = generation;
    const started = pool.threads.length;
    if (generation !== current || isClosing || isLoading || started === size || running.size < started) return;
    generation.isLoading = true;
    if (!(await load(generation))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    generation.isLoading = false;
    void loadNext(generation);
  }

  /** An empty task starts a thread where none is idle, and is its first. */
  async function load({ pool }: Generation): Promise<boolean> {
    try {
      await pool.run(null, { name: 'load' });
      hasLoaded = true;
      return true;
    } catch (error) {
      const cause = error as Error;
      if (isClosing) return false;
      if (!hasLoaded) onUnusable(new Error(`worker startup failed: ${cause.message}`, { cause }));
      process.emitWarning(cause);
      return false;
    }
  }

  let current = open();
  void load(current);

  /** The threads in use stay until the first of the new ones has loaded, and until their tasks have ended. */
  const recycle = async (): Promise<void> => {
    const [old, next] = [current, open()];
    [answers, recycled] = [0, recycled + 1];
    const isUsable = await load(next);
    if (isUsable) current = next;
    retired = Promise.all([retired, end(isUsable ? old : next)]);
  };

  const isTooLarge = (): boolean =>
    recycleMb > 0 && ++answers >= REST_ANSWERS && process.memoryUsage.rss() > recycleMb * 1024 * 1024;

  return {
    async run(task, abandoned) {
      const generation = current;
      const { pool, running } = generation;
      const stop = new AbortController();
      const stopIn = (ms: number, reason: unknown) => setTimeout(() => stop.abort(reason), ms);
      const what = 'name' in task ? task.name : task.run;
      const timers = [stopIn(maxTaskMs, new Error(`${what} took longer than ${maxTaskMs} ms`))];
      const abandon = (): void => void timers.push(stopIn(stopAfterMs, abandoned.reason));
      abandoned.addEventListener('abort', abandon, { once: true });
      stops.add(stop);
      const transferList = movedWith(task);
      const result = pool.run(task, { signal: stop.signal, name: task.run, transferList });
      running.add(result);
      void loadNext(generation);
      try {
        const answered = await result;
        hasLoaded = true;
        return answered;
      } catch (error) {
        throw stop.signal.aborted ? stop.signal.reason : error;
      } finally {
        running.delete(result);
        stops.delete(stop);
        abandoned.removeEventListener('abort', abandon);
        timers.forEach(clearTimeout);
        if (isTooLarge()) void recycle();
      }
    },
    hasLoaded: () => hasLoaded,
    recycled: () => recycled,
    async close() {
      isClosing = true;
      for (const stop of stops) stop.abort(new Error('the service is stopping'));
      await Promise.all([end(current), retired]);
    },
  };
}

/** Piscina's own way to close ends threads that still run where there are more than two. */
async function end({ pool, running }: Generation): Promise<void> {
  await Promise.allSettled(running);
  await pool.destroy();
}
