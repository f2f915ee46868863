import type { Queue } from 'bullmq';
import type { JobFiles } from './jobFiles.js';
import { type JobEntry, jobOptions } from './queues.js';
import { isJobId, type StoredJob } from './storedJob.js';

/** The name of the entry that BullMQ adds now and then, for one worker of all. */
export const SWEEP = 'sweep';
export const SWEEP_EVERY_MS = 60_000;
/** A folder without a job that has not changed for so long is what a process left that ended while lines arrived. */
const ABANDONED_MS = 24 * 3600 * 1000;
/** The queue gets a job just after its folder is complete. */
const SETTLED_MS = 60_000;

export interface Sweep {
  readonly files: JobFiles;
  readonly jobs: Queue<JobEntry>;
  /** How long a finished job is kept. */
  readonly keepSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Remove jobs that were kept long enough and what interrupted processes left, and queue again what Redis has lost: the
 * files say what is done.
 */
export async function sweep({ files, jobs, keepSeconds, now }: Sweep): Promise<void> {
  for (const { name, changedAt } of await files.folders()) {
    const job = await files.read(name);
    if (job === null) {
      if (now - changedAt > ABANDONED_MS && (isJobId(name) || name.startsWith('removed-'))) await files.clear(name);
      continue;
    }
    const finishedAt = await files.finishedAt(name);
    if (finishedAt !== null) {
      if (now - finishedAt > keepSeconds * 1000) await files.remove(name);
    } else await sweepUnfinished(job, changedAt, { files, jobs, keepSeconds, now });
  }
}

async function sweepUnfinished(
  job: StoredJob,
  changedAt: number,
  { files, jobs, keepSeconds, now }: Sweep,
): Promise<void> {
  const entry = await jobs.getJob(job.id);
  if (entry === undefined) {
    if (now - changedAt > SETTLED_MS) await jobs.add('job', { id: job.id }, jobOptions(job.id, job.priority));
  } else if ((await entry.isFailed()) && now - (entry.finishedOn ?? now) > keepSeconds * 1000) {
    await files.remove(job.id);
    await entry.remove();
  }
}
