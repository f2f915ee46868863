import { setTimeout as pause } from 'node:timers/promises';
import { type Job, UnrecoverableError, WaitingChildrenError, WaitingError, Worker } from 'bullmq';
import { answerChunk, type LineComputer } from './chunk.js';
import { JobFiles } from './jobFiles.js';
import {
  ATTEMPTS,
  CHUNKS_QUEUE,
  type ChunkEntry,
  JOBS_QUEUE,
  type JobEntry,
  openQueue,
  patientConnection,
  QUEUE_PREFIX,
  RETRIES,
} from './queues.js';
import { chunksOf, type StoredJob } from './storedJob.js';
import { SWEEP, SWEEP_EVERY_MS, sweep } from './sweep.js';

/** How long a worker may be silent before its chunks are given to another one. */
export interface TakeOver {
  readonly lockMs: number;
  readonly checkEveryMs: number;
}

const TAKE_OVER: TakeOver = { lockMs: 15_000, checkEveryMs: 5_000 };
/** A chunk that ends its worker this often is given up. */
const MAX_STALLED = 10;
/** Entries that are queued with one command. */
const ENTRIES_AT_ONCE = 500;
/**
 * How long a closed worker waits for Redis when it does nothing any more, or has put back what it did. BullMQ waits without a
 * bound while it has no connection (taskforcesh/bullmq#4656). Another worker finds the results that are stored by then.
 */
const MAX_SIGN_OFF_MS = 3000;
const CHECK_IDLE_MS = 50;
/** How often a worker looks whether the jobs of its chunks still exist. */
const CHECK_REMOVED_MS = 1000;
const JOBS_AT_ONCE = 4;

export interface JobWorkerOptions extends LineComputer {
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
  const { url, directory, keepSeconds, width, now, onError, onReady, onFailure, takeOver = TAKE_OVER } = options;
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

  /** Queue the chunks of a job that are not done. Those that an interrupted attempt has queued are not queued twice. */
  const divide = async (stored: StoredJob, parent: Job<JobEntry>): Promise<void> => {
    const done = await files.results(stored.id);
    const left = Array.from({ length: chunksOf(stored) }, (_, chunk) => chunk).filter((chunk) => !done.has(chunk));
    for (let from = 0; from < left.length; from += ENTRIES_AT_ONCE) {
      const entries = left.slice(from, from + ENTRIES_AT_ONCE).map((chunk) => ({
        name: 'chunk',
        data: { id: stored.id, chunk },
        opts: {
          ...RETRIES,
          jobId: `${stored.id}-${chunk}`,
          priority: stored.priority,
          parent: { id: stored.id, queue: parent.queueQualifiedName },
          removeOnComplete: true,
          removeOnFail: true,
          failParentOnFailure: true,
        },
      }));
      await chunks.addBulk(entries);
    }
  };

  const doJob = async (entry: Job<JobEntry>, token = ''): Promise<void> => {
    if (entry.name === SWEEP) return sweep({ files, jobs, keepSeconds, now: now() });
    const stored = await files.read(entry.data.id);
    if (stored === null || (await files.finishedAt(stored.id)) !== null) return;
    if (entry.data.isDivided !== true) {
      await divide(stored, entry);
      await entry.updateData({ ...entry.data, isDivided: true });
    }
    if (await entry.moveToWaitingChildren(token)) throw new WaitingChildrenError();
    const done = (await files.results(stored.id)).size;
    if (done < chunksOf(stored)) throw new UnrecoverableError(`only ${done} of ${chunksOf(stored)} chunks are done`);
    await files.finish(stored.id, now());
  };

  const doChunk = async (entry: Job<ChunkEntry>, token = ''): Promise<void> => {
    const { id, chunk } = entry.data;
    const stored = await files.read(id);
    // The list is long: it is read only where another worker may have done the chunk and died before it said so.
    const isFirst = entry.attemptsStarted <= 1 && entry.stalledCounter === 0;
    if (stored === null || (!isFirst && (await files.results(id)).has(chunk))) return;
    const stop = new AbortController();
    running.set(entry.id ?? '', stop);
    const signal = AbortSignal.any([stop.signal, giveBack.signal]);
    try {
      const isLastAttempt = entry.attemptsMade + 1 >= ATTEMPTS;
      const { lines, failed } = answerChunk(stored, files.input(id, chunk), options, { chunk, signal, isLastAttempt });
      await files.storeResult(id, chunk, lines, failed);
    } catch (error) {
      if (!(await files.exists(id))) return;
      if (!giveBack.signal.aborted) throw error;
      await entry.moveToWait(token);
      throw new WaitingError();
    } finally {
      running.delete(entry.id ?? '');
    }
  };

  const shared = {
    connection,
    prefix: QUEUE_PREFIX,
    lockDuration: takeOver.lockMs,
    stalledInterval: takeOver.checkEveryMs,
    maxStalledCount: MAX_STALLED,
  };
  const jobWorker = new Worker<JobEntry>(JOBS_QUEUE, counted(doJob), { ...shared, concurrency: JOBS_AT_ONCE });
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
