import { fstatSync, writeSync } from 'node:fs';
import { monotonicMs } from '../../adapters/systemClock.js';

/** Where log lines go. A full disk and a slow or closed reader never affect the caller. */
export interface LogDestination {
  /**
   * Write a line. It is written 10 ms later, together with the others of that time, or when the process exits before; queued for
   * a slow reader, or dropped. This never throws and never blocks.
   */
  write(line: string): void;
  /** Fulfilled when no line waits any more, or after the time, whichever comes first. */
  flush(longestMs: number): Promise<void>;
}

export interface LogDestinationOptions {
  /** Called for each line that is dropped. */
  readonly onDropped: () => void;
  /** Bytes of lines that may wait for a slow reader; what comes past them is dropped. */
  readonly mostWaitingBytes?: number;
}

const MAX_WAITING_BYTES = 1024 * 1024;
/** Bytes of lines that are written with one call. */
const BYTES_AT_ONCE = 64 * 1024;
/**
 * The same of a pipe, which takes so many whole or not at all (`PIPE_BUF` of Linux): another process that writes into it cannot cut
 * a line in two.
 */
const PIPE_BYTES_AT_ONCE = 4096;
const RETRY_MS = 20;
/** How long a line waits for others. To write costs as much CPU time as to format six lines. */
const COLLECT_MS = 10;
/** The reader is slow: what the pipe did not take now it takes later. Any other error loses the line. */
const LATER = new Set(['EAGAIN', 'EWOULDBLOCK', 'EINTR']);
const WARN = 40;
const LINE_END = Buffer.from('\n');

/** A line that waits; `reports` is the number of dropped lines that it reports. */
interface Waiting {
  readonly text: string;
  readonly byteLength: number;
  readonly reports: number;
}

/**
 * Lines to an open file descriptor. A line that a full disk or a closed pipe does not take is dropped and counted, and
 * the next one is tried again, so that logging goes on when there is room again; then a line says how many are missing.
 */
export function openLogDestination(
  fd: number,
  { onDropped, mostWaitingBytes = MAX_WAITING_BYTES }: LogDestinationOptions,
): LogDestination {
  const bytesAtOnce = fstatSync(fd).isFIFO() ? PIPE_BYTES_AT_ONCE : BYTES_AT_ONCE;
  doNotBlock(fd);
  const queue: Waiting[] = [];
  /** What is left of the first line, of which a part is written. */
  let rest: Buffer | null = null;
  let waitingBytes = 0;
  let dropped = 0;
  let retry: NodeJS.Timeout | null = null;
  let collecting: NodeJS.Timeout | null = null;
  /** An error cut a line off: a line break is written before the next one, which must not be appended to its half. */
  let isTorn = false;
  /** The last call lost a line: the next one tries a single line. */
  let isFailing = false;

  const drop = (): void => {
    dropped++;
    onDropped();
  };
  const enqueue = (text: string, reports: number): void => {
    const byteLength = Buffer.byteLength(text);
    waitingBytes += byteLength;
    queue.push({ text, byteLength, reports });
  };
  const remove = (line: Waiting): void => {
    queue.shift();
    waitingBytes -= line.byteLength;
    rest = null;
  };
  /** Some bytes of the first lines are written. */
  const forget = (written: number): void => {
    for (let left = written; left > 0; ) {
      const [line] = queue as [Waiting];
      const byteLength = rest?.byteLength ?? line.byteLength;
      if (left < byteLength) {
        rest = (rest ?? Buffer.from(line.text)).subarray(left);
        return;
      }
      left -= byteLength;
      remove(line);
      dropped -= line.reports;
    }
  };
  /** False where the rest has to wait. */
  const writeSome = (line: Waiting): boolean => {
    try {
      const before = isTorn ? LINE_END.byteLength : 0;
      const lines = rest ?? firstLines(queue, isFailing ? 0 : bytesAtOnce - before);
      const written = writeSync(fd, isTorn ? Buffer.concat([LINE_END, lines]) : lines);
      isTorn = false;
      isFailing = false;
      forget(written - before);
    } catch (error) {
      if (LATER.has((error as NodeJS.ErrnoException).code ?? '')) return false;
      isFailing = true;
      if (rest !== null) isTorn = true;
      remove(line);
      // What is lost of a line about losses is still counted.
      if (line.reports === 0) drop();
      return true;
    }
    if (queue.length === 0 && dropped > 0) enqueue(lossLine(dropped), dropped);
    return true;
  };
  const pump = (): void => {
    if (collecting !== null) clearTimeout(collecting);
    collecting = null;
    if (retry !== null) return;
    for (let line = queue[0]; line !== undefined; line = queue[0]) {
      if (writeSome(line)) continue;
      retry = setTimeout(() => {
        retry = null;
        pump();
      }, RETRY_MS).unref();
      return;
    }
  };

  process.on('exit', () => {
    if (retry !== null) clearTimeout(retry);
    retry = null;
    pump();
  });

  return {
    write(text) {
      if (waitingBytes + text.length > Math.min(mostWaitingBytes, BYTES_AT_ONCE)) pump();
      if (waitingBytes + text.length > mostWaitingBytes) return drop();
      enqueue(text, 0);
      collecting ??= setTimeout(pump, COLLECT_MS).unref();
    },
    async flush(longestMs) {
      pump();
      const end = monotonicMs() + longestMs;
      while (queue.length > 0 && monotonicMs() < end) await new Promise((next) => setTimeout(next, RETRY_MS));
    },
  };
}

/** The first lines together, and at least one. */
function firstLines(queue: readonly Waiting[], most: number): Buffer {
  let bytes = 0;
  let text = '';
  for (const line of queue) {
    bytes += line.byteLength;
    if (text !== '' && bytes > most) break;
    text += line.text;
  }
  return Buffer.from(text);
}

const lossLine = (count: number): string =>
  `${JSON.stringify({ level: WARN, time: Date.now(), pid: process.pid, count, msg: 'log lines were dropped' })}\n`;

/**
 * Node sets standard output to non-blocking at its first use when it is a pipe or a socket; a write to a pipe without a
 * reader would otherwise block the whole process. An error of the stream itself appears at the next line.
 */
function doNotBlock(fd: number): void {
  const kind = fstatSync(fd);
  if (fd === process.stdout.fd && (kind.isFIFO() || kind.isSocket())) process.stdout.on('error', () => {});
}
