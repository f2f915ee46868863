import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const NEWLINE = 0x0a;
const LINES = 'input.ndjson';
const INDEX = 'input.index';
/** Of one number of the index. */
const NUMBER_BYTES = 8;

/** How the lines of a job are stored. */
export interface ReceiveOptions {
  readonly chunkLines: number;
  /** Called with the number of each line when its first byte has come; what it throws ends the reading. */
  readonly onLine: (line: number) => void;
}

/**
 * The lines of a job in its folder: `input.ndjson` as they came, and `input.index`, where each chunk of them starts and the last
 * one ends.
 */
export class JobInput {
  private readonly lines: string;
  private readonly index: string;

  constructor(folder: string) {
    this.lines = join(folder, LINES);
    this.index = join(folder, INDEX);
  }

  /**
   * Write lines as they arrive. Returns their number; the last one needs no newline. Errors: those of the input and the disk;
   * what `onLine` throws.
   */
  async receive(input: AsyncIterable<Uint8Array>, { chunkLines, onLine }: ReceiveOptions): Promise<number> {
    const starts: number[] = [];
    let [lines, bytes, isInside] = [0, 0, false];
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const piece of input) {
        for (let at = 0; at < piece.byteLength; ) {
          if (!isInside) {
            if (lines % chunkLines === 0) starts.push(bytes + at);
            lines++;
            onLine(lines);
          }
          const end = piece.indexOf(NEWLINE, at);
          isInside = end < 0;
          at = isInside ? piece.byteLength : end + 1;
        }
        bytes += piece.byteLength;
        yield piece;
      }
    }
    await pipeline(counted, createWriteStream(this.lines, { flush: true }));
    const index = Buffer.alloc((starts.length + 1) * NUMBER_BYTES);
    for (const [at, start] of [...starts, bytes].entries()) index.writeDoubleLE(start, at * NUMBER_BYTES);
    await writeFile(this.index, index, { flush: true });
    return lines;
  }

  /** The bytes of a chunk, counted from 0. Errors: those of the disk; fewer bytes than came. */
  async *chunk(chunk: number): AsyncGenerator<Uint8Array> {
    const index = await open(this.index);
    const place = Buffer.alloc(2 * NUMBER_BYTES);
    const { bytesRead } = await index
      .read(place, 0, place.byteLength, chunk * NUMBER_BYTES)
      .finally(() => index.close());
    if (bytesRead < place.byteLength) throw new Error(`${INDEX} has no chunk ${chunk}`);
    const [start, end] = [place.readDoubleLE(0), place.readDoubleLE(NUMBER_BYTES)];
    let bytes = 0;
    for await (const piece of createReadStream(this.lines, { start, end: end - 1 })) {
      bytes += (piece as Uint8Array).byteLength;
      yield piece as Uint8Array;
    }
    if (bytes < end - start) throw new Error(`${LINES} is cut off in chunk ${chunk}`);
  }

  /** Whether the lines are there. Errors: those of the disk. */
  async isThere(): Promise<boolean> {
    try {
      await Promise.all([stat(this.lines), stat(this.index)]);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
}
