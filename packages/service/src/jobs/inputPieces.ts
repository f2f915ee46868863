import { type BirthChunk, readBirths } from 'ganita/api/columns/table.js';
import { type JobRequest, type LinesRequest, TABLE, type TableOrder } from './storedJob.js';

/** Lines of a job as they are stored, and which chunks start in them. */
export interface InputPiece {
  readonly bytes: Uint8Array;
  /** How many lines start in it. */
  readonly lines: number;
  readonly starts: readonly ChunkStart[];
}

/** Where a chunk starts. */
interface ChunkStart {
  /** In the bytes of its piece. */
  readonly at: number;
  /** The number of its first line in what was sent, from 1. */
  readonly line: number;
}

/** How many lines a job may have, and a chunk of it has. */
export interface PieceOptions {
  readonly chunkLines: number;
  /** Called with the number of each line when its first byte has come; what it throws ends the reading. */
  readonly onLine: (line: number) => void;
}

const NEWLINE = 0x0a;

/** Lines as they come, `chunkLines` of them a chunk; the last one needs no newline. Errors: those of the input, and of `onLine`. */
export async function* linePieces(
  input: AsyncIterable<Uint8Array>,
  { chunkLines, onLine }: PieceOptions,
): AsyncGenerator<InputPiece> {
  let [line, isInside] = [0, false];
  for await (const bytes of input) {
    const before = line;
    const starts: ChunkStart[] = [];
    for (let at = 0; at < bytes.byteLength; ) {
      if (!isInside) {
        if (line % chunkLines === 0) starts.push({ at, line: line + 1 });
        line++;
        onLine(line);
      }
      const end = bytes.indexOf(NEWLINE, at);
      isInside = end < 0;
      at = isInside ? bytes.byteLength : end + 1;
    }
    yield { bytes, lines: line - before, starts };
  }
}

/** A job whose lines arrive. */
interface ArrivingJob {
  /** What of its request is stored. */
  readonly order: LinesRequest | TableOrder;
  readonly pieces: AsyncIterable<InputPiece>;
}

/** What is stored of a request, and its lines. Errors: those of the header of births. */
export async function arrivingJob(
  request: JobRequest,
  input: AsyncIterable<Uint8Array>,
  options: PieceOptions,
): Promise<ArrivingJob> {
  if (request.calculation !== TABLE) return { order: request, pieces: linePieces(input, options) };
  const { form, ...order } = request;
  const { source, chunks } = await readBirths(input, form, order.fields, options.chunkLines);
  return { order: { ...order, births: source }, pieces: birthPieces(chunks, options.onLine) };
}

/** Births, each chunk of them a chunk of the job: a birth of CSV can have several lines, and counts as one. */
async function* birthPieces(
  chunks: AsyncIterable<BirthChunk & { readonly count: number }>,
  onLine: PieceOptions['onLine'],
): AsyncGenerator<InputPiece> {
  let births = 0;
  for await (const { line, bytes, count } of chunks) {
    births += count;
    onLine(births);
    yield { bytes, lines: count, starts: [{ at: 0, line }] };
  }
}
