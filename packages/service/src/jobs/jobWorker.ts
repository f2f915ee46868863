import { setTimeout as pause } from 'node:timers/promises';
import { type Job, Worker } from 'bullmq';
import type { ChunkComputer } from './chunk.js';
import { JobFiles } from './jobFiles.js';
import { processChunk, processJob } from './processors.js';
import {
  CHUNKS_QUEUE,
  type ChunkEntry,
  JOBS_QUEUE,
  type JobEntry,
  openQueue,
  patientConnection,
  QUEUE_PREFIX,
} from './queues.js';
import { SWEEP, SWEEP_EVERY_MS, sweep } from './sweep.js';

/** How long a worker may be silent before its chunks are given to another one. */
export interface TakeOver {
  readonly lockMs: number;
  readonly checkEveryMs: number;
}

const TAKE_OVER: TakeOver = { lockMs: 15_000, checkEveryMs: 5_000 };
/** A chunk that ends its worker this often is given up. */
const MAX_STALLED = 10;
/**
 * How long a closed worker waits for Redis when it does nothing any more, or has put back what it did. BullMQ waits without a
 * bound while it has no connection (taskforcesh/bullmq#4656). Another worker finds the results that are stored by then.
 */
const MAX_SIGN_OFF_MS = 3000;
const CHECK_IDLE_MS = 50;
/** How often a worker looks whether the jobs of its chunks still exist. */
const CHECK_REMOVED_MS = 1000;
const JOBS_AT_ONCE = 4;

export interface JobWorkerOptions extends ChunkComputer {
  readonly url: string;
  readonly directory: string;
  readonly keepSeconds: number;
  /** Chunks computed at the same time. */
  readonly width: number;
  readonly now: () => number;
  readonly onError: (error: Error) => void;
  /** Called when the connection is there. */
  readonly onReady: () => void;
  /** Called when an attempt to compute a chunk has failed. */
  readonly onFailure: (entry: ChunkEntry, error: Error) => void;
  /** Called when the folder of a job cannot be swept: once where a file of it is damaged. */
  readonly onSkipped: (name: string, error: unknown) => void;
  /** Shorter in tests. */
  readonly takeOver?: TakeOver;
}

/** What takes jobs from the queue and computes them. */
export interface JobWorker {
  /** Fulfilled when it is connected. */
  ready(): Promise<void>;
  /**
   * Take nothing more, and wait for the chunks that are computed now; after `drainMs` they are put back into the queue. It
   * ends also while Redis is gone.
   */
  close(drainMs: number): Promise<void>;
}

/** Start to take jobs and chunks. */
export function openJobWorker(options: JobWorkerOptions): JobWorker {
  const {
    url,
    directory,
    keepSeconds,
    width,
    now,
    onError,
    onReady,
    onFailure,
    onSkipped,
    takeOver = TAKE_OVER,
  } = options;
  const files = new JobFiles(directory);
  const connection = patientConnection(url);
  connection.on('error', onError);
  const chunks = openQueue<ChunkEntry>(CHUNKS_QUEUE, connection, onError);
  const jobs = openQueue<JobEntry>(JOBS_QUEUE, connection, onError);
  const giveBack = new AbortController();
  /** Chunks that are computed. */
  const running = new Map<string, AbortController>();
  /** Entries that are processed: from when BullMQ hands one over until its result is stored. */
  let processed = 0;
  const counted =
    <E>(processor: (entry: Job<E>, token?: string) => Promise<void>) =>
    async (entry: Job<E>, token?: string): Promise<void> => {
      processed++;
      try {
        await processor(entry, token);
      } finally {
        processed--;
      }
    };

  const doJob = processJob({ files, chunks, now });
  const doEntry = (entry: Job<JobEntry>, token?: string): Promise<void> =>
    entry.name === SWEEP ? sweep({ files, jobs, keepSeconds, now: now(), onSkipped }) : doJob(entry, token);
  const doChunk = processChunk({ ...options, files, running, giveBack: giveBack.signal });

  const shared = {
    connection,
    prefix: QUEUE_PREFIX,
    lockDuration: takeOver.lockMs,
    stalledInterval: takeOver.checkEveryMs,
    maxStalledCount: MAX_STALLED,
  };
  const jobWorker = new Worker<JobEntry>(JOBS_QUEUE, counted(doEntry), { ...shared, concurrency: JOBS_AT_ONCE });
  const chunkWorker = new Worker<ChunkEntry>(CHUNKS_QUEUE, counted(doChunk), { ...shared, concurrency: width });
  for (const worker of [jobWorker, chunkWorker]) worker.on('error', onError);
  chunkWorker.on('failed', (entry, error) => entry && onFailure(entry.data, error));

  /** Also after Redis has lost what it had. */
  const schedule = (): void => {
    onReady();
    void jobs
      .upsertJobScheduler(
        SWEEP,
        { every: SWEEP_EVERY_MS },
        { name: SWEEP, opts: { removeOnComplete: true, removeOnFail: true } },
      )
      .catch(onError);
  };
  connection.on('ready', schedule);

  const stopRemoved = async (): Promise<void> => {
    for (const [name, stop] of running) {
      const id = name.slice(0, name.lastIndexOf('-'));
      if (!(await files.exists(id))) stop.abort();
    }
  };
  /**
   * Fulfilled when nothing was processed for `MAX_SIGN_OFF_MS`: an entry that was on its way from Redis starts the time again.
   * What is put back does not: that waits for Redis.
   */
  const whenIdle = async (closed: AbortSignal): Promise<void> => {
    for (let idleMs = 0; idleMs < MAX_SIGN_OFF_MS && !closed.aborted; idleMs += CHECK_IDLE_MS) {
      if (processed > 0 && !giveBack.signal.aborted) idleMs = 0;
      await pause(CHECK_IDLE_MS);
    }
  };
  const looking = setInterval(() => void stopRemoved().catch(onError), CHECK_REMOVED_MS);

  return {
    ready: async () => {
      await Promise.all([files.check(), jobWorker.waitUntilReady(), chunkWorker.waitUntilReady()]);
    },
    async close(drainMs) {
      const late = setTimeout(() => giveBack.abort(), drainMs);
      const closed = Promise.all([jobWorker.close(), chunkWorker.close()]);
      const isClosed = new AbortController();
      await Promise.race([closed, whenIdle(isClosed.signal)]);
      isClosed.abort();
      clearTimeout(late);
      clearInterval(looking);
      connection.off('ready', schedule);
      await Promise.all([jobs.close(), chunks.close()]);
      connection.disconnect();
    },
  };
}
