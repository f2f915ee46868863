import type { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { Wire } from 'ganita/api/schema/wire.js';
import type { JobStatus, UnreadableJob } from '../../jobs/jobs.js';

type JobRecord = Wire<typeof ENDPOINTS.job.answer.record>;

const moment = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const HUNDREDTHS = 100;

/** A job as it is reported. */
export const jobRecord = (status: JobStatus | UnreadableJob): JobRecord =>
  'job' in status ? readable(status) : unreadable(status);

const readable = ({ job, state, progress }: JobStatus): JobRecord => ({
  id: job.id,
  calculation: job.calculation,
  priority: job.priority,
  state,
  lines: job.lines,
  lines_done: progress.done,
  lines_failed: progress.failed,
  lines_per_second:
    progress.linesPerSecond === null ? null : Math.round(progress.linesPerSecond * HUNDREDTHS) / HUNDREDTHS,
  created_at: job.createdAt,
  finished_at: moment(progress.finishedAt),
  expected_end_at: moment(progress.expectedEndAt),
});

const unreadable = ({ id, state }: UnreadableJob): JobRecord => ({
  id,
  calculation: null,
  priority: null,
  state,
  lines: null,
  lines_done: null,
  lines_failed: null,
  lines_per_second: null,
  created_at: null,
  finished_at: null,
  expected_end_at: null,
});
