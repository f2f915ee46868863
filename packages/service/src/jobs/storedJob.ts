import { createHash } from 'node:crypto';
import { CALCULATION_NAMES, type CalculationName } from 'ganita/api/endpoints.js';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** What a caller says of a job. */
export interface JobRequest {
  readonly calculation: CalculationName;
  /** Fields of every line that does not have them itself. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** 1 (first) to 10. */
  readonly priority: number;
}

/** A job as it is stored when all its lines have arrived. */
export interface StoredJob extends JobRequest {
  readonly id: string;
  /** Lines of the input, empty ones included. */
  readonly lines: number;
  /** Lines of each chunk; the last one may have fewer. */
  readonly chunkLines: number;
  /** Moment in UTC, ISO 8601. */
  readonly createdAt: string;
  /** Of the request that submitted it (W3C Trace Context), for the log. */
  readonly traceparent?: string;
}

const count = Type.Integer({ minimum: 1 });
const storedJob = Type.Object({
  id: Type.String(),
  calculation: Type.Enum([...CALCULATION_NAMES]),
  fields: Type.Object({}),
  priority: Type.Integer({ minimum: 1, maximum: 10 }),
  lines: count,
  chunkLines: count,
  createdAt: Type.String(),
  traceparent: Type.Optional(Type.String()),
});

/** Whether a value is the job of an id. */
export const isStoredJob = (value: unknown, id: string): value is StoredJob =>
  Value.Check(storedJob, value) && value.id === id && !Number.isNaN(Date.parse(value.createdAt));

/** Whether a text has the form of an id of a job. Only such a text becomes the name of a folder. */
export const isJobId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The id of the job of an idempotency key: the same for every service, so the folder of the job is what remembers the key. */
export function idOfKey(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex');
  return [0, 8, 12, 16, 20].map((from, at) => digest.slice(from, [8, 12, 16, 20, 32][at])).join('-');
}

/** The number of chunks of a job. */
export const chunksOf = ({ lines, chunkLines }: Pick<StoredJob, 'lines' | 'chunkLines'>): number =>
  Math.ceil(lines / chunkLines);

/** Lines of a chunk, counted from 0. */
export const linesOfChunk = (job: Pick<StoredJob, 'lines' | 'chunkLines'>, chunk: number): number =>
  Math.min(job.chunkLines, job.lines - chunk * job.chunkLines);

const CHUNK_MS = 5000;
const LEAST_LINES = 10;
const MOST_LINES = 500;

/**
 * Lines of a chunk: what one thread computes in about five seconds if each line costs as much as the most expensive one,
 * `costMs`. A worker that dies loses no more than that for each of its threads.
 */
export const chunkLinesFor = (costMs: number): number =>
  Math.min(MOST_LINES, Math.max(LEAST_LINES, Math.round(CHUNK_MS / Math.max(1, costMs))));
