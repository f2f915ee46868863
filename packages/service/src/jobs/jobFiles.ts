import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createGzip } from 'node:zlib';
import { GZIP_OPTIONS } from '../cache/encoding.js';
import { type ComputedChunk, PIECE_BYTES } from './chunk.js';
import { JobInput } from './jobInput.js';
import { inputFormOf, isJobId, isStoredJob, type StoredJob } from './storedJob.js';

/** The results of a chunk that is done. */
export interface ChunkResult {
  /** Counted from 0. */
  readonly chunk: number;
  /** Lines whose answer is an error. */
  readonly failed: number;
  /** CRC-32 of the file, in hexadecimal. */
  readonly sum: string;
  readonly path: string;
}

/** A file of a job does not contain what it must. */
export class DamagedFile extends Error {
  readonly file: string;

  constructor(file: string, why: string) {
    super(`${file} is damaged: ${why}`);
    this.name = 'DamagedFile';
    this.file = file;
  }
}

const JOB = 'job.json';
const DONE = 'done.json';
const RESULT = /^(\d+)-(\d+)-([0-9a-f]{8})\.(?:ndjson\.gz|parquet)$/;
const DIRECTORY_ENTRIES = 256;
const HEX = 16;
const CRC_DIGITS = 8;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const written = (sum: number): string => sum.toString(HEX).padStart(CRC_DIGITS, '0');
const setAsideName = (file: string): string => `damaged-${file}`;

/** The result of reading something, or null where it does not exist. Errors: every other one. */
export async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Write a file whole or not at all, whatever dies meanwhile: under another name first, on the disk before it gets its own, which
 * `nameOf` knows then by the CRC-32 of its bytes.
 */
