import type { Queue } from 'bullmq';
import { DamagedFile, type JobFiles } from './jobFiles.js';
import { type JobEntry, jobOptions } from './queues.js';
import { isJobId, type StoredJob } from './storedJob.js';

/** The name of the entry that BullMQ adds now and then, for one worker of all. */
export const SWEEP = 'sweep';
export const SWEEP_EVERY_MS = 60_000;
/** A folder without a job that has not changed for so long is what a process left that ended while lines arrived. */
const ABANDONED_MS = 24 * 3600 * 1000;
const isLeft = (name: string): boolean => isJobId(name) || /^(?:removed|upload)-/.test(name);
/** The queue gets a job just after its folder is complete. */
const SETTLED_MS = 60_000;

export interface Sweep {
  readonly files: JobFiles;
  readonly jobs: Queue<JobEntry>;
  /** How long a finished or a damaged job is kept. */
  readonly keepSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called with the name of a folder that cannot be swept: the others are all the same. */
  readonly onSkipped: (name: string, error: unknown) => void;
}

/**
 * Remove jobs that were kept long enough and what interrupted processes left, and queue again what Redis has lost: the
 * files say what is done. A damaged file is reported once and set aside. Errors: those of the whole folder.
 */
export async function sweep(options: Sweep): Promise<void> {
  for (const name of await options.files.names()) {
    try {
      await sweepFolder(name, options);
    } catch (error) {
      options.onSkipped(name, error);
    }
  }
}

async function sweepFolder(name: string, options: Sweep): Promise<void> {
  const { files, jobs, keepSeconds, now } = options;
  const changedAt = await files.changedAt(name);
  if (changedAt === null) return;
  try {
    const isDamaged = isJobId(name) && (await files.isSetAside(name));
    const job = isDamaged ? null : await files.read(name);
    if (job === null) {
      if (now - changedAt <= (isDamaged ? keepSeconds * 1000 : ABANDONED_MS) || !isLeft(name)) return;
      await files.clear(name);
      if (isDamaged) await jobs.remove(name);
      return;
    }
    const finishedAt = await files.finishedAt(name);
    if (finishedAt === null) await sweepUnfinished(job, changedAt, options);
    else if (now - finishedAt > keepSeconds * 1000) await files.remove(name);
  } catch (error) {
    if (error instanceof DamagedFile) await files.setAside(name, error.file);
    throw error;
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
