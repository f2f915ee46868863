import { once } from 'node:events';
import type { WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { MAX_LINE_BYTES } from 'ganita/api/batch/batch.js';
import { boundedLines } from 'ganita/api/batch/ndjson.js';
import type { JobFiles } from './jobFiles.js';

const NEWLINE = Buffer.from('\n');
/** Bytes that are written together. */
const PIECE_BYTES = 64 * 1024;

/** One chunk of the input while it arrives. */
class ChunkWriter {
  private readonly stream: WriteStream;
  private pending: Uint8Array[] = [];
  private bytes = 0;

  constructor(stream: WriteStream) {
    this.stream = stream;
    // An error is thrown where the next bytes are written.
    stream.on('error', () => undefined);
  }

  async line(line: Uint8Array): Promise<void> {
    this.pending.push(line, NEWLINE);
    this.bytes += line.byteLength + 1;
    if (this.bytes >= PIECE_BYTES) await this.flush();
  }

  private async flush(): Promise<void> {
    const piece = Buffer.concat(this.pending);
    [this.pending, this.bytes] = [[], 0];
    if (this.stream.errored !== null) throw this.stream.errored;
    if (!this.stream.write(piece)) await once(this.stream, 'drain');
  }

  async end(): Promise<void> {
    if (this.bytes > 0) await this.flush();
    this.stream.end();
    await finished(this.stream);
  }

  abandon(): void {
    this.stream.destroy();
  }
}

/**
 * Write the lines of a job as they arrive, `chunkLines` to a file, with the memory of a line or two. Returns the number of
 * lines. A line that is too long keeps its first bytes, so that it fails alone. Errors: those of the input and the disk;
 * what `onLine` throws, which gets the number of each line.
 */
export async function receiveLines(
  input: AsyncIterable<Uint8Array>,
  { files, id, chunkLines, onLine }: ReceiveOptions,
): Promise<number> {
  let lines = 0;
  let writer: ChunkWriter | null = null;
  try {
    for await (const line of boundedLines(input, MAX_LINE_BYTES)) {
      onLine(lines + 1);
      writer ??= new ChunkWriter(files.inputWriter(id, lines / chunkLines));
      await writer.line(line);
      lines++;
      if (lines % chunkLines !== 0) continue;
      await writer.end();
      writer = null;
    }
    await writer?.end();
    return lines;
  } catch (error) {
    writer?.abandon();
    throw error;
  }
}

/** Where the lines of a job go. */
export interface ReceiveOptions {
  readonly files: JobFiles;
  readonly id: string;
  readonly chunkLines: number;
  readonly onLine: (line: number) => void;
}