async function writeWhole(
  folder: string,
  nameOf: (sum: string) => string,
  bytes: AsyncIterable<Uint8Array>,
  isCompressed = false,
): Promise<void> {
  const unfinished = join(folder, `${randomUUID()}.tmp`);
  const target = createWriteStream(unfinished, { flush: true });
  let sum = 0;
  const summed = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      sum = crc32(piece, sum);
      yield piece;
    }
  };
  try {
    const source = Readable.from(bytes, { objectMode: false });
    await (isCompressed
      ? pipeline(source, createGzip({ ...GZIP_OPTIONS, chunkSize: PIECE_BYTES }), summed, target)
      : pipeline(source, summed, target));
    await rename(unfinished, join(folder, nameOf(written(sum))));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function sumOf(path: string): Promise<string> {
  let sum = 0;
  for await (const piece of createReadStream(path)) sum = crc32(piece as Uint8Array, sum);
  return written(sum);
}

const isFinish = (value: unknown): value is { readonly finishedAt: string } =>
  !Number.isNaN(Date.parse(String((value as { readonly finishedAt?: unknown } | null)?.finishedAt)));

/**
 * The files of jobs: a folder for each below `JOBS_DIR`, with the lines as they came (`jobInput.ts`), `results/` (a file
 * for each finished chunk, whose name has the number of its failed lines and its CRC-32), `job.json` and, once all lines are
 * answered, `done.json`. A folder gets the id of its job as its name when all lines have arrived.
 */
export class JobFiles {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  private path(id: string, ...parts: readonly string[]): string {
    return join(this.directory, id, ...parts);
  }

  /** Make the folder of a job whose lines arrive. Returns its name, by which it is published or cleared. */
  async openUpload(): Promise<string> {
    const upload = `upload-${randomUUID()}`;
    await mkdir(this.directory, { recursive: true });
    // One by one: with `recursive` a read-only disk would be reported as a missing folder.
    await mkdir(this.path(upload));
    await mkdir(this.path(upload, 'results'));
    return upload;
  }

  /** The lines of a job, or of an upload. */
  input(folder: string, job: Parameters<typeof inputFormOf>[0]): JobInput {
    return new JobInput(this.path(folder), inputFormOf(job));
  }

  /** Store what is known of a job whose lines have arrived. From then on it exists. False where its id has a folder already. */
  async publish(upload: string, job: StoredJob): Promise<boolean> {
    await writeWhole(this.path(upload), () => JOB, once(JSON.stringify(job)));
    try {
      await rename(this.path(upload), this.path(job.id));
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw error;
    }
  }

  /** What a file of JSON contains; null where there is none. Errors: DamagedFile. */
  private async json<T>(id: string, file: string, isRight: (value: unknown) => value is T): Promise<T | null> {
    const text = await ifThere(readFile(this.path(id, file), 'utf8'));
    if (text === null) return null;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new DamagedFile(file, (error as Error).message);
    }
    if (isRight(value)) return value;
    throw new DamagedFile(file, 'it has other fields than it must have');
  }

  /** A job; null where there is none of this id. Errors: DamagedFile, also once the file is set aside. */
  async read(id: string): Promise<StoredJob | null> {
    if (!isJobId(id)) return null;
    const job = await this.json(id, JOB, (value) => isStoredJob(value, id));
    if (job === null && (await this.isSetAside(id))) throw new DamagedFile(JOB, 'it is set aside');
    return job;
  }

  /** Give a damaged file another name, so that it is not read again; it is removed with its job. */
  async setAside(id: string, file: string): Promise<void> {
    await rename(this.path(id, file), this.path(id, setAsideName(file)));
  }

  /** Whether a job was found damaged, and is kept only to say so. */
  async isSetAside(id: string): Promise<boolean> {
    return (await ifThere(stat(this.path(id, setAsideName(JOB))))) !== null;
  }

  /** Whether a job has not been removed. */
  async exists(id: string): Promise<boolean> {
    return (await ifThere(stat(this.path(id, JOB)))) !== null;
  }

  /** The finished chunks of a job by number. A long list is read in parts, so that other work runs between. */
  async results(id: string): Promise<Map<number, ChunkResult>> {
    const found = new Map<number, ChunkResult>();
    const folder = await ifThere(opendir(this.path(id, 'results'), { bufferSize: DIRECTORY_ENTRIES }));
    if (folder === null) return found;
    for await (const { name } of folder) {
      const [, chunk, failed, sum] = RESULT.exec(name) ?? [];
      if (chunk === undefined || sum === undefined) continue;
      const one = { chunk: Number(chunk), failed: Number(failed), sum, path: this.path(id, 'results', name) };
      // An unexpected error that only one of two workers met gives two files: the better one counts.
      if (one.failed < (found.get(one.chunk)?.failed ?? Number.POSITIVE_INFINITY)) found.set(one.chunk, one);
    }
    return found;
  }

  /**
   * Store the results of a chunk. Two workers that compute the same chunk write the same file. Errors: those of the bytes and of the disk, and nothing is stored; so where the job is removed
   * meanwhile, even if another has its id then: the unfinished file is in the folder that was removed.
   */
  async storeResult(id: string, chunk: number, { form, bytes, failed }: ComputedChunk): Promise<void> {
    const nameOf = (sum: string): string => `${chunk}-${failed()}-${sum}.${form}`;
    await writeWhole(this.path(id, 'results'), nameOf, bytes, form === 'ndjson.gz');
  }

  /** Whether the file of a result is as it was written. One that is not loses its name, so that its chunk is missing. */
  async isWhole({ path, sum }: ChunkResult): Promise<boolean> {
    const found = await ifThere(sumOf(path));
    if (found !== null && found !== sum) await ifThere(rename(path, `${path}.damaged`));
    return found === sum;
  }

  /** When a job was finished, in milliseconds since 1970; null where it is not. Errors: DamagedFile. */
  async finishedAt(id: string): Promise<number | null> {
    const done = await this.json(id, DONE, isFinish);
    return done === null ? null : Date.parse(done.finishedAt);
  }

  /** Mark a job as finished, and remove what workers were writing when they died. */
  async finish(id: string, now: number): Promise<void> {
    await writeWhole(this.path(id), () => DONE, once(JSON.stringify({ finishedAt: new Date(now).toISOString() })));
    for (const name of await readdir(this.path(id, 'results'))) {
      if (!RESULT.test(name)) await rm(this.path(id, 'results', name), { force: true });
    }
  }

  /** A finished job is finished no more, because results of it are missing. */
  async reopen(id: string): Promise<void> {
    await rm(this.path(id, DONE), { force: true });
  }

  /** Remove a job: it is gone for everyone at once, before its files are. Whether there was one. */
  async remove(id: string): Promise<boolean> {
    if (!isJobId(id)) return false;
    const removed = join(this.directory, `removed-${randomUUID()}`);
    const moved = await ifThere(rename(this.path(id), removed).then(() => true));
    if (moved === null) return false;
    await rm(removed, { recursive: true, force: true });
    return true;
  }

  /** The names of everything in the folder. */
  async names(): Promise<readonly string[]> {
    return (await ifThere(readdir(this.directory))) ?? [];
  }

  /** When a folder was last changed, in milliseconds since 1970; null where there is none of this name. */
  async changedAt(name: string): Promise<number | null> {
    const stats = await ifThere(stat(this.path(name)));
    return stats?.isDirectory() ? stats.mtimeMs : null;
  }

  /** Remove an upload, or what is left of a removal that was interrupted. */
  async clear(name: string): Promise<void> {
    await rm(this.path(name), { recursive: true, force: true });
  }

  /** Whether the folder can be written. Errors: those of the disk. */
  async check(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const probe = join(this.directory, `.probe-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe, { force: true });
  }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
