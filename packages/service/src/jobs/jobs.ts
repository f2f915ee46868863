import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { JOB_STATES } from 'ganita/api/rows/jobRows.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { ReplyError } from 'ioredis';
import { arrivingJob } from './inputPieces.js';
import {
  DamagedJob,
  JOB_BOUNDS,
  type JobBounds,
  JobsUnavailable,
  JobTooLarge,
  KeyUsedAgain,
  onDisk,
  UnknownJob,
} from './jobErrors.js';
import { type ChunkResult, DamagedFile, JobFiles } from './jobFiles.js';
import { finishOf, type Progress, progressOf } from './progress.js';
import { JOBS_QUEUE, type JobEntry, jobOptions, openQueue, quickConnection } from './queues.js';
import { chunkOfLine, partsOfFile, type Results, type ResultsOptions, resultsFrom } from './results.js';
import { chunkLinesOf, chunksOf, idOfKey, type JobRequest, type StoredJob, TABLE } from './storedJob.js';

/**
 * What a job does now. `failed`: a chunk could not be stored, however often it was tried. `damaged`: what is missing of it cannot
 * be computed.
 */
type JobState = (typeof JOB_STATES)[number];

/** A job and how far it is. */
export interface JobStatus {
  readonly job: StoredJob;
  readonly state: JobState;
  readonly progress: Progress;
}

/** A job of which only the id can be read. */
export interface UnreadableJob {
  readonly id: string;
  readonly state: 'damaged';
}

/** What comes with the lines of a job. */
export interface Submission {
  /** The same key with the same request is the same job. */
  readonly idempotencyKey?: string | null;
  /** W3C Trace Context, for the log. */
  readonly traceparent?: string;
}

/** Which results of a job are read. */
type ResultsFrom = Pick<ResultsOptions, 'fromLine' | 'isCompressed'> & Partial<Pick<ResultsOptions, 'parts'>>;

const MAX_QUEUE_MS = 2000;

/** Jobs as a client sees them. Every method can fail with JobsUnavailable and JobsDiskFull. */
export interface Jobs {
  /**
   * Store the lines of a job as they arrive, and queue it; with the key of a job that exists, read them and store nothing. Errors:
   * StructureError where it has no line, JobTooLarge, KeyUsedAgain, DamagedJob; those of the input. Nothing is left of a job that
   * fails. Only one with a key stays if its lines are stored: it is queued later, and its key finds it.
   */
  submit(request: JobRequest, input: AsyncIterable<Uint8Array>, submission?: Submission): Promise<JobStatus>;
  /** A completed job whose results are missing is queued again. Errors: UnknownJob. */
  status(id: string): Promise<JobStatus | UnreadableJob>;
  /**
   * What is done from a line on (counted from 1). Errors: UnknownJob; DamagedJob where that line has no result any more; DomainError
   * where a table does not start with a part.
   */
  results(id: string, from: ResultsFrom): Promise<Results>;
  /** Stop a job and remove its files. Errors: UnknownJob. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
}

export interface JobsOptions {
  /** Of Redis or Valkey. */
  readonly url: string;
  /** The folder that all machines share. */
  readonly directory: string;
  /** Called with each error of the connection. */
  readonly onError: (error: Error) => void;
  /** Called when the connection is there. */
  readonly onReady: () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Smaller in tests. */
  readonly bounds?: JobBounds;
}

