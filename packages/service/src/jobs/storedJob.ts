import { createHash } from 'node:crypto';
import type { BirthSource } from 'ganita/api/columns/birthRows.js';
import { DELIMITERS } from 'ganita/api/columns/csvRecords.js';
import { type TableRequest, tableInput } from 'ganita/api/columns/table.js';
import { columnsMs } from 'ganita/api/counts.js';
import { CALCULATION_NAMES, type CalculationName, calculationRow } from 'ganita/api/endpoints.js';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { rowsOfChunk } from '../workers/tableStream.js';

/** The calculation of a job whose results are a table. */
export const TABLE = 'columnTable';
/** What the lines of a job can be requests of. */
export const JOB_CALCULATIONS = [...CALCULATION_NAMES, TABLE] as const;

/** What a caller says of a job. */
interface AnyJobRequest {
  /** 1 (first) to 10. */
  readonly priority: number;
}

/** A job each of whose lines has an answer. */
export interface LinesRequest extends AnyJobRequest {
  readonly calculation: CalculationName;
  /** Fields of every line that does not have them itself. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A job each of whose lines is a row of a table. */
export interface TableJobRequest extends AnyJobRequest {
  readonly calculation: typeof TABLE;
  /** The table, checked. */
  readonly fields: TableRequest;
  /** How its births are written. */
  readonly form: BirthSource['form'];
}

export type JobRequest = LinesRequest | TableJobRequest;

/** What is known of a job when all its lines have arrived. */
interface Arrived {
  readonly id: string;
  /** Lines of the input, empty ones included. Of CSV: births. */
  readonly lines: number;
  /** Lines of each chunk; the last one may have fewer. */
  readonly chunkLines: number;
  /** Moment in UTC, ISO 8601. */
  readonly createdAt: string;
  /** Of the request that submitted it (W3C Trace Context), for the log. */
  readonly traceparent?: string;
}

/** A table as it is stored. */
export type TableOrder = Omit<TableJobRequest, 'form'> & { readonly births: BirthSource };
export type StoredLines = Arrived & LinesRequest;
export type StoredTable = Arrived & TableOrder;
/** A job as it is stored. */
export type StoredJob = StoredLines | StoredTable;

const count = Type.Integer({ minimum: 1 });
const storedJob = Type.Object({
  id: Type.String(),
  calculation: Type.Enum([...JOB_CALCULATIONS]),
  fields: Type.Object({}),
  priority: Type.Integer({ minimum: 1, maximum: 10 }),
  lines: count,
  chunkLines: count,
  createdAt: Type.String(),
  traceparent: Type.Optional(Type.String()),
});

const storedTable = Type.Object({
  fields: Type.Required(tableInput),
  births: Type.Union([
    Type.Object({ form: Type.Literal('ndjson') }),
    Type.Object({
      form: Type.Literal('csv'),
      delimiter: Type.Enum([...DELIMITERS]),
      names: Type.Array(Type.String()),
    }),
  ]),
});

/** Whether a value is the job of an id. */
export const isStoredJob = (value: unknown, id: string): value is StoredJob =>
  Value.Check(storedJob, value) &&
  (value.calculation !== TABLE || Value.Check(storedTable, value)) &&
  value.id === id &&
  !Number.isNaN(Date.parse(value.createdAt));

/** How the lines of a job are written. */
export const inputFormOf = (job: LinesRequest | TableOrder): BirthSource['form'] =>
  job.calculation === TABLE ? job.births.form : 'ndjson';

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

/** Lines of a chunk of a job. */
export const chunkLinesOf = (request: JobRequest): number =>
  request.calculation === TABLE
    ? rowsOfChunk(CHUNK_MS, columnsMs({ input: request.fields }))
    : chunkLinesFor(calculationRow(request.calculation).costMs);

/**
 * Lines of a chunk: what one thread computes in about five seconds if each line costs as much as the most expensive one,
 * `costMs`. A worker that dies loses no more than that for each of its threads.
 */
export const chunkLinesFor = (costMs: number): number =>
  Math.min(MOST_LINES, Math.max(LEAST_LINES, Math.round(CHUNK_MS / Math.max(1, costMs))));
