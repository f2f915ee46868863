import { ServiceError } from 'ganita/api/errors.js';

/** What a job may have at most. */
export interface JobBounds {
  readonly lines: number;
  /** Of its plain text. */
  readonly bytes: number;
}

export const JOB_BOUNDS: JobBounds = { lines: 1_000_000, bytes: 4 * 1024 ** 3 };

const RETRY_AFTER_MS = 10_000;

/** The queue or the folder of jobs cannot be reached. */
export class JobsUnavailable extends ServiceError {
  constructor(cause: unknown) {
    super('jobs_unavailable', 'the queue of jobs cannot be reached; try again later', RETRY_AFTER_MS);
    this.cause = cause;
  }
}

/** There is no such job. */
export class UnknownJob extends ServiceError {
  constructor() {
    super('not_found', 'there is no job with this id');
  }
}

/** A job has too many lines or bytes. */
export class JobTooLarge extends ServiceError {
  constructor(limit: string) {
    super('body_too_large', `a job has at most ${limit}`);
  }
}