/** Open the jobs of a folder and a queue. */
export function openJobs({ url, directory, onError, onReady, now, bounds = JOB_BOUNDS }: JobsOptions): Jobs {
  const files = new JobFiles(directory);
  const connection = quickConnection(url);
  connection.on('error', onError);
  connection.on('ready', onReady);
  const queue = openQueue<JobEntry>(JOBS_QUEUE, connection, onError);

  const inQueue = async <T>(step: Promise<T>): Promise<T> => {
    try {
      return await soon(step);
    } catch (cause) {
      // A machine that is gone without a word would be waited for a quarter of an hour.
      if (!(cause instanceof ReplyError) && connection.status === 'ready') connection.disconnect(true);
      throw new JobsUnavailable(cause);
    }
  };
  /** A job; null where there is none. Errors: DamagedJob. */
  const read = async (id: string): Promise<StoredJob | null> => {
    try {
      return await onDisk(files.read(id));
    } catch (error) {
      throw error instanceof DamagedFile ? new DamagedJob('what is stored of the job cannot be read') : error;
    }
  };
  const stored = async (id: string): Promise<StoredJob> => {
    const job = await read(id);
    if (job === null) throw new UnknownJob();
    return job;
  };
  const enqueue = ({ id, priority }: StoredJob) => inQueue(queue.add('job', { id }, jobOptions(id, priority)));
  /** Compute what is missing of a finished job. False where its input is gone. */
  const reopened = async (job: StoredJob): Promise<boolean> => {
    if (!(await onDisk(files.input(job.id, job).isThere()))) return false;
    await onDisk(files.reopen(job.id));
    await enqueue(job);
    return true;
  };
  const statusOf = async (job: StoredJob): Promise<JobStatus> => {
    const progress = await onDisk(progressOf(job, files, now()));
    if (progress.finishedAt !== null) {
      if (progress.done === job.lines) return { job, state: 'completed', progress };
      return (await reopened(job)) ? statusOf(job) : { job, state: 'damaged', progress };
    }
    const queued = await inQueue(queue.getJobState(job.id));
    return { job, state: queued === 'failed' ? 'failed' : progress.done > 0 ? 'running' : 'waiting', progress };
  };
  /** The job of a key, which must have the same request; null where there is none. Errors: KeyUsedAgain, DamagedJob. */
  const jobOfKey = async (id: string, request: JobRequest): Promise<StoredJob | null> => {
    const job = await read(id);
    if (job === null) return null;
    // As it would be read again.
    const wanted = JSON.parse(JSON.stringify(request)) as JobRequest;
    for (const field of ['calculation', 'fields', 'priority'] as const)
      if (!isDeepStrictEqual(job[field], wanted[field])) throw new KeyUsedAgain(field);
    return job;
  };
  /** Store a job. Returns it, or the one that came first with the same key. */
  const receive = async (
    request: JobRequest,
    input: AsyncIterable<Uint8Array>,
    { id, traceparent }: { readonly id: string; readonly traceparent: string | undefined },
  ): Promise<{ readonly job: StoredJob; readonly isNew: boolean }> => {
    const upload = await onDisk(files.openUpload());
    try {
      const chunkLines = chunkLinesOf(request);
      const onLine = (line: number): void => mustBeAllowed(line, bounds);
      const { order, pieces } = await arrivingJob(request, bounded(input, bounds), { chunkLines, onLine });
      const lines = await onDisk(files.input(upload, order).receive(pieces));
      if (lines === 0) throw new StructureError('missing_field', 'body', 'the body must have at least one line');
      const createdAt = new Date(now()).toISOString();
      const job = { ...order, id, lines, chunkLines, createdAt, ...(traceparent !== undefined && { traceparent }) };
      if (await onDisk(files.publish(upload, job))) return { job, isNew: true };
      const first = await jobOfKey(id, request);
      if (first === null) throw new JobsUnavailable(null, 'the job of this Idempotency-Key is being removed');
      return { job: first, isNew: false };
    } finally {
      await files.clear(upload);
    }
  };

  return {
    async submit(request, input, { idempotencyKey = null, traceparent } = {}) {
      const id = idempotencyKey === null ? randomUUID() : idOfKey(idempotencyKey);
      const known = idempotencyKey === null ? null : await jobOfKey(id, request);
      if (known !== null) {
        // What is not read would be the next request of the connection, or break it before its answer.
        for await (const _ of bounded(input, bounds));
        return statusOf(known);
      }
      const { job, isNew } = await receive(request, input, { id, traceparent });
      if (!isNew) return statusOf(job);
      try {
        await enqueue(job);
        return await statusOf(job);
      } catch (error) {
        // Another request may have got the job of a key already; the sweep queues it.
        if (idempotencyKey === null) await files.remove(id);
        throw error;
      }
    },
    async status(id) {
      try {
        return await statusOf(await stored(id));
      } catch (error) {
        if (error instanceof DamagedJob) return { id, state: 'damaged' };
        throw error;
      }
    },
    async results(id, { fromLine, isCompressed, parts = Number.POSITIVE_INFINITY }) {
      const job = await stored(id);
      if (job.calculation === TABLE) mustStartPart(job, fromLine);
      const isFinished = (await onDisk(finishOf(files, id))) !== null;
      const results = await onDisk(files.results(id));
      const first = results.get(chunkOfLine(job, fromLine));
      if (first !== undefined && !(await onDisk(files.isWhole(first)))) results.delete(first.chunk);
      const isLost = isFinished && results.size < chunksOf(job) && !(await reopened(job));
      if (isLost && fromLine <= job.lines && !results.has(chunkOfLine(job, fromLine)))
        throw new DamagedJob(`the result of line ${fromLine} is damaged`);
      const isWhole = (result: ChunkResult): Promise<boolean> => files.isWhole(result);
      return resultsFrom(job, results, {
        fromLine,
        isCompressed,
        parts: job.calculation === TABLE ? Math.min(parts, partsOfFile(job)) : parts,
        isLost,
        isWhole,
      });
    },
    async remove(id) {
      // Chunks that are taken from the queue later find no job; those that are computed now are stopped by their workers.
      if (!(await onDisk(files.remove(id)))) throw new UnknownJob();
      // What has failed for good is not taken again.
      await queue.remove(id).catch(onError);
    },
    async close() {
      await queue.close();
      connection.disconnect();
    },
  };
}

function mustBeAllowed(line: number, { lines }: JobBounds): void {
  if (line > lines) throw new JobTooLarge(`${lines} lines`);
}

/** Rows of a table are not taken out of a part. Error: DomainError. */
function mustStartPart({ lines, chunkLines }: StoredJob, fromLine: number): void {
  if (fromLine <= lines && (fromLine - 1) % chunkLines !== 0)
    throw invalidInput('from_line', `must be 1 more than a multiple of ${chunkLines} in this table`, fromLine);
}

async function* bounded(input: AsyncIterable<Uint8Array>, most: JobBounds): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of input) {
    bytes += piece.byteLength;
    if (bytes > most.bytes) throw new JobTooLarge(`${most.bytes} bytes`);
    yield piece;
  }
}

/** A step of the queue. The first ones wait until Redis was reached once: not without end. */
async function soon<T>(step: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = pause(MAX_QUEUE_MS, null, { signal: done.signal }).then(() => {
    throw new Error(`no answer in ${MAX_QUEUE_MS} ms`);
  });
  try {
    return await Promise.race([step, late]);
  } finally {
    late.catch(() => undefined);
    done.abort();
  }
}
