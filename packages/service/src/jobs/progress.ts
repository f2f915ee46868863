import { stat } from 'node:fs/promises';
import { type ChunkResult, DamagedFile, ifThere, type JobFiles } from './jobFiles.js';
import { linesOfChunk, type StoredJob } from './storedJob.js';

/** How far a job is. Times are milliseconds since 1970. */
export interface Progress {
  /** Lines that are done, failed and empty ones included. */
  readonly done: number;
  /** Lines whose answer is an error. */
  readonly failed: number;
  /** Of the last chunks, or of the whole job once it is finished; null where it is not known yet. */
  readonly linesPerSecond: number | null;
  readonly finishedAt: number | null;
  /** When it is finished at this rate; null where that is not known. */
  readonly expectedEndAt: number | null;
}

/** Chunks whose times give the rate. */
const RECENT_CHUNKS = 50;

/** When a job was finished. A damaged note of it counts as none: the sweep sets it aside, and the job is finished again. */
export async function finishOf(files: JobFiles, id: string): Promise<number | null> {
  try {
    return await files.finishedAt(id);
  } catch (error) {
    if (error instanceof DamagedFile) return null;
    throw error;
  }
}

/** How far a job is at a moment, from its files. */
export async function progressOf(job: StoredJob, files: JobFiles, now: number): Promise<Progress> {
  const finishedAt = await finishOf(files, job.id);
  const results = [...(await files.results(job.id)).values()];
  const done = results.reduce((sum, { chunk }) => sum + linesOfChunk(job, chunk), 0);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  if (finishedAt !== null) {
    const seconds = (finishedAt - Date.parse(job.createdAt)) / 1000;
    return { done, failed, finishedAt, linesPerSecond: seconds > 0 ? done / seconds : null, expectedEndAt: null };
  }
  const linesPerSecond = recentRate(await recentChunks(job, results), now);
  const left = job.lines - done;
  return {
    done,
    failed,
    finishedAt,
    linesPerSecond,
    expectedEndAt: linesPerSecond !== null && linesPerSecond > 0 ? now + (left / linesPerSecond) * 1000 : null,
  };
}

/** A chunk that was finished at a moment. */
export interface FinishedChunk {
  readonly at: number;
  readonly lines: number;
}

/** The last chunks: they are taken in order, so the highest numbers are the latest, give or take the threads. */
async function recentChunks(job: StoredJob, results: readonly ChunkResult[]): Promise<readonly FinishedChunk[]> {
  const recent = results.toSorted((a, b) => b.chunk - a.chunk).slice(0, RECENT_CHUNKS);
  const found = await Promise.all(
    recent.map(async ({ chunk, path }) => ({ stats: await ifThere(stat(path)), lines: linesOfChunk(job, chunk) })),
  );
  // One that was set aside, or removed with its job, meanwhile.
  return found.flatMap(({ stats, lines }) => (stats === null ? [] : [{ at: stats.mtimeMs, lines }]));
}

/**
 * Lines a second since the first of some chunks was finished: what it contains itself took its time before. It falls while
 * nothing is finished. null where fewer than two chunks are.
 */
export function recentRate(chunks: readonly FinishedChunk[], now: number): number | null {
  const [first, ...later] = chunks.toSorted((a, b) => a.at - b.at);
  if (first === undefined || later.length === 0) return null;
  const seconds = (Math.max(now, ...later.map(({ at }) => at)) - first.at) / 1000;
  return seconds > 0 ? later.reduce((sum, { lines }) => sum + lines, 0) / seconds : null;
}
