import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { GZIP_OPTIONS } from '../cache/encoding.js';
import type { ChunkResult } from './jobFiles.js';
import { linesOfChunk, type StoredJob } from './storedJob.js';

/** The results of a job that can be read now, in the order of its lines. */
export interface Results {
  /** Bytes of NDJSON, plain or compressed. Error: DamagedResult, after the end of a line. */
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
  readonly isCompressed: boolean;
  /** Whether a file is as it was written. That of the first chunk was checked. */
  readonly isWhole: (result: ChunkResult) => Promise<boolean>;
  /** What is missing is not computed any more. */
  readonly isLost: boolean;
}

/** The chunk, counted from 0, in which a line is. */
export const chunkOfLine = ({ chunkLines }: StoredJob, line: number): number => Math.floor((line - 1) / chunkLines);

/**
 * The results of a job from a line on, as far as they are done without a gap. Compressed ones are the files as they are: gzip
 * allows one after the other. Only of the chunk in which the reading starts are lines left out.
 */
export function resultsFrom(
  job: StoredJob,
  results: ReadonlyMap<number, ChunkResult>,
  options: ResultsOptions,
): Results {
  const { fromLine, isLost } = options;
  const first = chunkOfLine(job, fromLine);
  const files: ChunkResult[] = [];
  let nextLine = Math.min(fromLine, job.lines + 1);
  for (
    let at = fromLine > job.lines ? undefined : results.get(first);
    at !== undefined;
    at = results.get(at.chunk + 1)
  ) {
    files.push(at);
    nextLine = at.chunk * job.chunkLines + linesOfChunk(job, at.chunk) + 1;
  }
  const bytes = joined(files, {
    ...options,
    startsInside: fromLine > first * job.chunkLines + 1,
    lost: isLost && nextLine <= job.lines ? chunkOfLine(job, nextLine) : null,
  });
  return { bytes, nextLine, isEmpty: files.length === 0 };
}

interface JoinOptions extends ResultsOptions {
  /** Whether lines of the first file are left out. */
  readonly startsInside: boolean;
  /** The chunk after the last file, where that is lost. */
  readonly lost: number | null;
}

async function* joined(
  files: readonly ChunkResult[],
  { fromLine, isCompressed, isWhole, startsInside, lost }: JoinOptions,
): AsyncGenerator<Uint8Array> {
  for (const [index, file] of files.entries()) {
    // Before its first byte is sent: it is read twice, the second time from the memory of the system.
    if (index > 0 && !(await isWhole(file))) throw new DamagedResult(file.chunk);
    const stored = createReadStream(file.path);
    if (index === 0 && startsInside) {
      const lines = Readable.from(skipTo(fromLine, unzipped(stored)), { objectMode: false });
      yield* isCompressed ? zipped(lines) : (lines as AsyncIterable<Uint8Array>);
    } else yield* isCompressed ? (stored as AsyncIterable<Uint8Array>) : unzipped(stored);
  }
  if (lost !== null) throw new DamagedResult(lost);
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
