import { type Job, type Queue, WaitingChildrenError, WaitingError } from 'bullmq';
import { answerChunk, type ChunkComputer } from './chunk.js';
import { DamagedFile, type JobFiles } from './jobFiles.js';
import { finishOf } from './progress.js';
import { ATTEMPTS, type ChunkEntry, type JobEntry, RETRIES } from './queues.js';
import { chunksOf, type StoredJob, TABLE } from './storedJob.js';
import { tableChunk } from './tableChunk.js';

/** Entries that are queued with one command. */
const ENTRIES_AT_ONCE = 500;

/** A job that can be read; null where there is none. The sweep reports a damaged one: nothing is computed for it. */
async function readableJob(files: JobFiles, id: string): Promise<StoredJob | null> {
  try {
    return await files.read(id);
  } catch (error) {
    if (error instanceof DamagedFile) return null;
    throw error;
  }
}

/** The chunks of a job that have no results. */
async function missingChunks(files: JobFiles, job: StoredJob): Promise<readonly number[]> {
  const done = await files.results(job.id);
  return Array.from({ length: chunksOf(job) }, (_, chunk) => chunk).filter((chunk) => !done.has(chunk));
}

/** What a processor of jobs needs. */
export interface JobProcessing {
  readonly files: JobFiles;
  readonly chunks: Queue<ChunkEntry>;
  readonly now: () => number;
}

/**
 * Process an entry of the queue of jobs: queue the chunks that are not done, wait for them, finish the job. If results are missing
 * after that, because a reader found them damaged meanwhile, the next attempt queues them again.
 */
export const processJob =
  ({ files, chunks, now }: JobProcessing) =>
  async (entry: Job<JobEntry>, token = ''): Promise<void> => {
    const stored = await readableJob(files, entry.data.id);
    if (stored === null || (await finishOf(files, stored.id)) !== null) return;
    if (entry.data.isDivided !== true) {
      await divide(stored, await missingChunks(files, stored), { chunks, parentQueue: entry.queueQualifiedName });
      await entry.updateData({ ...entry.data, isDivided: true });
    }
    if (await entry.moveToWaitingChildren(token)) throw new WaitingChildrenError();
    const missing = await missingChunks(files, stored);
    if (missing.length > 0) {
      await entry.updateData({ ...entry.data, isDivided: false });
      throw new Error(`${missing.length} of ${chunksOf(stored)} chunks are missing`);
    }
    await files.finish(stored.id, now());
  };

/** Queue chunks of a job. Those that an interrupted attempt has queued are not queued twice. */
async function divide(
  { id, priority, traceparent }: StoredJob,
  missing: readonly number[],
  { chunks, parentQueue }: { readonly chunks: Queue<ChunkEntry>; readonly parentQueue: string },
): Promise<void> {
  for (let from = 0; from < missing.length; from += ENTRIES_AT_ONCE) {
    const entries = missing.slice(from, from + ENTRIES_AT_ONCE).map((chunk) => ({
      name: 'chunk',
      data: { id, chunk, ...(traceparent !== undefined && { traceparent }) },
      opts: {
        ...RETRIES,
        jobId: `${id}-${chunk}`,
        priority,
        parent: { id, queue: parentQueue },
        removeOnComplete: true,
        removeOnFail: true,
        failParentOnFailure: true,
      },
    }));
    await chunks.addBulk(entries);
  }
}

/** What a processor of chunks needs. */
export interface ChunkProcessing extends ChunkComputer {
  readonly files: JobFiles;
  /** Chunks that are computed, by the ids of their entries: what stops each. */
  readonly running: Map<string, AbortController>;
  /** Aborted when chunks are put back into the queue. */
  readonly giveBack: AbortSignal;
}

/** Process an entry of the queue of chunks: compute its lines and store the results. */
export const processChunk =
  ({ files, running, giveBack, ...computer }: ChunkProcessing) =>
  async (entry: Job<ChunkEntry>, token = ''): Promise<void> => {
    const { id, chunk } = entry.data;
    const stored = await readableJob(files, id);
    // The list is long: it is read only where another worker may have done the chunk and died before it said so.
    const isFirst = entry.attemptsStarted <= 1 && entry.stalledCounter === 0;
    // An entry of a removed job, whose Idempotency-Key has a shorter job now.
    if (stored === null || chunk >= chunksOf(stored)) return;
    if (!isFirst && (await files.results(id)).has(chunk)) return;
    const stop = new AbortController();
    running.set(entry.id ?? '', stop);
    const signal = AbortSignal.any([stop.signal, giveBack]);
    try {
      const isLastAttempt = entry.attemptsMade + 1 >= ATTEMPTS;
      const input = await files.input(id, stored).chunk(chunk, chunksOf(stored));
      const options = { signal, isLastAttempt };
      const computed =
        stored.calculation === TABLE
          ? tableChunk(stored, input, computer, options)
          : answerChunk(stored, input, computer, options);
      await files.storeResult(id, chunk, computed);
    } catch (error) {
      if (!(await files.exists(id))) return;
      if (!giveBack.aborted) throw error;
      await entry.moveToWait(token);
      throw new WaitingError();
    } finally {
      running.delete(entry.id ?? '');
    }
  };
