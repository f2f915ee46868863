import { ServiceError } from 'ganita/api/errors.js';

/** What a job may have at most. */
export interface JobBounds {
  readonly lines: number;
  /** Of its plain text. */
  readonly bytes: number;
}

export const JOB_BOUNDS: JobBounds = { lines: 1_000_000, bytes: 4 * 1024 ** 3 };

const RETRY_AFTER_MS = 10_000;
const UNREACHABLE_QUEUE = 'the queue of jobs cannot be reached';

/** The queue of jobs cannot be reached, or their folder cannot be used. */
export class JobsUnavailable extends ServiceError {
  constructor(cause: unknown, words: string = UNREACHABLE_QUEUE) {
    super('jobs_unavailable', `${words}; try again later`, RETRY_AFTER_MS);
    this.cause = cause;
  }
}

/** The disk of the folder of jobs is full. */
export class JobsDiskFull extends ServiceError {
  constructor(cause: unknown) {
    super('jobs_disk_full', 'the disk of jobs is full; try again later', RETRY_AFTER_MS);
    this.cause = cause;
  }
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  EROFS: 'the folder of jobs is read-only',
  EACCES: 'the folder of jobs may not be read or written',
  EPERM: 'the folder of jobs may not be read or written',
  ENOENT: 'the folder of jobs is missing',
  ENOTDIR: 'the folder of jobs is missing',
  EIO: 'the disk of jobs cannot be read or written',
  ESTALE: 'the disk of jobs cannot be read or written',
};

/** A step that needs the disk: a full or missing one is not the caller's error. Errors: JobsDiskFull, JobsUnavailable. */
export async function onDisk<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    if (FULL.has(code)) throw new JobsDiskFull(error);
    const words = FOLDER_FAULTS[code];
    throw words === undefined ? error : new JobsUnavailable(error, words);
  }
}

/** There is no such job. */
export class UnknownJob extends ServiceError {
  constructor() {
    super('not_found', 'there is no job with this id');
  }
}

/** What is stored of a job cannot be read, and cannot be computed again. */
export class DamagedJob extends ServiceError {
  constructor(what: string) {
    super('job_damaged', `${what}; remove the job and send it again`);
  }
}

/** An idempotency key is sent again with another query. */
export class KeyUsedAgain extends ServiceError {
  constructor(field: string) {
    super('idempotency_key_used', `Idempotency-Key belongs to a job with a different value of ${field}`);
  }
}

/** A job has too many lines or bytes. */
export class JobTooLarge extends ServiceError {
  constructor(limit: string) {
    super('body_too_large', `a job has at most ${limit}`);
  }
}
