import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calculationRow } from 'ganita/api/endpoints.js';
import type { JOB_STATES } from 'ganita/api/rows/jobs.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { ReplyError } from 'ioredis';
import { JOB_BOUNDS, type JobBounds, JobsUnavailable, JobTooLarge, UnknownJob } from './jobErrors.js';
import { JobFiles } from './jobFiles.js';
import { type Progress, progressOf } from './progress.js';
import { JOBS_QUEUE, type JobEntry, jobOptions, openQueue, quickConnection } from './queues.js';
import { receiveLines } from './receiveLines.js';
import { type Results, resultsFrom } from './results.js';
import { chunkLinesFor, type JobRequest, type StoredJob } from './storedJob.js';

/** What a job does now. `failed`: a chunk could not be stored, however often it was tried. */
type JobState = (typeof JOB_STATES)[number];

/** A job and how far it is. */
export interface JobStatus {
  readonly job: StoredJob;
  readonly state: JobState;
  readonly progress: Progress;
}

const MAX_QUEUE_MS = 2000;
const DISK_ERRORS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'ENOENT'];

/** Jobs as a client sees them. Every method can fail with JobsUnavailable. */
export interface Jobs {
  /**
   * Store the lines of a job as they arrive, and queue it. Errors: StructureError where it has no line, JobTooLarge; those of
   * the input. Nothing is left of a job that fails.
   */
  submit(request: JobRequest, input: AsyncIterable<Uint8Array>): Promise<JobStatus>;
  /** Errors: UnknownJob. */
  status(id: string): Promise<JobStatus>;
  /** What is done from a line on (counted from 1). Errors: UnknownJob. */
  results(id: string, from: { readonly fromLine: number; readonly isCompressed: boolean }): Promise<Results>;
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
  const stored = async (id: string): Promise<StoredJob> => {
    const job = await onDisk(files.read(id));
    if (job === null) throw new UnknownJob();
    return job;
  };
  const statusOf = async (job: StoredJob): Promise<JobStatus> => {
    const progress = await onDisk(progressOf(job, files, now()));
    if (progress.finishedAt !== null) return { job, state: 'completed', progress };
    const queued = await inQueue(queue.getJobState(job.id));
    return { job, state: queued === 'failed' ? 'failed' : progress.done > 0 ? 'running' : 'waiting', progress };
  };

  return {
    async submit(request, input) {
      const id = randomUUID();
      try {
        await onDisk(files.create(id));
        const chunkLines = chunkLinesFor(calculationRow(request.calculation).costMs);
        const onLine = (line: number): void => mustBeAllowed(line, bounds);
        const lines = await onDisk(receiveLines(bounded(input, bounds), { files, id, chunkLines, onLine }));
        if (lines === 0) throw new StructureError('missing_field', 'body', 'the body must have at least one line');
        const job: StoredJob = { ...request, id, lines, chunkLines, createdAt: new Date(now()).toISOString() };
        await onDisk(files.store(job));
        await inQueue(queue.add('job', { id }, jobOptions(id, request.priority)));
        return await statusOf(job);
      } catch (error) {
        await files.remove(id);
        throw error;
      }
    },
    status: async (id) => statusOf(await stored(id)),
    results: async (id, from) => {
      const job = await stored(id);
      return resultsFrom(job, await onDisk(files.results(id)), from);
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

async function* bounded(input: AsyncIterable<Uint8Array>, most: JobBounds): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of input) {
    bytes += piece.byteLength;
    if (bytes > most.bytes) throw new JobTooLarge(`${most.bytes} bytes`);
    yield piece;
  }
}

/** A step that needs the disk: a full or missing one is not the caller's error. */
async function onDisk<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined && DISK_ERRORS.includes(code ?? '')) throw new JobsUnavailable(error);
    throw error;
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
