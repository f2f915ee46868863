import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { GZIP_OPTIONS } from '../cache/encoding.js';
import { PIECE_BYTES } from './chunk.js';
import { isJobId, type StoredJob } from './storedJob.js';

/** The results of a chunk that is done. */
export interface ChunkResult {
  /** Counted from 0. */
  readonly chunk: number;
  /** Lines whose answer is an error. */
  readonly failed: number;
  readonly path: string;
}

const JOB = 'job.json';
const DONE = 'done.json';
const RESULT = /^(\d+)-(\d+)\.ndjson\.gz$/;
const DIRECTORY_ENTRIES = 256;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The result of reading something, or null where it does not exist. Errors: every other one. */
async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Write a file whole or not at all, whatever dies meanwhile: under another name first, on the disk before it gets its own. */
async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>, isCompressed = false): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  const target = createWriteStream(unfinished, { flush: true });
  try {
    const source = Readable.from(bytes, { objectMode: false });
    await (isCompressed
      ? pipeline(source, createGzip({ ...GZIP_OPTIONS, chunkSize: PIECE_BYTES }), target)
      : pipeline(source, target));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The files of jobs: a folder for each below `JOBS_DIR`, with `input/` (lines as they came, a file for each chunk),
 * `results/` (a compressed file for each finished chunk, whose name has the number of its failed lines), `job.json` once all
 * lines have arrived and `done.json` once all are answered.
 */
export class JobFiles {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  private path(id: string, ...parts: readonly string[]): string {
    return join(this.directory, id, ...parts);
  }

  /** Make the folders of a new job. */
  async create(id: string): Promise<void> {
    await mkdir(this.path(id, 'input'), { recursive: true });
    await mkdir(this.path(id, 'results'), { recursive: true });
  }

  /** A stream that writes the lines of a chunk. */
  inputWriter(id: string, chunk: number): ReturnType<typeof createWriteStream> {
    return createWriteStream(this.path(id, 'input', `${chunk}.ndjson`), { flush: true });
  }

  /** The lines of a chunk as they came. */
  input(id: string, chunk: number): AsyncIterable<Uint8Array> {
    return createReadStream(this.path(id, 'input', `${chunk}.ndjson`));
  }

  /** Store what is known of a job. From then on it exists. */
  async store(job: StoredJob): Promise<void> {
    await writeWhole(this.path(job.id, JOB), once(JSON.stringify(job)));
  }

  /** A job; null where there is none of this id, or its lines have not all arrived. */
  async read(id: string): Promise<StoredJob | null> {
    if (!isJobId(id)) return null;
    const text = await ifThere(readFile(this.path(id, JOB), 'utf8'));
    return text === null ? null : (JSON.parse(text) as StoredJob);
  }

  /** Whether a job has not been removed. */
  async exists(id: string): Promise<boolean> {
    return (await ifThere(stat(this.path(id, JOB)))) !== null;
  }

  /** The finished chunks of a job by number. A long list is read in parts, so that other work runs between. */
  async results(id: string): Promise<ReadonlyMap<number, ChunkResult>> {
    const found = new Map<number, ChunkResult>();
    const folder = await ifThere(opendir(this.path(id, 'results'), { bufferSize: DIRECTORY_ENTRIES }));
    if (folder === null) return found;
    for await (const { name } of folder) {
      const [, chunk, failed] = RESULT.exec(name) ?? [];
      if (chunk === undefined) continue;
      const one = { chunk: Number(chunk), failed: Number(failed), path: this.path(id, 'results', name) };
      // An unexpected error that only one of two workers met gives two files: the better one counts.
      if (one.failed < (found.get(one.chunk)?.failed ?? Number.POSITIVE_INFINITY)) found.set(one.chunk, one);
    }
    return found;
  }

  /**
   * Store the lines of the answer of a chunk; `failed` is called when all were written. Two workers that compute the same
   * chunk write the same file. Errors: those of the lines and of the disk, and nothing is stored.
   */
  async storeResult(id: string, chunk: number, lines: AsyncIterable<Uint8Array>, failed: () => number): Promise<void> {
    const unnamed = this.path(id, 'results', `${chunk}.${randomUUID()}.whole`);
    try {
      await writeWhole(unnamed, lines, true);
      await rename(unnamed, this.path(id, 'results', `${chunk}-${failed()}.ndjson.gz`));
    } finally {
      await rm(unnamed, { force: true });
    }
  }

  /** When a job was finished, in milliseconds since 1970; null where it is not. */
  async finishedAt(id: string): Promise<number | null> {
    const text = await ifThere(readFile(this.path(id, DONE), 'utf8'));
    return text === null ? null : Date.parse((JSON.parse(text) as { readonly finishedAt: string }).finishedAt);
  }

  /** Mark a job as finished. Its input has no further use, nor has what workers were writing when they died. */
  async finish(id: string, now: number): Promise<void> {
    await writeWhole(this.path(id, DONE), once(JSON.stringify({ finishedAt: new Date(now).toISOString() })));
    await rm(this.path(id, 'input'), { recursive: true, force: true });
    for (const name of await readdir(this.path(id, 'results'))) {
      if (!RESULT.test(name)) await rm(this.path(id, 'results', name), { force: true });
    }
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

  /** Ids of all folders, with the time of their last change in milliseconds since 1970. */
  async folders(): Promise<readonly { readonly name: string; readonly changedAt: number }[]> {
    const names = (await ifThere(readdir(this.directory))) ?? [];
    const found = await Promise.all(
      names.map(async (name) => ({ name, stats: await ifThere(stat(join(this.directory, name))) })),
    );
    return found.flatMap(({ name, stats }) => (stats?.isDirectory() ? [{ name, changedAt: stats.mtimeMs }] : []));
  }

  /** Remove what is left of a removal that was interrupted. */
  async clear(name: string): Promise<void> {
    await rm(join(this.directory, name), { recursive: true, force: true });
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
