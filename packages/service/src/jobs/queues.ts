import { type JobsOptions, Queue } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';

/** All keys are in one place of a cluster. */
export const QUEUE_PREFIX = '{ganita}';
/** Jobs: one entry for each, which waits for its chunks. */
export const JOBS_QUEUE = 'jobs';
export const CHUNKS_QUEUE = 'chunks';

/** An entry of the queue of jobs. */
export interface JobEntry {
  readonly id: string;
  /** Whether its chunks are queued. */
  readonly isDivided?: boolean;
}

/** An entry of the queue of chunks. */
export interface ChunkEntry {
  readonly id: string;
  /** Counted from 0. */
  readonly chunk: number;
  /** Of the job. */
  readonly traceparent?: string;
}

/** A disk or a Redis that is full or gone for some minutes: 1, 2, 4 ... 256 seconds. */
export const ATTEMPTS = 10;
export const RETRIES = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: 1000 },
} as const satisfies JobsOptions;

/** How an entry of the queue of jobs is queued: once for each id. */
export const jobOptions = (id: string, priority: number): JobsOptions => ({
  ...RETRIES,
  jobId: id,
  priority,
  removeOnComplete: true,
});

const RETRY_MS = 1000;
const COMMAND_TIMEOUT_MS = 2000;
/**
 * A worker whose answer does not come for so long connects again: a machine that is gone without a word would be waited for a
 * quarter of an hour. It waits for an entry for ten seconds at most.
 */
const SILENCE_MS = 30_000;

/** A connection that never gives up, for workers: BullMQ requires it. */
export const patientConnection = (url: string): Redis =>
  connect(url, { maxRetriesPerRequest: null, socketTimeout: SILENCE_MS });

/** A connection whose commands fail soon where Redis is gone, for requests that somebody waits for. */
export const quickConnection = (url: string): Redis =>
  connect(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT_MS });

/** Without `replyMapping`, which changes the type of the client. */
const connect = (url: string, options: Omit<RedisOptions, 'replyMapping'>): Redis =>
  new Redis(url, { retryStrategy: () => RETRY_MS, ...options });

/** Open a queue on a connection. */
export const openQueue = <Entry>(name: string, connection: Redis, onError: (error: Error) => void): Queue<Entry> => {
  const queue = new Queue<Entry>(name, { connection, prefix: QUEUE_PREFIX });
  queue.on('error', onError);
  return queue;
};
