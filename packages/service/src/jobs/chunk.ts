import { readRequestOf, textFormOf } from 'ganita/api/answerTo.js';
import { answerLines, type BatchLine, type LineFailure, lineFailure } from 'ganita/api/batch/batch.js';
import { calculationRow } from 'ganita/api/endpoints.js';
import { failureOf, UNEXPECTED } from 'ganita/api/errors.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { AnswerPool } from '../workers/answerService.js';
import type { InputChunk } from './jobInput.js';
import type { StoredLines } from './storedJob.js';

/** What computes chunks. */
export interface ChunkComputer {
  readonly ports: Ports;
  readonly pool: Pick<AnswerPool, 'answerLine' | 'tableRows'>;
}

/** How a chunk is computed. */
export interface ChunkOptions {
  /** Aborted when the chunk is no longer wanted. */
  readonly signal: AbortSignal;
  /** An unexpected error fails its line alone; else it is thrown, so that the chunk is tried again. */
  readonly isLastAttempt: boolean;
  /** Lines that are computed or wait for a thread at the same time. */
  readonly width?: number;
  /** Called with the number of each line when it is done. */
  readonly onLine?: (line: number) => void;
}

/** How the results of a chunk are stored: lines of JSON, compressed, or a table. */
export type ResultForm = 'ndjson.gz' | 'parquet';

/** The results of a chunk as they are computed. */
export interface ComputedChunk {
  readonly form: ResultForm;
  /** Without compression. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Lines whose answer is an error, once all bytes have come. */
  readonly failed: () => number;
}

/** Lines of a chunk that wait for a thread while others are computed. */
const WIDTH = 4;
/** Bytes that are compressed together: each piece costs a turn of the main thread and one of the compressing thread. */
export const PIECE_BYTES = 64 * 1024;

/**
 * Compute a chunk of a job: each line with the common fields of the job, in order. Errors, thrown by the lines: unexpected
 * ones; an AbortError when the chunk is no longer wanted.
 */
export function answerChunk(
  job: StoredLines,
  { line: first, bytes: input }: InputChunk,
  { ports, pool }: ChunkComputer,
  { signal, isLastAttempt, width = WIDTH, onLine }: ChunkOptions,
): ComputedChunk {
  const endpoint = calculationRow(job.calculation);
  const caller = { client: job.id, disconnected: signal };
  let failed = 0;
  let unexpected: unknown = null;
  const answered = answerLines(input, {
    answer: async (body) => {
      signal.throwIfAborted();
      const request = readRequestOf(endpoint, withFields(body, job.fields), ports);
      const bytes = await pool.answerLine(job.calculation, request, caller);
      return new JsonBytes(textFormOf(endpoint, request) === null ? bytes : asJsonText(bytes));
    },
    failureOf(error): LineFailure {
      const failure = failureOf(error);
      // It is thrown below: another line may be awaited now.
      if (failure === null && (signal.aborted || !isLastAttempt)) unexpected ??= error;
      return lineFailure(failure ?? UNEXPECTED);
    },
    width,
    maxLines: Number.POSITIVE_INFINITY,
  });
  async function* lines(): AsyncGenerator<Uint8Array> {
    for await (const line of answered) {
      signal.throwIfAborted();
      if (unexpected !== null) throw unexpected;
      if ('error' in line) failed++;
      const number = first - 1 + line.line;
      yield* written(line, number);
      onLine?.(number);
    }
  }
  return { form: 'ndjson.gz', bytes: inPieces(lines()), failed: () => failed };
}

/** An answer that is JSON already. */
class JsonBytes {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** An answer that is a text of its own kind, such as a calendar file. */
const asJsonText = (bytes: Uint8Array): Uint8Array => Buffer.from(JSON.stringify(Buffer.from(bytes).toString()));

/** A request with the fields that all lines of a job have; its own ones win. */
const withFields = (body: unknown, fields: StoredLines['fields']): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...fields, ...body } : body;

function* written(line: BatchLine, number: number): Generator<Uint8Array> {
  if ('answer' in line && line.answer instanceof JsonBytes) {
    yield Buffer.from(`{"line":${number},"answer":`);
    yield line.answer.bytes;
    yield Buffer.from('}\n');
  } else yield Buffer.from(`${JSON.stringify({ ...line, line: number })}\n`);
}

/** The same bytes in fewer pieces. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [pending, length]: [Uint8Array[], number] = [[], 0];
  for await (const part of bytes) {
    pending.push(part);
    length += part.byteLength;
    if (length < PIECE_BYTES) continue;
    yield Buffer.concat(pending);
    [pending, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(pending);
}
