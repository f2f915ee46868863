import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { BatchEndpoint } from 'ganita/api/endpoint.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { answerChunk } from '../jobs/chunk.js';
import type { LinesRequest } from '../jobs/storedJob.js';
import { programFile } from '../programs.js';
import { jobSettingsOf, readSettings, type Settings } from '../server/settings.js';
import type { AnswerPool } from '../workers/answerService.js';
import type { Command } from './command.js';
import { openCommandPorts, WrongSetting } from './ports.js';
import { type ProgressBar, progressBar } from './progressBar.js';

/**
 * `ganita batch births.ndjson`: a chart for each line, in order, printed as it is computed; `-` reads standard input. Computed
 * by the threads of this process, or as a job where the settings name a queue and a folder for jobs.
 */
export const batchCommand = ({ summary, command: { defaults = {} } }: BatchEndpoint): Command => ({
  summary,
  help: () =>
    '  a file with a request in JSON on each line, or - for standard input; a line that fails has its error in its answer, and the command exits with 0\n',
  async run(args) {
    const [file] = args;
    if (file === undefined || args.length > 1)
      throw new StructureError('missing_field', 'file', 'requires one file, or - for standard input');
    const settings = commandSettings();
    const total = file === '-' ? null : await linesOf(createReadStream(file));
    const input = file === '-' ? process.stdin : createReadStream(file);
    const bar = progressBar(process.stderr);
    const request: LinesRequest = { calculation: 'natalChart', fields: defaults, priority: 5 };
    const ports = await openCommandPorts();
    const { openPool } = await import('../workers/answerService.js');
    const pool = openPool({
      workers: settings.WORKERS,
      cacheBytes: 0,
      recycleMb: settings.RECYCLE_MB,
      workerUrl: programFile('workers/worker'),
    });
    const batch: Batch = { request, input, total, bar, computer: { ports, pool }, settings };
    try {
      await (hasQueue(settings) ? asJob(batch) : here(batch));
    } finally {
      await pool.close();
    }
    bar.end();
    return '';
  },
});

interface Batch {
  readonly request: LinesRequest;
  readonly input: Readable;
  readonly total: number | null;
  readonly bar: ProgressBar;
  readonly computer: { readonly ports: Awaited<ReturnType<typeof openCommandPorts>>; readonly pool: AnswerPool };
  readonly settings: Settings;
}

/** The settings of a command. Error: WrongSetting. */
export function commandSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw new WrongSetting((error as Error).message);
  }
}

const hasQueue = ({ JOBS_DIR, JOBS_REDIS_URL, REDIS_URL }: Settings): boolean =>
  JOBS_DIR !== '' && (JOBS_REDIS_URL !== '' || REDIS_URL !== '');

const NEWLINE = 0x0a;

/** The number of lines of a file. */
export async function linesOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let lines = 0;
  let last = NEWLINE;
  for await (const piece of bytes) {
    for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) lines++;
    last = piece.at(-1) ?? last;
  }
  return last === NEWLINE ? lines : lines + 1;
}

/** Write bytes to standard output, no faster than they are read there. */
export async function print(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of bytes) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}

/** Compute all lines in the threads of this process. */
async function here({ request, input, total, bar, computer, settings }: Batch): Promise<void> {
  const { signal } = new AbortController();
  // The whole input is one chunk.
  const job = { ...request, id: 'batch', lines: 0, chunkLines: 0, createdAt: '' };
  const { bytes } = answerChunk(job, { line: 1, bytes: input }, computer, {
    signal,
    isLastAttempt: false,
    width: settings.WORKERS + 1,
    onLine: (line) => bar.show(line, total),
  });
  await print(bytes);
}

const LOOK_EVERY_MS = 200;

/** Queue the lines as a job, compute it together with all workers of the queue, and remove it. */
async function asJob({ request, input, bar, computer, settings }: Batch): Promise<void> {
  const { openJobs } = await import('../jobs/jobs.js');
  const { openJobWorker } = await import('../jobs/jobWorker.js');
  const onError = (error: Error): void => void process.stderr.write(`ganita: queue of jobs: ${error.name}\n`);
  const shared = { ...jobSettingsOf(settings), now: Date.now, onError, onReady: () => undefined };
  const jobs = openJobs(shared);
  const ignore = (): void => undefined;
  const worker = openJobWorker({
    ...shared,
    ...computer,
    width: settings.WORKERS + 1,
    onFailure: ignore,
    onSkipped: ignore,
  });
  let id: string | null = null;
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    await worker.ready();
    ({
      job: { id },
    } = await jobs.submit(request, input));
    for (let [from, isDone] = [1, false]; !isDone; ) {
      stopped.signal.throwIfAborted();
      const status = await jobs.status(id);
      if (!('job' in status) || status.state === 'failed' || status.state === 'damaged')
        throw new Error('a part of the batch could not be computed or stored; see the log of the workers');
      isDone = status.state === 'completed';
      bar.show(status.progress.done, status.job.lines);
      const { bytes, nextLine } = await jobs.results(id, { fromLine: from, isCompressed: false });
      await print(bytes);
      from = nextLine;
      if (!isDone) await pause(LOOK_EVERY_MS);
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    if (id !== null) await jobs.remove(id);
    await worker.close(0);
    await jobs.close();
  }
}
