import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { GZIP_OPTIONS } from '../cache/encoding.js';
import type { ChunkResult } from './jobFiles.js';
import { linesOfChunk, type StoredJob } from './storedJob.js';

/** The results of a job that can be read now, in the order of its lines. */
export interface Results {
  /** Bytes of NDJSON, plain or compressed. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The first line that is not among them: where the next reading goes on. */
  readonly nextLine: number;
  readonly isEmpty: boolean;
}

/**
 * The results of a job from a line on, as far as they are done without a gap. Compressed ones are the files as they are: gzip
 * allows one after the other. Only of the chunk in which the reading starts are lines left out.
 */
export function resultsFrom(
  job: StoredJob,
  results: ReadonlyMap<number, ChunkResult>,
  { fromLine, isCompressed }: { readonly fromLine: number; readonly isCompressed: boolean },
): Results {
  const first = Math.floor((fromLine - 1) / job.chunkLines);
  const files: string[] = [];
  let nextLine = Math.min(fromLine, job.lines + 1);
  for (
    let at = fromLine > job.lines ? undefined : results.get(first);
    at !== undefined;
    at = results.get(at.chunk + 1)
  ) {
    files.push(at.path);
    nextLine = at.chunk * job.chunkLines + linesOfChunk(job, at.chunk) + 1;
  }
  const startsInside = fromLine > first * job.chunkLines + 1;
  return { bytes: joined(files, startsInside ? fromLine : null, isCompressed), nextLine, isEmpty: files.length === 0 };
}

async function* joined(
  files: readonly string[],
  fromLine: number | null,
  isCompressed: boolean,
): AsyncGenerator<Uint8Array> {
  for (const [index, file] of files.entries()) {
    const stored = createReadStream(file);
    if (index === 0 && fromLine !== null) {
      const lines = Readable.from(skipTo(fromLine, unzipped(stored)), { objectMode: false });
      yield* isCompressed ? zipped(lines) : (lines as AsyncIterable<Uint8Array>);
    } else yield* isCompressed ? (stored as AsyncIterable<Uint8Array>) : unzipped(stored);
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
