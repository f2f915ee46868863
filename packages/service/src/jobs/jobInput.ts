import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { InputPiece } from './inputPieces.js';

const INDEX = 'input.index';
/** Of one number of the index. */
const NUMBER_BYTES = 8;

/** A chunk of the lines of a job. */
export interface InputChunk {
  /** The number of its first line in what was sent, from 1. */
  readonly line: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * The lines of a job in its folder: `input.ndjson` or `input.csv` as they came, without the header, and `input.index`: where each
 * chunk of them starts and the last one ends, then the number of the first line of each.
 */
export class JobInput {
  private readonly name: string;
  private readonly lines: string;
  private readonly index: string;

  constructor(folder: string, form: 'ndjson' | 'csv') {
    this.name = `input.${form}`;
    this.lines = join(folder, this.name);
    this.index = join(folder, INDEX);
  }

  /** Write lines as they arrive. Returns their number. Errors: those of the input and the disk. */
  async receive(pieces: AsyncIterable<InputPiece>): Promise<number> {
    const [places, first]: [number[], number[]] = [[], []];
    let [lines, length] = [0, 0];
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const { bytes, lines: more, starts } of pieces) {
        for (const { at, line } of starts) {
          places.push(length + at);
          first.push(line);
        }
        lines += more;
        length += bytes.byteLength;
        yield bytes;
      }
    }
    await pipeline(counted, createWriteStream(this.lines, { flush: true }));
    const numbers = [...places, length, ...first];
    const index = Buffer.alloc(numbers.length * NUMBER_BYTES);
    for (const [at, number] of numbers.entries()) index.writeDoubleLE(number, at * NUMBER_BYTES);
    await writeFile(this.index, index, { flush: true });
    return lines;
  }

  /** A chunk, counted from 0, of so many. Errors: those of the disk; fewer bytes than came. */
  async chunk(chunk: number, chunks: number): Promise<InputChunk> {
    const index = await open(this.index);
    const numbers = async (from: number, count: number): Promise<readonly number[]> => {
      const bytes = Buffer.alloc(count * NUMBER_BYTES);
      const { bytesRead } = await index.read(bytes, 0, bytes.byteLength, from * NUMBER_BYTES);
      if (bytesRead < bytes.byteLength) throw new Error(`${INDEX} has no chunk ${chunk}`);
      return Array.from({ length: count }, (_, at) => bytes.readDoubleLE(at * NUMBER_BYTES));
    };
    try {
      const [start = 0, end = 0] = await numbers(chunk, 2);
      const [line = 0] = await numbers(chunks + 1 + chunk, 1);
      return { line, bytes: this.bytes(chunk, start, end) };
    } finally {
      await index.close();
    }
  }

  private async *bytes(chunk: number, start: number, end: number): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const piece of createReadStream(this.lines, { start, end: end - 1 })) {
      bytes += (piece as Uint8Array).byteLength;
      yield piece as Uint8Array;
    }
    if (bytes < end - start) throw new Error(`${this.name} is cut off in chunk ${chunk}`);
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
