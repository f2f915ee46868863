import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { columnPlan } from 'ganita/api/columns/columnsCalculation.js';
import { GZIP_OPTIONS } from '../cache/encoding.js';
import { joinedParquet } from '../columns/parquet.js';
import type { ChunkResult } from './jobFiles.js';
import { linesOfChunk, type StoredJob, type StoredTable, TABLE } from './storedJob.js';

/** The results of a job that can be read now, in the order of its lines. */
export interface Results {
  readonly form: 'ndjson' | 'ndjson.gz' | 'parquet';
  /** Error: DamagedResult, of NDJSON after the end of a line. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The first line that is not among them: where the next reading goes on. */
  readonly nextLine: number;
  readonly isEmpty: boolean;
}

/** The results of a chunk are missing or changed. */
export class DamagedResult extends Error {
  /** Counted from 0. */
  readonly chunk: number;

  constructor(chunk: number) {
    super(`the results of chunk ${chunk} are missing or changed`);
    this.name = 'DamagedResult';
    this.chunk = chunk;
  }
}

/** What is read of the results of a job. */
export interface ResultsOptions {
  readonly fromLine: number;
  /** Of lines; a table is as it is. */
  readonly isCompressed: boolean;
  /** Chunks at most. */
  readonly parts: number;
  /** Whether a file is as it was written. That of the first chunk was checked. */
  readonly isWhole: (result: ChunkResult) => Promise<boolean>;
  /** What is missing is not computed any more. */
  readonly isLost: boolean;
}

/** Columns of chunks that the end of one file lists: it is written in one go, at some 20 µs each. */
const MOST_LISTED = 40_000;
/** `line` and `error`. */
const OWN_COLUMNS = 2;

/** Chunks that one file of a table has at most: those of a million births where it has 60 columns. */
export const partsOfFile = ({ fields }: StoredTable): number =>
  Math.floor(MOST_LISTED / (columnPlan(fields.select).columns.length + fields.keep.length + OWN_COLUMNS));

/** The chunk, counted from 0, in which a line is. */
export const chunkOfLine = ({ chunkLines }: StoredJob, line: number): number => Math.floor((line - 1) / chunkLines);

/**
 * The results of a job from a line on, as far as they are done without a gap. Compressed ones are the files as they are: gzip
 * allows one after the other. Only of the chunk in which the reading starts are lines left out. A table starts with a chunk, and is
 * one file.
 */
export function resultsFrom(
  job: StoredJob,
  results: ReadonlyMap<number, ChunkResult>,
  options: ResultsOptions,
): Results {
  const { fromLine, isLost, parts, isCompressed } = options;
  const first = chunkOfLine(job, fromLine);
  const files: ChunkResult[] = [];
  let nextLine = Math.min(fromLine, job.lines + 1);
  for (
    let at = fromLine > job.lines ? undefined : results.get(first);
    at !== undefined && files.length < parts;
    at = results.get(at.chunk + 1)
  ) {
    files.push(at);
    nextLine = at.chunk * job.chunkLines + linesOfChunk(job, at.chunk) + 1;
  }
  const isShort = files.length < parts && nextLine <= job.lines;
  const whole = wholeFiles(files, { ...options, lost: isLost && isShort ? chunkOfLine(job, nextLine) : null });
  const isEmpty = files.length === 0;
  if (job.calculation === TABLE) return { form: 'parquet', bytes: joinedParquet(contents(whole)), nextLine, isEmpty };
  const bytes = joinedLines(whole, { ...options, startsInside: fromLine > first * job.chunkLines + 1 });
  return { form: isCompressed ? 'ndjson.gz' : 'ndjson', bytes, nextLine, isEmpty };
}

interface WholeOptions extends Pick<ResultsOptions, 'isWhole'> {
  /** The chunk after the last file, where that is lost. */
  readonly lost: number | null;
}

/** The paths of files as long as they are whole. Error: DamagedResult. */
async function* wholeFiles(files: readonly ChunkResult[], { isWhole, lost }: WholeOptions): AsyncGenerator<string> {
  for (const [index, file] of files.entries()) {
    // Before its first byte is sent: it is read twice, the second time from the memory of the system.
    if (index > 0 && !(await isWhole(file))) throw new DamagedResult(file.chunk);
    yield file.path;
  }
  if (lost !== null) throw new DamagedResult(lost);
}

async function* contents(paths: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const path of paths) yield await readFile(path);
}

interface LinesOptions extends Pick<ResultsOptions, 'fromLine' | 'isCompressed'> {
  /** Whether lines of the first file are left out. */
  readonly startsInside: boolean;
}

async function* joinedLines(
  paths: AsyncIterable<string>,
  { fromLine, isCompressed, startsInside }: LinesOptions,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const path of paths) {
    const stored = createReadStream(path);
    if (isFirst && startsInside) {
      const lines = Readable.from(skipTo(fromLine, unzipped(stored)), { objectMode: false });
      yield* isCompressed ? zipped(lines) : (lines as AsyncIterable<Uint8Array>);
    } else yield* isCompressed ? (stored as AsyncIterable<Uint8Array>) : unzipped(stored);
    isFirst = false;
  }
}

/** A transform whose source fails fails too: `pipe` alone would leave its reader waiting. */
function through(source: Readable, transform: ReturnType<typeof createGzip>): AsyncIterable<Uint8Array> {
  source.on('error', (error) => transform.destroy(error));
  transform.on('close', () => source.destroy());
  return source.pipe(transform) as AsyncIterable<Uint8Array>;
}

const unzipped = (stored: Readable): AsyncIterable<Uint8Array> => through(stored, createGunzip());
const zipped = (plain: Readable): AsyncIterable<Uint8Array> => through(plain, createGzip(GZIP_OPTIONS));

const NEWLINE = 0x0a;
const COMMA = 0x2c;
const LINE_FIELD = '{"line":';

/** NDJSON from a line on. Every line starts with its number; a line may be far larger than a piece. */
export async function* skipTo(fromLine: number, ndjson: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array<ArrayBufferLike> = new Uint8Array();
  let isSkipping = false;
  let isFound = false;
  for await (const piece of ndjson) {
    if (isFound) {
      yield piece;
      continue;
    }
    let rest = Buffer.concat([start, piece]);
    while (rest.byteLength > 0 && !isFound) {
      const end: number = rest.indexOf(isSkipping ? NEWLINE : COMMA);
      if (end < 0) break;
      if (isSkipping) [rest, isSkipping] = [rest.subarray(end + 1), false];
      else if (Number(rest.subarray(LINE_FIELD.length, end).toString()) >= fromLine) isFound = true;
      else isSkipping = true;
    }
    if (isFound) yield rest;
    start = isSkipping ? new Uint8Array() : rest;
  }
}
